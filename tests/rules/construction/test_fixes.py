"""The fixes of a verdict, followed together, lead to a legal deck."""

import random
from collections import Counter
from dataclasses import replace

import pytest

from rules.construction import Fix, load_format, validate
from rules.construction.printings import printings
from rules.construction.problem import FixKind
from rules.construction.tcg.build import card_of
from rules.lcg.deck import LcgDeck
from rules.lcg.facts.reader import all_cards as all_lcg_cards
from rules.tcg.deck import TcgDeck
from rules.tcg.facts.reader import all_cards
from rules.tcg.vocabulary import CardType, Side
from tests.rules.construction.builds import (
    FELLOWSHIP,
    KING,
    KING_DAYS,
    LAST_DAYS,
    SHADOWS,
    TODAY,
    TOWERS,
    copies,
    judge,
)
from tests.rules.construction.following import Follower, LcgFollower

CITY_OF_MEN, KNIGHT = "7_83", "7_364"


def fixes(deck: TcgDeck, slug: str = "king-block") -> dict[str, Fix | None]:
    return {problem.code: problem.finding.fix for problem in judge(deck, slug).problems}


class TestOneThingToDo:
    def test_fifty_nine_cards_name_the_side_that_lacks_one(self) -> None:
        held = dict(KING.draw_deck)
        free = [c for c, n in held.items() for _ in range(n) if side_of(c) is Side.FREE_PEOPLES]
        shadow = [c for c, n in held.items() for _ in range(n) if side_of(c) is Side.SHADOW]
        deck = replace(KING, draw_deck=tuple(Counter([*free[:30], *shadow[:29]]).items()))

        assert fixes(deck) == {
            "draw-deck-too-small": Fix(FixKind.ADD, 1, what=Side.SHADOW),
            "unequal-sides": None,
        }

    def test_a_card_too_many_is_replaced_where_the_deck_is_even_without_it(self) -> None:
        deck = copies(KING, c7_364=5, c7_173=3)

        assert fixes(deck) == {"too-many-copies": Fix(FixKind.REPLACE, 1, cards=(KNIGHT,))}

    def test_ninety_nine_copies_are_not_answered_with_ninety_six_more_cards(self) -> None:
        deck = copies(KING, c7_364=99)
        found = fixes(deck)
        taken = found["too-many-copies"]
        added = found["unequal-sides"]

        assert taken == Fix(FixKind.REMOVE, 95, cards=(KNIGHT,))
        assert added is None or added.count < 10

    def test_a_card_that_is_replaced_is_not_taken_out_as_well(self) -> None:
        deck = copies(KING, c1_40=5)  # of another set, and too many

        assert fixes(deck)["too-many-copies"] is None

    def test_a_site_too_many_of_a_shadow_number_is_replaced_in_a_deck_of_nine(self) -> None:
        first, _, *rest = SHADOWS.sites
        deck = replace(SHADOWS, sites=(first, first, *rest))
        found = {p.code: p.finding.fix for p in judge(deck, "open", LAST_DAYS).problems}

        assert found == {"same-site-twice": Fix(FixKind.REPLACE, 1, cards=(first,))}

    def test_nine_sites_of_another_block_are_one_problem_with_one_fix(self) -> None:
        deck = replace(KING, sites=TOWERS.sites)
        found = fixes(deck)

        fix = found["site-of-another-block"]
        assert fix is not None
        assert (fix.kind, fix.count) == (FixKind.REPLACE, 9)
        assert set(found) == {"site-of-another-block"}


def side_of(card_id: str) -> Side | None:
    card = card_of(card_id)
    return card.side if card is not None else None


# Formats and days of every kind: numbered sites, Shadows sites, sites of any one block; X-lists
# with sites and a Ring-bearer; small decks; no rare cards; one copy of each.
PLACES = (
    ("king-block", KING_DAYS),
    ("king-block", LAST_DAYS),
    ("standard", KING_DAYS),
    ("standard", TODAY),
    ("open", KING_DAYS),
    ("open", TODAY),
    ("expanded", TODAY),
    ("war-of-the-ring-block", TODAY),
    ("pre-shadows-multipath", TODAY),
    ("french", TODAY),
    ("expanded-czech", TODAY),
    ("fellowship-block-poormans", TODAY),
    ("pc-movie-block", TODAY),
    ("sealed-hunters", TODAY),
)


@pytest.mark.parametrize("seed", range(240))
def test_a_player_who_follows_every_fix_ends_with_a_legal_deck(seed: int) -> None:
    """Decks with anything wrong: size, sides, copies, sets, lists, sites, ring, strange numbers."""
    rng = random.Random(seed)
    slug, day = PLACES[seed % len(PLACES)]
    format = load_format(slug)
    deck = spoil(rng.choice((KING, FELLOWSHIP, TOWERS, SHADOWS)), rng)

    followed = Follower(deck, format, day).follow(validate(deck, format, on=day).problems)

    assert validate(followed, format, on=day).problems == ()


