"""The rules of Ulysses once more, after docs/rules/ulysses.md and docs/archive.md.

Given the deal key and the written actions it works out every consequence itself; the verifier compares them with those
that an archive spells out. The ids in comments are those of the rules.
"""

import json
import re
from pathlib import Path

from chance import sha256, shuffled
from wrong import Wrong, need

KINDS = "otwxzp"
SUPPLY = {"o": 50, "t": 23, "w": 23, "x": 16, "z": 11, "p": 9}
COLOURS = ("violet", "green", "red", "blue")
SIDES = ("blue", "red", "black")
TEMPLES = 23
PLAGUES = 6


class Board:
    def __init__(self, folder, name):
        need(re.fullmatch(r"[a-z0-9-]+", name), f"board {name!r}")
        path = Path(folder) / f"{name}.json"
        need(path.is_file(), f"board {name!r} is not known")
        data = json.loads(path.read_text("utf-8"))
        self.places = [place["id"] for place in data["places"]]
        self.number = {place: number for number, place in enumerate(self.places)}
        self.colour = {place["id"]: place["colour"] for place in data["places"]}
        self.start = data["start"]
        self.neighbours = {place: set() for place in self.places}
        for one, other in data["lines"]:
            self.neighbours[one].add(other)
            self.neighbours[other].add(one)


class Hand(dict):
    """How many cards of each kind."""

    def __init__(self, letters=""):
        super().__init__({kind: 0 for kind in KINDS})
        for letter in letters:
            self[letter] += 1

    @classmethod
    def read(cls, text):
        need(re.fullmatch("".join(f"([1-9][0-9]*{kind})?" for kind in KINDS), text) and text, f"{text!r} are no cards")
        hand = cls()
        for count, kind in re.findall(r"([0-9]+)([a-z])", text):
            need(int(count) <= SUPPLY[kind], f"{text!r}: there are not so many")
            hand[kind] = int(count)
        return hand

    def total(self):
        return sum(self.values())

    def plus(self, other):
        both = Hand()
        for kind in KINDS:
            both[kind] = self[kind] + other[kind]
        return both

    def take(self, other):
        for kind in KINDS:
            need(self[kind] >= other[kind], f"there are no {other} in a hand of {self}")
        for kind in KINDS:
            self[kind] -= other[kind]

    def put(self, other):
        for kind in KINDS:
            self[kind] += other[kind]

    def only(self, kinds):
        return all(self[kind] == 0 for kind in KINDS if kind not in kinds)

    def letters(self):
        return "".join(kind * self[kind] for kind in KINDS)

    def __str__(self):
        return "".join(f"{self[kind]}{kind}" for kind in KINDS if self[kind])


class Player:
    def __init__(self):
        self.hand = Hand()
        self.temples = 1  # U-SETUP-5
        self.hidden = set()
        self.revealed = []
        self.given_back = set()


