"""What both games and the verifier say when something does not hold."""


class Wrong(Exception):
    """Something in the file is not as it must be."""


def need(condition, reason):
    if not condition:
        raise Wrong(reason)
