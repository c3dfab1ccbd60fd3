"""The rules of Odyssee once more, after docs/rules/odyssee.md and docs/archive.md.

Given the deal key and the written actions it works out every consequence itself; the verifier compares them with those
that an archive spells out. The ids in comments are those of the rules.
"""

import itertools
import json
import re

from chance import sha256, shuffled, words
from odyssee_board import DIRECTIONS, sea
from wrong import Wrong, need

GIFTS, CHIPS, CREW, ISLES = 24, 10, 4, 15
BARS_BATTLE, BARS_WIND = 11, 12
# what each of these cards asks.
CHOICES = {5: ("arrow", "calm"), 6: ("feast", "graze"), 7: ("hero", "gifts"), 14: ("look",)}


class Player:
    def __init__(self, ship):
        self.ship = ship
        self.crew, self.gifts, self.chips = CREW, 3, CHIPS  # O-SETUP-3, -4
        self.hunger = self.doom = self.favour = 0
        self.skips = self.lands = False
        self.looked, self.cards = set(), []
        self.sail_rolls = self.favour_rolls = 0

    def entitled(self):
        return self.chips <= len(self.cards)  # O-WIN-1, G-33


class Terms:
    """Gifts, cards and islands that one gives (G-32)."""

    def __init__(self, text="0"):
        self.gifts, self.cards, self.isles = 0, [], []
        need(re.fullmatch(r"0|([1-9][0-9]*g|card[1-9][0-9]?|isle[1-9][0-9]?)(\+(card|isle)[1-9][0-9]?)*", text), f"{text!r} are no terms")
        for item in [] if text == "0" else text.split("+"):
            if item.endswith("g"):
                self.gifts = int(item[:-1])
                need(self.gifts <= GIFTS, f"{text!r}: there are not so many gifts")
            else:
                (self.cards if item.startswith("card") else self.isles).append(int(item[4:]))
                need(int(item[4:]) <= ISLES, f"{text!r}: there is no {item}")
        need(str(self) == text, f"{text!r} has another spelling")

    def __str__(self):
        gifts = [f"{self.gifts}g"] if self.gifts else []
        cards, isles = ([f"{kind}{number}" for number in sorted(set(all_of))] for kind, all_of in (("card", self.cards), ("isle", self.isles)))
        return "+".join(gifts + cards + isles) or "0"

    def nothing(self):
        return not (self.gifts or self.cards or self.isles)

    def stored(self):
        lists = {"cards": named("card", self.cards), "isles": named("isle", self.isles)}
        return {**({"gifts": self.gifts} if self.gifts else {}), **{name: found for name, found in lists.items() if found}}


def named(kind, numbers):
    return [f"{kind}{number}" for number in numbers]


def number_of(kind, text):
    need(re.fullmatch(kind + r"[1-9][0-9]?", text) and int(text[4:]) <= ISLES, f"{text!r} is no {kind}")
    return int(text[4:])