class Game:
    def __init__(self, ruleset, options, participants, key, boards):
        need(ruleset in ("ulysses/1", "ulysses-cs/1"), f"ruleset {ruleset!r} is not known")
        need(list(options) == ["board", "switching_sides", "turn_limit"], "options: other members")
        need(isinstance(options["board"], str), "options: board")
        need(isinstance(options["switching_sides"], bool), "options: switching_sides")
        limit = options["turn_limit"]
        need(type(limit) is int and 1 <= limit <= 1000, "options: turn_limit")
        need(3 <= participants <= 5, "three to five take part")  # U-COMP-1
        self.ruleset, self.options, self.key = ruleset, options, key
        self.czech = ruleset == "ulysses-cs/1"
        self.board = Board(boards, options["board"])
        self.n = participants
        self.events = []
        self.set_up()

    @staticmethod
    def options_form_of(options):
        sides = "free" if options.get("switching_sides") else "fixed"
        return f"board {options.get('board')} sides {sides} turns {options.get('turn_limit')}"

    def options_form(self):
        return self.options_form_of(self.options)

    # Setting up

    def set_up(self):
        self.order = shuffled(self.key, 0, range(self.n))  # S-01
        self.tell("seats_drawn", shuffle=0, order=self.order)
        self.players = [Player() for _ in range(self.n)]
        self.piles = {}
        for number, colour in enumerate(COLOURS, 1):  # U-SETUP-2
            places = [place for place in self.board.places if self.board.colour[place] == colour]
            self.piles[colour] = shuffled(self.key, number, places)
            self.tell("pile_shuffled", shuffle=number, colour=colour, order=list(self.piles[colour]))
        for seat, player in enumerate(self.players):  # U-SETUP-3
            goals = [self.piles[colour].pop() for colour in COLOURS]
            player.hidden = set(goals)
            self.tell("goals_dealt", seat=seat, goals=goals)
        self.next_shuffle = 5
        self.discard = Hand()
        self.shuffle_deck("".join(kind * SUPPLY[kind] for kind in KINDS))
        for seat, player in enumerate(self.players):  # U-SETUP-6
            letters = "".join(self.deck.pop() for _ in range(5 + seat))
            player.hand = Hand(letters)
            self.tell("hand_dealt", seat=seat, count=len(letters), cards=letters)
        self.ship = self.board.start  # U-SETUP-4
        self.plagues = set()
        self.active = 0
        self.turn = 1
        self.winds = 0
        self.result = None
        self.begin_turn()

    def shuffle_deck(self, letters):
        self.deck = shuffled(self.key, self.next_shuffle, letters)
        self.tell("deck_shuffled", shuffle=self.next_shuffle, count=len(self.deck), order="".join(self.deck))
        self.next_shuffle += 1

    # The course of a turn

    def begin_turn(self):
        self.movement = 1
        self.pandora_used = self.exchange_used = False
        self.tell("turn_began", turn=self.turn, seat=self.active)
        for seat in self.round_from(self.active):  # U-DRAW-2
            self.draw(seat, self.players[seat].temples)  # U-DRAW-1
        self.begin_phase()

    def begin_phase(self):
        self.phase, self.asked = "action", self.active
        self.sides = {side: Hand() for side in SIDES}

    def draw(self, seat, count):
        letters = ""

        def take():
            if letters:
                self.players[seat].hand.put(Hand(letters))
                self.tell("drew", seat=seat, count=len(letters), cards=letters)

        for left in range(count, 0, -1):
            if not self.deck:
                take()
                letters = ""
                if self.discard.total() == 0:  # S-08
                    return self.tell("draw_lapsed", seat=seat, count=left)
                letters_before = self.discard.letters()
                self.discard = Hand()
                self.shuffle_deck(letters_before)  # S-06, S-07
            letters += self.deck.pop()
        take()

    def end_turn(self):
        self.tell("turn_ended", turn=self.turn, seat=self.active)
        if self.turn + self.winds >= self.options["turn_limit"]:  # S-87
            most = max(len(player.revealed) for player in self.players)
            best = [seat for seat, player in enumerate(self.players) if len(player.revealed) == most]
            return self.end(best, "turn_limit")
        self.turn += 1
        self.active = (self.active + 1) % self.n  # U-TURN-3
        self.begin_turn()

    def sail(self, side, place):
        cards = Hand()
        for played in self.sides.values():
            cards.put(played)
        self.discard.put(cards)  # U-DISC-18
        self.sides = {side: Hand() for side in SIDES}
        self.tell("settled", side=side, cards=str(cards))
        self.tell("ship_moved", **{"from": self.ship, "to": place})
        self.ship = place
        for seat, player in enumerate(self.players):  # U-GOAL-1
            if place in player.hidden:
                player.hidden.remove(place)
                player.revealed.append(place)
                self.tell("goal_shown", seat=seat, goal=place, revealed=len(player.revealed))
                if len(player.revealed) == 4:  # U-END-1
                    return self.end([seat], "fourth_goal")
        if side == "blue":  # S-73
            self.phase, self.asked = "wind", self.active
        else:
            self.end_turn()

    def end(self, winners, reason):
        self.phase, self.asked = "over", None
        self.result = {"won": winners[0]} if len(winners) == 1 else {"shared": winners}
        self.tell("game_over", winners=winners, reason=reason)

    # Actions

    def act(self, seat, text):
        """Carries an action out; returns its public form and what it caused."""
        self.events = []
        need(self.phase != "over", "the game is over")
        need(seat == self.asked, "another seat is asked")
        verb, *words = text.split(" ")
        acts = {
            "action": ("pandora", "plague", "unplague", "exchange", "temple", "propose", "stay"),
            "asking": ("agree", "object"),
            "discussion": ("pass", "support", "black"),
            "wind": ("wind", "rest"),
        }
        need(verb in acts[self.phase], f"{verb!r} is no answer to this question")
        try:
            public = getattr(self, "do_" + verb)(seat, *words)
        except TypeError as error:
            raise Wrong(f"{text!r} has too many or too few words") from error
        return public or text, self.events

    def do_pandora(self, seat, card):
        need(not self.pandora_used, "a second Pandora")  # U-PAND-2
        need(self.deck or self.discard.total(), "nothing to draw")  # S-12
        self.use(seat, card, "p")
        self.pandora_used = True
        self.draw(seat, 2)
        self.drop(seat, Hand(card))  # S-09

    def do_plague(self, seat, place, card):
        self.known(place)
        need(place not in self.plagues, "a plague lies there already")  # S-14
        need(len(self.plagues) < PLAGUES, "all plagues are on the board")  # U-PLAG-2
        self.use(seat, card, "x")
        self.drop(seat, Hand(card))
        self.plagues.add(place)
        self.tell("plague_placed", seat=seat, place=place)

    def do_unplague(self, seat, place, cards):
        need(place in self.plagues, "no plague lies there")
        self.pay_price(seat, Hand.read(cards))  # U-UNPL-1
        self.clear(seat, place)

    def do_exchange(self, seat, goal, pile, cards):
        player = self.players[seat]
        need(not self.exchange_used, "a second exchange")  # U-EXCH-1
        need(goal in player.hidden, "not a hidden goal of this seat")  # S-25
        need(pile in COLOURS, f"{pile!r} is no colour")
        colour, barred = self.board.colour[goal], self.board.colour[self.ship]
        if self.czech:  # D-02
            need(colour != barred and pile == colour, "the exchange is barred")
        else:
            need(pile != barred, "the pile is barred")  # U-EXCH-2
        need(pile == colour or self.piles[pile], "the pile is empty")  # S-28
        self.pay_price(seat, Hand.read(cards))
        self.exchange_used = True
        player.hidden.remove(goal)
        player.given_back.add(goal)
        self.piles[colour].insert(0, goal)
        self.tell("goal_returned", seat=seat, colour=colour, goal=goal)
        drawn = self.piles[pile].pop()
        player.hidden.add(drawn)
        self.tell("goal_drawn", seat=seat, colour=pile, goal=drawn)
        return f"exchange {colour} {pile} {cards}"  # S-89

    def do_temple(self, seat, temples, others):
        player = self.players[seat]
        temples, others = Hand.read(temples), Hand.read(others)
        need(self.temple_stock() > 0, "no temple is left")  # U-TEMP-4
        need(temples.only("tz") and temples.total() == player.temples, "wrong temple cards")  # U-TEMP-1, S-22
        need(others.total() == player.temples, "wrong number of further cards")
        both = temples.plus(others)
        player.hand.take(both)
        self.drop(seat, both)
        player.temples += 1
        self.tell("temple_built", seat=seat, temples=player.temples, stock=self.temple_stock())

    def do_propose(self, seat, place):
        need(place in self.free_neighbours(), "not a free neighbour")  # U-PROP-1, U-PROP-2
        self.discs = {"blue": (place, seat)}
        self.tell("disc_placed", seat=seat, side="blue", place=place)
        self.phase, self.asked = "asking", (seat + 1) % self.n  # S-40
        self.agreed = set()

    def do_stay(self, seat):
        need(not self.free_neighbours(), "a neighbour is free")  # S-36
        self.tell("ship_stayed", at=self.ship)
        self.end_turn()

    def do_agree(self, seat):
        self.agreed.add(seat)
        self.asked = (seat + 1) % self.n
        if self.asked == self.active:  # U-DISC-3
            self.sail("blue", self.discs["blue"][0])

    def do_object(self, seat, place, cards, *clear):
        votes = self.mark(seat, "red", place, cards, clear, least=1, most=1 if self.czech else None)  # D-06
        self.phase = "discussion"
        self.member = {self.active: "blue"}  # U-DISC-15
        self.played = {}
        self.still_in = set(range(self.n)) - (self.agreed if self.czech else set())  # U-DISC-10, D-05
        # Whose first question of this movement is still to come (U-BLCK-3, -4).
        self.fresh = set(range(self.n)) - self.agreed - {self.active, seat}
        self.play(seat, "red", votes)
        self.go_round(seat)

    def do_pass(self, seat):
        self.still_in.remove(seat)  # U-DISC-9
        self.go_round(seat)

    def do_support(self, seat, side, cards):
        need(side in self.discs, f"{side!r} is not on the board")
        own = self.member.get(seat)
        free = self.options["switching_sides"] and not self.owns_disc(seat)  # S-54
        need(own in (None, side) or free, "the seat belongs to another side")
        votes = Hand.read(cards)
        need(votes.only("oz"), "only objections and Zeus count")  # U-DISC-13
        need(votes.total() >= self.least(side), "the side would not lead")  # U-DISC-11
        self.play(seat, side, votes)
        self.go_round(seat)

    def do_black(self, seat, place, cards, *clear):
        need("black" not in self.discs, "black is out")  # U-BLCK-6
        need(not self.owns_disc(seat), "the seat has a disc")  # S-47, S-48
        if self.czech:  # D-09
            need(seat not in self.member or self.options["switching_sides"], "the seat belongs to a side")
        else:
            need(seat in self.fresh, "the chance is lost")  # U-BLCK-3
        votes = self.mark(seat, "black", place, cards, clear, least=self.least("black"), most=None)  # U-BLCK-5
        self.play(seat, "black", votes)
        self.go_round(seat)

    def do_wind(self, seat, card):
        if self.czech:  # S-87
            need(self.turn + self.winds < self.options["turn_limit"], "the turn limit is reached")
            self.winds += 1
        self.use(seat, card, "w")
        self.drop(seat, Hand(card))
        self.movement += 1
        if self.czech:  # D-14
            self.pandora_used = self.exchange_used = False
        self.tell("movement_began", movement=self.movement)
        self.begin_phase()  # U-WIND-2

    def do_rest(self, seat):
        self.end_turn()

    # Parts of actions

    def mark(self, seat, side, place, cards, clear, least, most):
        """Clearing, disc, and the check of the cards: one step (U-DISC-4)."""
        self.known(place)
        votes = Hand.read(cards)
        need(place in self.board.neighbours[self.ship], "not a neighbour")  # U-DISC-5
        need(place not in [taken for taken, _ in self.discs.values()], "the place is taken")
        need(votes.only("oz"), "only objections and Zeus count")
        need(votes.total() >= least and (most is None or votes.total() <= most), "too few cards, or too many")
        need(bool(clear) == (place in self.plagues), "a plague must be cleared, and only a plague")  # S-44
        if clear:  # U-DISC-6
            need(not self.czech, "no clearing here")  # D-03
            need(len(clear) == 2 and clear[0] == "clear", "expected «clear CARDS»")
            price = Hand.read(clear[1])
            self.copy_of_hand(seat).take(price.plus(votes))
            self.pay_price(seat, price)
            self.clear(seat, place)
        self.discs[side] = (place, seat)
        self.tell("disc_placed", seat=seat, side=side, place=place)
        return votes

    def play(self, seat, side, votes):
        self.players[seat].hand.take(votes)
        self.sides[side].put(votes)
        self.member[seat] = side
        self.played[seat] = self.played.get(seat, 0) + votes.total()
        self.last = seat
        counts = [self.sides[each].total() for each in SIDES]
        need(SIDES[counts.index(max(counts))] == side, "the side does not lead")  # U-DISC-12
        self.tell("played", seat=seat, side=side, cards=str(votes), counts=counts)

    def go_round(self, seat):
        self.fresh.discard(seat)
        if self.still_in == {self.last}:  # U-DISC-17
            side = self.member[self.last]
            return self.sail(side, self.discs[side][0])
        self.asked = next(other for other in self.round_from((seat + 1) % self.n) if other in self.still_in)

    def least(self, side):
        blue, red, black = (self.sides[each].total() for each in SIDES)
        short = {
            "blue": max(red - blue, black - blue),
            "red": max(blue + 1 - red, black - red),
            "black": max(blue + 1 - black, red + 1 - black),
        }
        return max(1, short[side])

    def use(self, seat, card, kind):
        need(card in (kind, "z"), f"{card!r} has not this effect")  # U-ZEUS-1
        self.players[seat].hand.take(Hand(card))

    def pay_price(self, seat, cards):
        need(cards.total() == self.players[seat].temples, "not as many cards as temples")  # U-ACT-4
        self.players[seat].hand.take(cards)
        self.drop(seat, cards)

    def drop(self, seat, cards):
        """Cards that have left a hand, to the discard."""
        self.discard.put(cards)
        self.tell("discarded", seat=seat, cards=str(cards))

    def clear(self, seat, place):
        self.plagues.remove(place)
        self.tell("plague_removed", seat=seat, place=place)

    # Looking

    def known(self, place):
        need(place in self.board.number, f"{place!r} is no place")

    def silence(self):
        """What whoever is asked says by saying nothing (S-83); none where a choice is due."""
        stay = None if self.free_neighbours() else "stay"
        return {"action": stay, "asking": "agree", "discussion": "pass", "wind": "rest"}.get(self.phase)

    def owns_disc(self, seat):
        return any(owner == seat for _, owner in self.discs.values())

    def copy_of_hand(self, seat):
        return self.players[seat].hand.plus(Hand())

    def free_neighbours(self):
        return self.board.neighbours[self.ship] - self.plagues

    def temple_stock(self):
        return TEMPLES - sum(player.temples for player in self.players)

    def round_from(self, seat):
        return [(seat + step) % self.n for step in range(self.n)]

    def tell(self, event, **members):
        self.events.append({"event": event, **members})

    def check_cards(self):
        """No card and no goal is ever lost."""
        everything = Hand("".join(self.deck)).plus(self.discard)
        for hand in [player.hand for player in self.players] + list(self.sides.values()):
            everything = everything.plus(hand)
        need(everything == SUPPLY, "action cards are lost")
        goals = [goal for pile in self.piles.values() for goal in pile]
        for player in self.players:
            goals += list(player.hidden) + player.revealed
        need(sorted(goals) == sorted(self.board.places), "goals are lost")

    def counts(self):
        each = self.players
        return {
            "asked": [] if self.asked is None else [self.asked],
            "hands": [player.hand.total() for player in each],
            "deck": len(self.deck),
            "discard": str(self.discard),
            "sides": [str(self.sides[side]) for side in SIDES],
            "piles": [len(self.piles[colour]) for colour in COLOURS],
            "hidden": [len(player.hidden) for player in each],
            "revealed": [len(player.revealed) for player in each],
            "temples": [player.temples for player in each],
            "temple_stock": self.temple_stock(),
            "plagues": len(self.plagues),
        }

    def stored_phase(self):
        if self.result:
            return {"over": self.result}
        if self.phase == "asking":
            return {"asking": {"blue": self.board.number[self.discs["blue"][0]], "asked": self.asked}}
        if self.phase != "discussion":
            return self.phase
        discs = [self.discs.get(side) for side in SIDES]
        counts = [self.sides[side].total() for side in SIDES]
        return {
            "discussion": {
                "discs": [disc and {"place": self.board.number[disc[0]], "owner": disc[1]} for disc in discs],
                "cards": [str(self.sides[side]) for side in SIDES],
                "sides": [self.member.get(seat) for seat in range(self.n)],
                "played": [self.played.get(seat, 0) for seat in range(self.n)],
                "still_in": sorted(self.still_in),
                "unasked": sorted(self.fresh),
                "asked": self.asked,
                "last": self.last,
                "leading": SIDES[counts.index(max(counts))],
            }
        }

    def state(self):
        """The digest of the last state (docs/archive.md, sections 5 and 6)."""
        number = self.board.number
        numbers = lambda places: sorted(number[place] for place in places)
        stored = {
            "ruleset": self.ruleset,
            "options": self.options,
            "key": self.key.hex(),
            "next_shuffle": self.next_shuffle,
            "turn": self.turn,
            **({"winds": self.winds} if self.winds and not self.result else {}),
            "movement": self.movement,
            "active": self.active,
            "phase": self.stored_phase(),
            "ship": number[self.ship],
            "plagues": numbers(self.plagues),
            "pandora_used": self.pandora_used,
            "exchange_used": self.exchange_used,
            "deck": "".join(self.deck),
            "discard": str(self.discard),
            "piles": [[number[place] for place in self.piles[colour]] for colour in COLOURS],
            "players": [
                {
                    "hand": str(player.hand),
                    "temples": player.temples,
                    "hidden": numbers(player.hidden),
                    "revealed": [number[place] for place in player.revealed],
                    "given_back": numbers(player.given_back),
                }
                for player in self.players
            ],
        }
        return sha256(json.dumps(stored, separators=(",", ":")).encode()).hex()