NUMBERS = {
    of: tuple(number for number, printing in printings().items() if printing.of == of)
    for of in {printing.of for printing in printings().values()}
}


def spoil(deck: TcgDeck, rng: random.Random) -> TcgDeck:
    """Give the deck with some things wrong with it."""
    cards = list(all_cards().values())
    drawn = [card.id for card in cards if card.side is not None]
    sites = [card.id for card in cards if card.type is CardType.SITE]
    rings = [card.id for card in cards if card.type is CardType.THE_ONE_RING]
    listed = ("13_188", "0_62", "0_67", "1_45", "8_1", "7_49", "10_2", "3_67")
    held = Counter({card: count for card, count in deck.draw_deck if rng.random() < 0.8})
    for card_id in rng.sample(drawn, rng.choice((0, 0, 2, 6))):
        held[card_id] += rng.choice((1, 2, 4, 5, 9))
    for card_id in rng.sample(sorted(held), rng.randint(0, 2)):
        held[card_id] += rng.randint(1, 30)
    if rng.random() < 0.4:
        held[rng.choice((*listed, *rings, *sites, "99_1", "4_0", "nothing"))] += rng.randint(1, 3)
    for card_id in rng.sample(sorted(held), rng.choice((0, 1, 3))):
        number = rng.choice((*NUMBERS.get(card_id, ()), card_id))
        held[number], held[card_id] = held[number] + 1, held[card_id] - 1
    held[rng.choice(("0_2", "0_5", "0_7", "0_13", "0_23"))] += rng.choice((0, 0, 1, 2, 5))
    path = list(deck.sites)
    for _ in range(rng.choice((0, 0, 1, 2, 4))):
        path[rng.randrange(len(path))] = rng.choice((*sites, *path, rng.choice(drawn), "13_188"))
    path += rng.sample(sites, rng.choice((0, 0, 0, 1, 3)))
    path = path[rng.choice((0, 0, 0, 1, 4)) :]
    bearer = rng.choice(
        (deck.ring_bearer, deck.ring_bearer, "0_67", "13_149", "1_303", "99_2", None)
    )
    ring = rng.choice((deck.ring, deck.ring, rng.choice(rings), "7_3", "99_3", None))
    return TcgDeck(bearer, ring, tuple(path), tuple((+held).items()))


class TestNumbersOfTheDeck:
    """0 P 2 is a printing of Bill the Pony, 3 U 106, which Standard had on its X-list."""

    def test_a_fix_takes_out_the_number_that_the_deck_holds(self) -> None:
        (problem,) = judge(copies(KING, c0_2=1, c7_83=2), "standard").problems

        assert problem.finding.cards == ("0_2",)
        assert problem.finding.fix == Fix(FixKind.REPLACE, 1, cards=("0_2",))

    def test_a_card_under_two_numbers_is_named_by_both(self) -> None:
        (problem,) = judge(copies(KING, c0_2=1, c3_106=1, c7_83=1), "standard").problems

        assert set(problem.finding.cards) == {"0_2", "3_106"}
        assert problem.finding.have == 2
        assert problem.finding.fix is not None
        assert set(problem.finding.fix.cards) == {"0_2", "3_106"}

    @pytest.mark.parametrize("slug", ["standard", "king-block", "starter-decks"])
    def test_a_problem_names_no_card_that_the_deck_does_not_hold(self, slug: str) -> None:
        deck = copies(KING, c0_2=1, c0_13=5, c0_23=2)
        held = {deck.ring_bearer, deck.ring, *deck.sites, *(card for card, _ in deck.draw_deck)}

        for problem in judge(deck, slug, TODAY).problems:
            missing = {card for card, _ in problem.finding.missing}
            assert set(problem.finding.cards) - missing <= held
            taken = problem.finding.fix.cards if problem.finding.fix is not None else ()
            assert set(taken) - missing <= held