class Game:
    def __init__(self, ruleset, options, participants, key, boards):
        need(ruleset == "odyssee/1", f"ruleset {ruleset!r} is not known")
        need(list(options) == ["board", "battle", "round_limit"], "options: other members")
        need(isinstance(options["board"], str), "options: board")
        need(options["battle"] in ("either", "both"), "options: battle")
        limit = options["round_limit"]
        need(type(limit) is int and 1 <= limit <= 500, "options: round_limit")
        need(2 <= participants <= 6, "two to six take part")  # O-SETUP-1
        self.ruleset, self.options, self.key, self.n = ruleset, options, key, participants
        self.board = sea(boards, options["board"])
        self.dice = {}
        self.events, self.result = [], None
        self.set_up()

    @staticmethod
    def options_form_of(options):
        return f"board {options.get('board')} battle {options.get('battle')} rounds {options.get('round_limit')}"

    def options_form(self):
        return self.options_form_of(self.options)

    def tell(self, event, **members):
        self.events.append({"event": event, **members})

    # Setting up

    def set_up(self):
        self.order = shuffled(self.key, 0, range(self.n))  # G-02
        self.tell("seats_drawn", stream=0, order=self.order)
        cards = shuffled(self.key, 1, range(1, ISLES + 1))  # O-SETUP-2
        self.tell("rim_dealt", stream=1, order=named("card", cards))
        self.rim = dict(enumerate(cards, 1))
        self.open, self.gone = set(), set()
        self.owners = {isle: None for isle in self.rim}
        self.rim_chips = {isle: set() for isle in self.rim}
        self.players = [Player(self.trojan(seat)) for seat in range(self.n)]
        self.round = self.turn = 1
        self.active = 0  # O-SETUP-5
        self.begin_turn()

    def trojan(self, seat):
        return self.board.troy[seat % len(self.board.troy)]  # G-03

    # The course of a turn

    def begin_turn(self):
        seat = self.active
        player = self.players[seat]
        self.tell("turn_began", round=self.round, turn=self.turn, seat=seat)
        self.moved = set()
        self.free = player.favour > 0  # G-20
        player.favour = max(0, player.favour - 1)
        if player.gifts:  # O-FEED-1
            player.gifts -= 1
            self.tell("fed", seat=seat, gifts=player.gifts)
        elif player.hunger < 3:  # O-HUNG-1
            player.hunger += 1
            self.tell("hungered", seat=seat, stones=player.hunger)
            if player.hunger == 3:
                player.doom = 2  # G-22
        else:
            self.tell("starved", seat=seat)
        if player.skips:  # O-TURN-3
            player.skips = False
            self.tell("turn_skipped", seat=seat)
            self.end_turn()
        elif player.lands:  # O-TURN-4
            player.lands = False
            self.arrive(due=True)
        elif player.ship == self.board.ithaca and player.entitled():  # G-48
            self.end({"won": seat}, [seat], "home")
        else:
            self.ask("turn", seat)

    def end_turn(self):
        player = self.players[self.active]
        if player.doom:
            player.doom -= 1
            if not player.doom:
                self.lose_ship(self.active, "hunger")
        self.tell("turn_ended", turn=self.turn, seat=self.active)
        if self.active == self.n - 1:
            if self.round == self.options["round_limit"]:
                return self.end_by_limit()
            self.round += 1
        self.turn += 1
        self.active = (self.active + 1) % self.n
        self.begin_turn()

    def end_by_limit(self):
        """G-39: fewest chips beyond cards, then most islands."""

        def rank(seat):
            player = self.players[seat]
            return len(player.cards) - player.chips, list(self.owners.values()).count(seat)

        best = max(rank(seat) for seat in range(self.n))
        leaders = [seat for seat in range(self.n) if rank(seat) == best]
        self.end({"won": leaders[0]} if len(leaders) == 1 else {"shared": leaders}, leaders, "round_limit")

    def end(self, result, winners, reason):
        self.result, self.phase, self.asked = result, "over", None
        self.tell("game_over", winners=winners, reason=reason)

    def ask(self, phase, seat, **open_question):
        self.phase, self.asked, self.question = phase, seat, open_question

    # Dice (docs/deal.md)

    def word(self, stream, position):
        found = self.dice.setdefault(stream, ([], words(self.key, stream)))
        found[0].extend(itertools.islice(found[1], position + 1 - len(found[0])))
        return found[0][position]

    def sail(self, seat):
        player, stream = self.players[seat], 16 + 2 * seat
        position, player.sail_rolls = player.sail_rolls, player.sail_rolls + 1
        roll = 1 + self.word(stream, position) % 4
        self.tell("sail_rolled", seat=seat, stream=stream, position=position, roll=roll)
        return roll

    def white(self, seat):
        player, stream = self.players[seat], 17 + 2 * seat
        position, player.favour_rolls = player.favour_rolls, player.favour_rolls + 1
        face = ("white", "black")[self.word(stream, position) % 2]
        self.tell("favour_rolled", seat=seat, stream=stream, position=position, face=face)
        return face == "white"

    # Gifts and heroes

    def stock(self):
        return GIFTS - sum(player.gifts for player in self.players)

    def gain(self, seat, wanted):
        player, count = self.players[seat], min(wanted, self.stock())  # G-25
        if count:
            player.gifts += count
            self.tell("gained", seat=seat, count=count, gifts=player.gifts)
            self.end_hunger(seat)
        if count < wanted:
            self.tell("gain_lapsed", seat=seat, count=wanted - count)

    def end_hunger(self, seat):
        player = self.players[seat]
        if player.hunger:  # G-23
            player.hunger = player.doom = 0
            self.tell("hunger_ended", seat=seat)

    def lose_gifts(self, seat, wanted):
        player = self.players[seat]
        count = min(wanted, player.gifts)
        if count:
            player.gifts -= count
            self.tell("gifts_lost", seat=seat, count=count, gifts=player.gifts)

    def lose_heroes(self, seat, wanted):
        """Whether anybody is left."""
        player = self.players[seat]
        count = min(wanted, player.crew)
        player.crew -= count
        self.tell("heroes_lost", seat=seat, count=count, crew=player.crew)
        return player.crew > 0

    def lose_ship(self, seat, cause):
        """O-LOSS-1, O-LOSS-2, G-24."""
        player = self.players[seat]
        self.tell("ship_lost", seat=seat, cause=cause)
        back = [isle for isle in self.rim_chips if seat in self.rim_chips[isle]]
        for isle in back:
            self.rim_chips[isle].remove(seat)
        player.chips += len(back)
        player.ship, player.crew = self.trojan(seat), CREW
        player.hunger = player.doom = player.favour = 0
        player.skips = player.lands = False
        self.tell("restarted", seat=seat, at=self.board.names[player.ship], back=named("isle", back), chips=player.chips)
        self.gain(seat, max(0, 3 - player.gifts))

    # Sailing and storms

    def do_die(self, seat):
        self.ask("sail", seat, roll=self.sail(seat))

    def do_arrow(self, seat, origin, direction):
        need(origin in self.board.number, f"{origin!r} is no hex")
        need(direction in DIRECTIONS, f"{direction!r} is no direction")
        is_bag, player = self.phase == "card", self.players[seat]
        paid = 0 if is_bag or self.free else 1
        need(player.gifts >= paid, "no gift for the arrow")  # G-04
        player.gifts -= paid
        self.tell("arrow_laid", seat=seat, origin=origin, direction=direction, paid=paid)
        for other, ship in enumerate(self.players):
            if not (is_bag and other == seat):  # O-CARD-05
                self.blow(seat, other, ship, self.board.number[origin], direction)
        if is_bag:
            self.settle()
        elif seat in self.moved:
            self.arrive()  # G-12
        else:
            self.meet(0)

    def blow(self, by, seat, player, origin, direction):
        before = player.ship
        sheltered = before not in self.board.water or seat != by and BARS_WIND in player.cards  # G-13, O-CARD-12
        wind = self.board.wind(origin, direction, before)
        if sheltered or not wind:
            return
        player.ship = self.board.drive(before, direction, wind, player.entitled())
        if player.ship == before:  # G-44
            return
        ashore = player.ship not in self.board.water and player.ship != self.board.ithaca
        player.lands = ashore and seat != by  # O-STORM-6
        self.moved.add(seat)
        self.tell("blown", seat=seat, **{"from": self.board.names[before], "to": self.board.names[player.ship]})

    def ends(self, seat, roll):
        player = self.players[seat]
        found = {hex_ for hex_, steps in self.board.distances(player.ship).items() if 0 < steps <= roll}
        return found if player.entitled() else found - {self.board.ithaca}

    def do_sail(self, seat, name):
        player = self.players[seat]
        to = self.board.number.get(name)
        need(to is not None, f"{name!r} is no hex")
        need(to in self.ends(seat, self.question["roll"]), f"{name} is not within reach")
        self.tell("sailed", seat=seat, **{"from": self.board.names[player.ship], "to": name})
        player.ship = to
        self.moved.add(seat)
        self.arrive()

    def do_stay(self, seat):
        self.tell("stayed", seat=seat, at=self.board.names[self.players[seat].ship])
        self.meet(0)  # G-06

    # Landing

    def arrive(self, due=False):
        seat, player = self.active, self.players[self.active]
        if player.ship in self.board.isle_at:
            return self.land(self.board.isle_at[player.ship])
        if player.ship in self.board.syrte:
            self.tell("landed", seat=seat, stop="syrte")
            if due:
                self.tell("turn_skipped", seat=seat)  # G-46
            else:
                player.skips = True  # O-SPEC-1
                self.tell("will_skip", seat=seat)
        elif player.ship == self.board.aeolus:
            self.tell("landed", seat=seat, stop="aeolus")
            player.favour = 3  # O-SPEC-2
            self.tell("favoured", seat=seat, turns=3)
        elif player.ship == self.board.ithaca:
            self.tell("landed", seat=seat, stop="ithaca")
            return self.end({"won": seat}, [seat], "home")  # O-WIN-3
        self.meet(0)

    def land(self, isle):
        seat, player = self.active, self.players[self.active]
        self.isle = isle
        self.tell("landed", seat=seat, stop=f"isle{isle}")
        card = self.rim[isle]
        if card is not None:  # O-LAND-1
            self.rim[isle] = None
            self.open.discard(isle)
            for other in self.players:
                other.looked.discard(isle)
            player.cards.append(card)
            self.tell("card_taken", seat=seat, isle=f"isle{isle}", card=f"card{card}")
            return self.carry_out(card, None)
        owner = self.owners[isle]
        if owner is None:
            return self.settle()  # G-45
        if owner == seat or not self.can_lay(seat, isle):
            return self.meet(0)  # G-18
        held = self.players[owner].cards
        if not held:
            self.settle()  # G-17
        elif len(held) == 1:
            self.give(held[0])  # G-49
        else:
            self.ask("newcomer", seat)

    def can_lay(self, seat, isle):
        return self.players[seat].chips > 0 or seat in self.rim_chips[isle]  # G-15

    def do_land(self, seat):
        self.ask("owner", self.owners[self.isle], bid=None)

    def do_bid(self, seat, terms, word, card):
        terms, card = Terms(terms), number_of("card", card)
        owner = self.owners[self.isle]
        need(word == "for", "«for» is missing")
        need(card in self.players[owner].cards, "the owner does not have the card")
        self.check_deal(seat, owner, terms, Terms(), self.isle)
        self.ask("owner", owner, bid=(terms, card))

    def do_give(self, seat, card):
        card = number_of("card", card)
        need(card in self.players[seat].cards, "the seat does not have the card")
        self.give(card)

    def do_take(self, seat):
        need(self.question["bid"], "there is no bid")
        self.sell(*self.question["bid"])

    def do_ask(self, seat, terms, word, card, other, otherwise):
        terms, card, otherwise = Terms(terms), number_of("card", card), number_of("card", otherwise)
        need((word, other) == ("for", "else"), "«for» or «else» is missing")
        need(not self.question["bid"], "a bid lies there")
        need({card, otherwise} <= set(self.players[seat].cards) and card != otherwise, "not two cards of the seat")
        self.check_deal(seat, self.active, Terms(), terms, self.isle)
        self.ask("price", self.active, price=(terms, card), otherwise=otherwise)

    def sell(self, terms, card):
        newcomer, owner = self.active, self.owners[self.isle]
        self.deal(newcomer, owner, terms, Terms())
        self.give(card)

    def give(self, card):
        """O-LAND-3, O-LAND-4."""
        newcomer, owner = self.active, self.owners[self.isle]
        self.players[owner].cards.remove(card)
        self.players[newcomer].cards.append(card)
        self.tell("card_given", seat=owner, to=newcomer, card=f"card{card}")
        self.carry_out(card, owner)

    def settle(self):
        """O-LAND-2, O-LAND-5."""
        seat, isle = self.active, self.isle
        if self.can_lay(seat, isle):
            owner = self.owners[isle]
            if owner is not None:
                self.rim_chips[isle].add(owner)
                self.tell("chip_displaced", seat=owner, isle=f"isle{isle}")
            self.put_chip(seat, isle)
        self.meet(0)

    def put_chip(self, seat, isle):
        from_rim = seat in self.rim_chips[isle]  # G-15
        if from_rim:
            self.rim_chips[isle].remove(seat)
        else:
            self.players[seat].chips -= 1
        self.owners[isle] = seat
        self.tell("chip_laid", seat=seat, isle=f"isle{isle}", from_rim=from_rim, chips=self.players[seat].chips)

    # The fifteen cards (section 8)

    def carry_out(self, card, source):
        self.card, self.source = card, source
        self.done(getattr(self, f"card_{card}")(self.active, self.players[self.active]))

    def done(self, floats):
        """None if the player is asked, else whether anybody is left aboard."""
        if floats is None:
            return self.ask("card", self.active)
        if floats:
            return self.settle()
        seat = self.active
        self.players[seat].cards.remove(self.card)  # G-16
        told = {"seat": seat, "card": f"card{self.card}"}
        if self.source is None:
            self.rim[self.isle] = self.card
            self.open.add(self.isle)
            self.tell("card_returned", **told, rim=f"isle{self.isle}")
        else:
            self.players[self.source].cards.append(self.card)
            self.tell("card_returned", **told, to=self.source)
        self.lose_ship(seat, "card")
        self.meet(0)

    def skip(self, seat):
        self.players[seat].skips = True
        self.tell("will_skip", seat=seat)

    def card_1(self, seat, player):
        if self.white(seat):
            self.gain(seat, 3)
        else:
            self.gain(seat, 1)
            self.skip(seat)
        return True

    def card_2(self, seat, player):
        lost = {1: 2, 2: 1, 3: 1, 4: 0}[self.sail(seat)]
        if lost and not self.lose_heroes(seat, lost):
            return False  # G-57
        self.gain(seat, 2)
        return True

    def card_3(self, seat, player):
        whites = 0
        for _ in range(2):
            if self.white(seat):
                whites += 1
            elif not self.lose_heroes(seat, 1):
                return False
        if whites == 2:
            self.gain(seat, 2)
        return True

    def card_4(self, seat, player):
        if self.white(seat):
            self.gain(seat, 3)
        elif self.lose_heroes(seat, 1):
            self.gain(seat, 1)
        return player.crew > 0

    def card_5(self, seat, player):
        self.gain(seat, 1)

    def card_6(self, seat, player):
        return None

    def card_7(self, seat, player):
        return None if player.gifts >= 2 else self.lose_heroes(seat, 1)  # G-62

    def card_8(self, seat, player):
        if not player.gifts:
            return self.lose_heroes(seat, 1)
        self.lose_gifts(seat, self.sail(seat))
        return True

    def card_9(self, seat, player):
        self.gain(seat, 4)
        self.skip(seat)
        return True

    def card_10(self, seat, player):
        self.gain(seat, 2)
        if player.crew < CREW:
            player.crew += 1
            self.tell("heroes_gained", seat=seat, count=1, crew=player.crew)
        return True

    def card_11(self, seat, player):
        self.gain(seat, 1)
        return True

    card_12 = card_11

    def card_13(self, seat, player):
        if self.sail(seat) > player.crew:
            return self.lose_heroes(seat, 1)
        self.gain(seat, 2)
        return True

    def card_14(self, seat, player):
        self.gain(seat, 2)
        if len(self.face_down()) > 2:
            return None
        self.look(seat, self.face_down())  # G-58, G-62
        return True

    def card_15(self, seat, player):
        self.gain(seat, 4)
        return self.lose_heroes(seat, 1)

    def do_calm(self, seat):
        self.done(True)

    def do_feast(self, seat):
        self.gain(seat, 4)
        self.done(self.white(seat) or self.lose_heroes(seat, 2))

    def do_graze(self, seat):
        self.gain(seat, 1)
        self.done(True)

    def do_hero(self, seat):
        self.done(self.lose_heroes(seat, 1))

    def do_gifts(self, seat):
        self.lose_gifts(seat, 2)
        self.done(True)

    def do_look(self, seat, *isles):
        isles = [number_of("isle", isle) for isle in isles]
        need(len(isles) == 2 and isles[0] < isles[1], "not two islands in their order")
        need(set(isles) <= set(self.face_down()), "no card lies face down there")
        self.look(seat, isles)
        self.done(True)

    def face_down(self):
        return [isle for isle, card in self.rim.items() if card is not None and isle not in self.open]

    def look(self, seat, isles):
        if isles:
            self.players[seat].looked |= set(isles)
            cards = named("card", [self.rim[isle] for isle in isles])
            self.tell("looked", seat=seat, isles=named("isle", isles), cards=cards)

    # Deals (section 9)

    def check_deal(self, giver, receiver, gives, wants, barred=None):
        for seat, terms in ((giver, gives), (receiver, wants)):
            player = self.players[seat]
            need(terms.gifts <= player.gifts, "more gifts than there are")
            need(set(terms.cards) <= set(player.cards), "a card that is not there")
            need(all(self.owners[isle] == seat and isle != barred for isle in terms.isles), "an island that is not there")
        for seat, takes, back in ((giver, wants, gives), (receiver, gives, wants)):
            needed = [isle for isle in takes.isles if seat not in self.rim_chips[isle]]
            need(len(needed) <= self.players[seat].chips + len(back.isles), "too few chips")  # G-34, G-64

    def deal(self, one, other, gives, wants):
        ways = ((one, other, gives), (other, one, wants))
        for giver, receiver, terms in ways:
            if terms.nothing():
                continue
            self.tell("paid", seat=giver, to=receiver, terms=terms.stored())
            self.players[giver].gifts -= terms.gifts
            self.players[receiver].gifts += terms.gifts
            for card in terms.cards:
                self.players[giver].cards.remove(card)
                self.players[receiver].cards.append(card)  # G-51
            if terms.gifts:
                self.end_hunger(receiver)  # G-52
            for isle in terms.isles:
                self.owners[isle] = None
                self.players[giver].chips += 1
                self.tell("chip_taken_back", seat=giver, isle=f"isle{isle}", chips=self.players[giver].chips)
        for _, receiver, terms in ways:
            for isle in terms.isles:
                self.put_chip(receiver, isle)

    # Two ships on one hex

    def pairs(self):
        """G-28, G-63: as steps clockwise from the active player."""
        return [(self.active + near, self.active + far) for near, far in itertools.combinations(range(6), 2) if far < self.n]

    def meet(self, first):
        pairs = self.pairs()
        # Numbered as at a table of six, so that a number means the same at every table.
        numbered = [pair for pair in enumerate(itertools.combinations(range(6), 2)) if pair[1][1] < self.n]
        for (number, _), (near, far) in zip(numbered, pairs):
            if number < first:
                continue
            near, far = near % self.n, far % self.n
            if self.meets(near, far):
                swap = near != self.active and near not in self.moved
                one, two = (far, near) if swap else (near, far)
                at = self.board.names[self.players[one].ship]
                self.tell("met", first=one, second=two, at=at)
                self.pair, self.first, self.second = number, one, two
                return self.ask("meeting", one, second_speaks=False, first_wants=False, proposal=None)
        self.end_turn()

    def meets(self, near, far):
        here = self.players[near].ship
        closed = here in self.board.troy or here == self.board.ithaca  # G-26
        barred = any(BARS_BATTLE in self.players[seat].cards for seat in (near, far))  # G-56
        return here == self.players[far].ship and bool({near, far} & self.moved) and not closed and not barred

    def speaks(self):
        """Who has the word, and who hears it."""
        both = (self.first, self.second)
        return both[::-1] if self.question["second_speaks"] else both

    def do_peace(self, seat):
        self.pass_word()

    def do_fight(self, seat):
        self.want_battle()

    def do_demand(self, seat, terms):
        self.propose("demand", Terms(), Terms(terms))

    def do_trade(self, seat, gives, word, wants):
        need(word == "for", "«for» is missing")
        self.propose("trade", Terms(gives), Terms(wants))

    def propose(self, kind, gives, wants):
        speaker, listener = self.speaks()
        need(not (gives.nothing() and wants.nothing()), "it names nothing")  # G-65
        self.check_deal(speaker, listener, gives, wants)
        self.ask("proposal", listener, **{**self.question, "proposal": (kind, gives, wants)})

    def pass_word(self):
        if self.question["second_speaks"]:
            return self.part()
        self.ask("meeting", self.second, **{**self.question, "second_speaks": True, "proposal": None})

    def want_battle(self):
        fights = self.question["second_speaks"] and self.question["first_wants"]
        if self.options["battle"] == "either" or fights:  # O-FIGHT-1
            self.tell("battle_began", first=self.first, second=self.second)
            return self.fight()
        self.question["first_wants"] = not self.question["second_speaks"]  # G-66
        self.pass_word()

    def part(self):
        self.tell("parted", first=self.first, second=self.second)
        self.meet(self.pair + 1)

    def fight(self):
        """O-FIGHT-2, -3, G-29, G-55."""
        both = (self.first, self.second)
        for ties in (1, 2, 3):
            one, two = (self.sail(seat) + self.players[seat].crew for seat in both)
            if one == two:
                self.tell("tied", first=self.first, second=self.second, ties=ties)
                continue
            loser = both[0] if one < two else both[1]
            if self.lose_heroes(loser, 1):
                return self.ask("battle", loser, loser=loser, winner_speaks=False, offer=None)
            self.lose_ship(loser, "battle")  # O-FIGHT-5
            return self.meet(self.pair + 1)
        self.part()

    def fighters(self):
        """Who has the word in a battle, and who hears it."""
        loser = self.question["loser"]
        winner = self.second if loser == self.first else self.first
        return (winner, loser) if self.question["winner_speaks"] else (loser, winner)

    def do_on(self, seat):
        if self.question["winner_speaks"]:
            return self.fight()
        changed = {**self.question, "winner_speaks": True, "offer": None}
        self.ask("battle", self.fighters()[1], **changed)

    def do_offer(self, seat, gives, *rest):
        need(not rest or len(rest) == 2 and rest[0] == "for" and rest[1] != "0", "not «for» and something")
        gives, wants = Terms(gives), Terms(rest[1] if rest else "0")
        speaker, listener = self.fighters()
        self.check_deal(speaker, listener, gives, wants)
        self.ask("offer", listener, **{**self.question, "offer": (gives, wants)})

    def do_accept(self, seat):
        if self.phase == "price":
            return self.sell(*self.question["price"])
        if self.phase == "proposal":
            _, gives, wants = self.question["proposal"]
            self.deal(*self.speaks(), gives, wants)
        else:
            self.deal(*self.fighters(), *self.question["offer"])
        self.part()

    def do_refuse(self, seat):
        if self.phase == "price":
            self.give(self.question["otherwise"])
        elif self.phase == "offer":
            self.do_on(seat)  # G-30
        elif self.question["proposal"][0] == "demand":
            self.question["proposal"] = None
            self.want_battle()  # G-54
        else:
            self.pass_word()

    # What is asked

    ANSWERS = {
        "turn": ("die", "arrow"),
        "sail": ("sail", "stay"),
        "newcomer": ("land", "bid"),
        "owner": ("give", "take", "ask"),
        "price": ("accept", "refuse"),
        "meeting": ("peace", "fight", "demand", "trade"),
        "proposal": ("accept", "refuse"),
        "battle": ("on", "offer"),
        "offer": ("accept", "refuse"),
    }

    def act(self, seat, text):
        """Carries an action out; returns its public form, which is the whole, and what it caused."""
        self.events = []
        need(self.phase != "over", "the game is over")
        need(seat == self.asked, "another seat is asked")
        verb, *rest = text.split(" ")
        answers = CHOICES[self.card] if self.phase == "card" else self.ANSWERS[self.phase]
        need(verb in answers, f"{verb!r} is no answer to this question")
        try:
            getattr(self, "do_" + verb)(seat, *rest)
        except TypeError as error:
            raise Wrong(f"{text!r} has too many or too few words") from error
        return text, self.events

    def silence(self):
        """What whoever is asked says by saying nothing (section 9)."""
        if self.phase == "over":
            return None
        simple = {"turn": "die", "newcomer": "land", "price": "refuse", "meeting": "peace", "battle": "on"}
        if self.phase in simple:
            return simple[self.phase]
        if self.phase == "owner":
            return f"give card{self.players[self.asked].cards[0]}"
        if self.phase == "card":
            lowest = " ".join(named("isle", self.face_down()[:2]))
            return {5: "calm", 6: "graze", 7: "gifts", 14: f"look {lowest}"}[self.card]
        if self.phase == "sail":
            return self.homeward(self.asked)
        wants = self.question["proposal"][2] if self.phase == "proposal" else self.question["offer"][1]
        return "accept" if wants.nothing() else "refuse"

    def homeward(self, seat):
        player = self.players[seat]
        ways = self.board.distances(player.ship)
        if player.entitled():
            goal = self.board.ithaca
        else:
            worth = [isle for isle in self.owners if self.owners[isle] != seat and self.can_lay(seat, isle)]
            stops = [self.board.isles[isle] for isle in worth if self.board.isles[isle] != player.ship]
            if not stops:
                return "stay"
            goal = min(stops, key=lambda stop: ways.get(stop, 999))
        left = lambda hex_: 0 if hex_ == goal else self.board.distances(hex_).get(goal, 999)
        ships = {other.ship for other in self.players}
        nearer = lambda hex_: hex_ in self.board.water and left(hex_) < left(player.ship)
        ends = [hex_ for hex_ in self.ends(seat, self.question["roll"]) if hex_ == goal or nearer(hex_)]
        if not ends:
            return "stay"
        best = min(ends, key=lambda hex_: (left(hex_), hex_ in ships, hex_))
        return f"sail {self.board.names[best]}"

    # What everyone can count, and the last state

    def counts(self):
        each = lambda count: [count(player) for player in self.players]
        return {
            "asked": [] if self.asked is None else [self.asked],
            "gifts": each(lambda player: player.gifts),
            "stock": self.stock(),
            "chips": each(lambda player: player.chips),
            "crews": each(lambda player: player.crew),
            "hunger": each(lambda player: player.hunger),
            "cards": each(lambda player: named("card", player.cards)),
            "ships": each(lambda player: self.board.names[player.ship]),
            "owners": list(self.owners.values()),
            "rim_chips": [sorted(seats) for seats in self.rim_chips.values()],
            "rim": named("isle", [isle for isle, card in self.rim.items() if card is not None]),
            "gone": named("card", sorted(self.gone)),
        }

    def check_cards(self):
        """No card, no chip and no gift is ever lost."""
        cards = [card for card in self.rim.values() if card is not None] + list(self.gone)
        for player in self.players:
            cards += player.cards
        need(sorted(cards) == list(range(1, ISLES + 1)), "cards are lost")
        for seat, player in enumerate(self.players):
            laid = list(self.owners.values()).count(seat) + sum(seat in seats for seats in self.rim_chips.values())
            need(player.chips + laid == CHIPS, "chips are lost")
        need(self.stock() >= 0, "there are not so many gifts")

    def state(self):
        """The digest of the last state (docs/archive.md, sections 5 and 6)."""
        stored = {
            "ruleset": self.ruleset,
            "options": self.options,
            "key": self.key.hex(),
            "round": self.round,
            "turn": self.turn,
            "active": self.active,
            "phase": self.stored_phase(),
            "moved": sorted(self.moved),
            "rim": [card and f"card{card}" for card in self.rim.values()],
            "open": named("isle", sorted(self.open)),
            "owners": list(self.owners.values()),
            "rim_chips": [sorted(seats) for seats in self.rim_chips.values()],
            "gone": named("card", sorted(self.gone)),
            "players": [
                {
                    "ship": player.ship,
                    "crew": player.crew,
                    "gifts": player.gifts,
                    "chips": player.chips,
                    "hunger": player.hunger,
                    "doom": player.doom,
                    "skips": player.skips,
                    "lands": player.lands,
                    "favor": player.favour,
                    "looked": named("isle", sorted(player.looked)),
                    "cards": named("card", player.cards),
                    "sail_rolls": player.sail_rolls,
                    "favor_rolls": player.favour_rolls,
                }
                for player in self.players
            ],
        }
        return sha256(json.dumps(stored, separators=(",", ":")).encode()).hex()

    def stored_phase(self):
        price = lambda found: found and {"terms": found[0].stored(), "card": f"card{found[1]}"}
        exchange = lambda gives, wants: {"gives": gives.stored(), "wants": wants.stored()}
        pair = lambda: {"pair": self.pair, "first": self.first, "second": self.second}
        if self.phase == "over":
            return {"over": self.result}
        if self.phase == "turn":
            return {"turn": {"free": self.free}}
        if self.phase == "sail":
            return {"sail": {"roll": self.question["roll"]}}
        if self.phase == "newcomer":
            return {"landing": "newcomer"}
        if self.phase == "owner":
            return {"landing": {"owner": {"bid": price(self.question["bid"])}}}
        if self.phase == "price":
            otherwise = f"card{self.question['otherwise']}"
            return {"landing": {"price": {"price": price(self.question["price"]), "otherwise": otherwise}}}
        if self.phase == "card":
            return {"card": {"card": f"card{self.card}", "from": self.source}}
        if self.phase in ("meeting", "proposal"):
            spoken = self.question["proposal"]
            if spoken:
                kind, gives, wants = spoken
                spoken = {kind: wants.stored() if kind == "demand" else exchange(gives, wants)}
            words_ = {name: self.question[name] for name in ("second_speaks", "first_wants")}
            return {"meeting": {**pair(), **words_, "proposal": spoken}}
        offer = self.question["offer"] and exchange(*self.question["offer"])
        said = {"loser": self.question["loser"], "winner_speaks": self.question["winner_speaks"]}
        return {"battle": {**pair(), **said, "offer": offer}}
