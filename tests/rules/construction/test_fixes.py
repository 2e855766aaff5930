"""The fixes of a verdict, followed together, lead to a legal deck."""

import random
from collections import Counter
from dataclasses import replace

import pytest

from rules.construction import Fix, Problem, load_format, validate
from rules.construction.problem import FixKind
from rules.construction.tcg.build import card_of
from rules.lcg.deck import LcgDeck
from rules.tcg.deck import TcgDeck
from rules.tcg.facts.reader import all_cards
from rules.tcg.vocabulary import CardType, Side
from tests.rules.construction.builds import KING, KING_DAYS, LAST_DAYS, SHADOWS, copies, judge

CITY_OF_MEN, KNIGHT = "7_83", "7_364"


def fixes(deck: TcgDeck, slug: str = "king-block") -> dict[str, Fix | None]:
    return {problem.code: problem.finding.fix for problem in judge(deck, slug).problems}


class TestOneThingToDo:
    def test_fifty_nine_cards_name_the_side_that_lacks_one(self):
        held = dict(KING.draw_deck)
        free = [c for c, n in held.items() for _ in range(n) if side_of(c) is Side.FREE_PEOPLES]
        shadow = [c for c, n in held.items() for _ in range(n) if side_of(c) is Side.SHADOW]
        deck = replace(KING, draw_deck=tuple(Counter([*free[:30], *shadow[:29]]).items()))

        assert fixes(deck) == {
            "draw-deck-too-small": Fix(FixKind.ADD, 1, what=Side.SHADOW),
            "unequal-sides": None,
        }

    def test_a_card_too_many_is_replaced_where_the_deck_is_even_without_it(self):
        deck = copies(KING, c7_364=5, c7_173=3)

        assert fixes(deck) == {"too-many-copies": Fix(FixKind.REPLACE, 1, cards=(KNIGHT,))}

    def test_ninety_nine_copies_are_not_answered_with_ninety_six_more_cards(self):
        deck = copies(KING, c7_364=99)
        found = fixes(deck)
        taken = found["too-many-copies"]
        added = found["unequal-sides"]

        assert taken == Fix(FixKind.REMOVE, 95, cards=(KNIGHT,))
        assert added is None or added.count < 10

    def test_a_card_that_is_replaced_is_not_taken_out_as_well(self):
        deck = copies(KING, c1_40=5)  # of another set, and too many

        assert fixes(deck)["too-many-copies"] is None

    def test_a_site_too_many_of_a_shadow_number_is_replaced_in_a_deck_of_nine(self):
        first, _, *rest = SHADOWS.sites
        deck = replace(SHADOWS, sites=(first, first, *rest))
        found = {p.code: p.finding.fix for p in judge(deck, "open", LAST_DAYS).problems}

        assert found == {"same-site-twice": Fix(FixKind.REPLACE, 1, cards=(first,))}

    def test_nine_sites_of_another_block_are_one_problem_with_one_fix(self):
        deck = replace(KING, sites=SHADOWS.sites)
        found = fixes(deck)

        fix = found["site-of-another-block"]
        assert fix is not None
        assert (fix.kind, fix.count) == (FixKind.REPLACE, 9)
        assert found["site-numbers-missing"] is None


def side_of(card_id: str) -> Side | None:
    card = card_of(card_id)
    return card.side if card is not None else None


class Follower:
    """A player who does what every fix says, with cards that no rule minds."""

    def __init__(self, deck: TcgDeck) -> None:
        self.held = Counter(dict(deck.draw_deck))
        self.fresh = [
            card
            for card in all_cards().values()
            if card.set == 7
            and card.type not in (CardType.SITE, CardType.THE_ONE_RING)
            and card.title not in {one.title for one in map(card_of, self.held) if one}
        ]

    def follow(self, problems: tuple[Problem, ...]) -> None:
        for problem in problems:
            fix = problem.finding.fix
            if fix is None:
                continue
            if fix.kind is FixKind.ADD:
                for side, count in fix.sides or ((fix.what, fix.count),):
                    self.add(Side(side), count)
            else:
                self.take(fix)

    def take(self, fix: Fix) -> None:
        left = fix.count
        for card_id in fix.cards:
            taken = min(left, self.held[card_id])
            self.held[card_id] -= taken
            left -= taken
            if fix.kind is FixKind.REPLACE:
                side = side_of(card_id)
                assert side is not None
                self.add(side, taken)
        assert left == 0, "a fix takes out more cards than there are"

    def add(self, side: Side, count: int) -> None:
        for _ in range(count):
            card = next(one for one in self.fresh if one.side is side)
            self.held[card.id] += 1
            if self.held[card.id] == 4:
                self.fresh = [one for one in self.fresh if one.title != card.title]


@pytest.mark.parametrize("seed", range(60))
def test_a_player_who_follows_every_fix_ends_with_a_legal_deck(seed):
    """Decks with anything wrong in the draw deck: size, sides, copies, sets, the X-list."""
    rng = random.Random(seed)
    of_anything = [
        card.id
        for card in all_cards().values()
        if card.side is not None and card.set in (1, 3, 7, 8)
    ]
    held = Counter({card: count for card, count in KING.draw_deck if rng.random() < 0.8})
    for card_id in rng.sample(of_anything, rng.randint(0, 6)):
        held[card_id] += rng.choice((1, 2, 4, 5, 9))
    for card_id in rng.sample(sorted(held), rng.randint(0, 3)):
        held[card_id] += rng.randint(1, 30)
    deck = replace(KING, draw_deck=tuple(held.items()))
    format = load_format(rng.choice(("king-block", "standard", "open")))

    follower = Follower(deck)
    follower.follow(validate(deck, format, on=KING_DAYS).problems)
    followed = replace(deck, draw_deck=tuple((c, n) for c, n in follower.held.items() if n))

    assert validate(followed, format, on=KING_DAYS).problems == ()


class TestOfTheOtherGame:
    FIFTY = LcgDeck(
        heroes=(("01001", 1), ("01002", 1), ("01003", 1)),
        player_deck=(*((f"010{number}", 3) for number in range(13, 29)), ("01029", 2)),
    )

    def fixes(self, deck: LcgDeck) -> dict[str, Fix | None]:
        verdict = validate(deck, load_format("lcg-tournament"), on=LAST_DAYS.replace(year=2013))
        return {problem.code: problem.finding.fix for problem in verdict.problems}

    def test_a_copy_too_many_in_a_deck_of_fifty_is_replaced(self):
        cards = dict(self.FIFTY.player_deck) | {"01013": 4, "01029": 1}
        deck = replace(self.FIFTY, player_deck=tuple(cards.items()))

        assert self.fixes(deck) == {"too-many-copies": Fix(FixKind.REPLACE, 1, cards=("01013",))}

    def test_a_deck_that_is_too_small_needs_as_many_more_as_are_taken_out(self):
        cards = dict(self.FIFTY.player_deck) | {"01013": 5, "01014": 0}
        deck = replace(self.FIFTY, player_deck=tuple((c, n) for c, n in cards.items() if n))
        found = self.fixes(deck)

        assert found["too-many-copies"] == Fix(FixKind.REMOVE, 2, cards=("01013",))
        assert found["player-deck-too-small"] == Fix(FixKind.ADD, 3, what="card")

    def test_a_hero_twice_among_four_is_taken_out_once(self):
        deck = replace(self.FIFTY, heroes=(*self.FIFTY.heroes[:2], ("01003", 2)))

        assert self.fixes(deck) == {
            "too-many-heroes": None,
            "same-hero-twice": Fix(FixKind.REMOVE, 1, cards=("01003",)),
        }