class TestWhatHasAPlaceToFill:
    def test_a_banned_site_is_replaced(self) -> None:
        shadows = SHADOWS.sites
        deck = replace(SHADOWS, sites=("13_188", *shadows[1:]))
        found = {p.code: p.finding.fix for p in judge(deck, "standard", TODAY).problems}

        assert found["banned"] == Fix(FixKind.REPLACE, 1, cards=("13_188",))

    def test_a_banned_ring_bearer_is_replaced(self) -> None:
        deck = replace(SHADOWS, ring_bearer="0_67")
        found = {p.code: p.finding.fix for p in judge(deck, "standard", TODAY).problems}

        assert found["banned"] == Fix(FixKind.REPLACE, 1, cards=("0_67",))

    def test_a_foreign_ring_in_the_draw_deck_is_only_taken_out(self) -> None:
        found = fixes(copies(KING, c4_1=1))

        assert found == {
            "not-a-draw-deck-card": Fix(FixKind.REMOVE, 1, cards=("4_1",)),
            "set-not-in-format": None,
        }

    def test_a_minion_in_place_of_a_site_leaves_a_site_to_add(self) -> None:
        *sites, _ = sorted(KING.sites, key=site_number)
        deck = replace(KING, sites=(*sites, "7_188"))

        assert fixes(deck) == {
            "not-a-site": Fix(FixKind.REMOVE, 1, cards=("7_188",)),
            "site-numbers-missing": Fix(FixKind.ADD, 1, what="site"),
        }

    def test_a_number_that_no_card_has_is_taken_out_of_an_even_deck(self) -> None:
        deck = replace(KING, draw_deck=(*KING.draw_deck, ("99_1", 3)))

        assert fixes(deck) == {"unknown-card": Fix(FixKind.REMOVE, 3, cards=("99_1",))}


def site_number(card_id: str) -> int:
    card = card_of(card_id)
    assert card is not None
    assert card.site_number is not None
    return card.site_number


class TestOfTheOtherGame:
    FIFTY = LcgDeck(
        heroes=(("01001", 1), ("01002", 1), ("01003", 1)),
        player_deck=(*((f"010{number}", 3) for number in range(13, 29)), ("01029", 2)),
    )

    def fixes(self, deck: LcgDeck) -> dict[str, Fix | None]:
        verdict = validate(deck, load_format("lcg-tournament"), on=LAST_DAYS.replace(year=2013))
        return {problem.code: problem.finding.fix for problem in verdict.problems}

    def test_a_copy_too_many_in_a_deck_of_fifty_is_replaced(self) -> None:
        cards = dict(self.FIFTY.player_deck) | {"01013": 4, "01029": 1}
        deck = replace(self.FIFTY, player_deck=tuple(cards.items()))

        assert self.fixes(deck) == {"too-many-copies": Fix(FixKind.REPLACE, 1, cards=("01013",))}

    def test_a_deck_that_is_too_small_needs_as_many_more_as_are_taken_out(self) -> None:
        cards = dict(self.FIFTY.player_deck) | {"01013": 5, "01014": 0}
        deck = replace(self.FIFTY, player_deck=tuple((c, n) for c, n in cards.items() if n))
        found = self.fixes(deck)

        assert found["too-many-copies"] == Fix(FixKind.REMOVE, 2, cards=("01013",))
        assert found["player-deck-too-small"] == Fix(FixKind.ADD, 3, what="card")

    def test_a_hero_twice_among_four_is_taken_out_once(self) -> None:
        deck = replace(self.FIFTY, heroes=(*self.FIFTY.heroes[:2], ("01003", 2)))

        assert self.fixes(deck) == {
            "too-many-heroes": None,
            "same-hero-twice": Fix(FixKind.REMOVE, 1, cards=("01003",)),
        }

    def test_a_player_who_follows_every_fix_ends_with_a_legal_deck(self) -> None:
        """Decks with anything wrong, for one to three boxes."""
        codes = sorted(all_lcg_cards())
        for seed in range(200):
            rng, boxes = random.Random(seed), seed % 3 + 1
            slug = f"lcg-core-{boxes}"
            heroes = Counter(dict(self.FIFTY.heroes))
            heroes.update(rng.choices(codes, k=rng.choice((0, 0, 1, 3))))
            player_deck = Counter(dict(self.FIFTY.player_deck))
            player_deck.update(rng.choices([*codes, "99999"], k=rng.choice((0, 1, 5))))
            for code in rng.sample(sorted(player_deck), rng.choice((0, 2))):
                player_deck[code] = rng.choice((0, 1, 5))
            side_board = Counter(rng.choices(codes, k=rng.choice((0, 2, 6))))
            parts = (heroes, player_deck, side_board)
            deck = LcgDeck(*(tuple((+part).items()) for part in parts))
            day = LAST_DAYS.replace(year=2013)

            problems = validate(deck, load_format(slug), on=day).problems
            followed = LcgFollower(deck, boxes).follow(problems)

            assert validate(followed, load_format(slug), on=day).problems == (), seed

    def test_an_ally_among_the_heroes_leaves_the_three_of_the_deck_alone(self) -> None:
        cards = dict(self.FIFTY.player_deck)
        deck = replace(self.FIFTY, heroes=(*self.FIFTY.heroes[:2], ("01013", 1)))
        assert cards["01013"] == 3
        verdict = validate(deck, load_format("lcg-core-3"), on=TODAY)

        found = {problem.code: problem.finding.fix for problem in verdict.problems}

        assert found["not-a-hero"] == Fix(FixKind.REMOVE, 1, cards=("01013",))
        assert set(found.values()) - {found["not-a-hero"]} <= {None}
