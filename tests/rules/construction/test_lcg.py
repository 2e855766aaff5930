"""Deck construction of the LCG's core rules."""

from dataclasses import replace
from datetime import date

import pytest

from rules.construction import Finding, Fix, Source, Verdict, load_format, validate
from rules.construction.lcg.starter import introductory_decks
from rules.construction.pooled import format_of_pool
from rules.construction.problem import FixKind
from rules.lcg.deck import LcgDeck
from rules.lcg.facts.reader import all_cards
from rules.lcg.vocabulary import PLAYER_DECK, Sphere

TODAY = date(2020, 1, 1)
ARAGORN, GLOIN, EOWYN, LEGOLAS = "01001", "01003", "01007", "01005"
GANDALF, GUARD, ENEMY = "01073", "01013", "01074"


def fifty_cards() -> LcgDeck:
    """Give a tournament deck of leadership and tactics out of one box: 50 cards."""
    held: list[tuple[str, int]] = []
    for card in all_cards().values():
        room = 50 - sum(count for _, count in held)
        if card.type in PLAYER_DECK and card.sphere in (Sphere.LEADERSHIP, Sphere.TACTICS) and room:
            held.append((card.code, min(card.quantity, 3, room)))
    return LcgDeck(heroes=((ARAGORN, 1), (GLOIN, 1), (LEGOLAS, 1)), player_deck=tuple(held))


LEGAL = fifty_cards()


def judge(deck: LcgDeck, slug: str = "lcg-tournament") -> Verdict:
    return validate(deck, load_format(slug), on=TODAY)


def with_copies(deck: LcgDeck, **counts: int) -> LcgDeck:
    held = dict(deck.player_deck)
    held.update({code.removeprefix("c"): count for code, count in counts.items()})
    return replace(deck, player_deck=tuple((code, n) for code, n in held.items() if n))


def only_finding(deck: LcgDeck, slug: str = "lcg-tournament") -> Finding:
    (problem,) = judge(deck, slug).problems
    assert problem.source.document == "lcg-core"
    return problem.finding


@pytest.mark.parametrize("slug", ["lcg-tournament", "lcg-core-1", "lcg-core-2", "lcg-core-3"])
def test_fifty_cards_out_of_one_box_are_legal(slug: str) -> None:
    assert judge(LEGAL, slug).problems == ()


class TestPlayerDeckOfAtLeastFiftyCards:
    """Core rules, Tournament Deckbuilding and Customization."""

    def test_forty_nine_cards(self) -> None:
        first, count = LEGAL.player_deck[0]

        assert only_finding(with_copies(LEGAL, **{f"c{first}": count - 1})) == Finding(
            "player-deck-too-small", have=49, limit=50, fix=Fix(FixKind.ADD, 1, what="card")
        )


class TestThreeCopiesOfATitle:
    """Core rules, The Player Deck."""

    def test_three_copies(self) -> None:
        assert judge(with_copies(LEGAL, **{f"c{GANDALF}": 3})).legal

    def test_four_copies(self) -> None:
        assert only_finding(with_copies(LEGAL, **{f"c{GANDALF}": 4})) == Finding(
            "too-many-copies",
            cards=(GANDALF,),
            have=4,
            limit=3,
            subject="Gandalf",
            fix=Fix(FixKind.REMOVE, 1, cards=(GANDALF,)),
        )


class TestOneToThreeHeroes:
    """Core rules, Tournament Deckbuilding and Customization; Hero Cards; Unique Cards."""

    def test_one_hero_is_enough(self) -> None:
        assert judge(replace(LEGAL, heroes=((ARAGORN, 1),))).legal

    def test_no_hero(self) -> None:
        finding = only_finding(replace(LEGAL, heroes=()))

        assert (finding.code, finding.have, finding.limit) == ("too-few-heroes", 0, 1)

    def test_four_heroes(self) -> None:
        heroes = (*LEGAL.heroes, (EOWYN, 1))

        assert only_finding(replace(LEGAL, heroes=heroes)) == Finding(
            "too-many-heroes", have=4, limit=3, fix=Fix(FixKind.REMOVE, 1, what="hero")
        )

    def test_a_hero_twice(self) -> None:
        assert only_finding(replace(LEGAL, heroes=((ARAGORN, 2),))) == Finding(
            "same-hero-twice",
            cards=(ARAGORN,),
            have=2,
            limit=1,
            fix=Fix(FixKind.REMOVE, 1, cards=(ARAGORN,)),
        )

    def test_an_ally_among_the_heroes(self) -> None:
        finding = only_finding(replace(LEGAL, heroes=(*LEGAL.heroes, (GUARD, 1))))

        assert (finding.code, finding.cards) == ("not-a-hero", (GUARD,))


class TestPlayerCardsOnly:
    """Core rules, The Player Deck."""

    @pytest.mark.parametrize(("code", "kind"), [(ENEMY, "enemy"), (EOWYN, "hero")])
    def test_other_cards_are_refused(self, code: str, kind: str) -> None:
        finding = only_finding(with_copies(LEGAL, **{f"c{code}": 1}))

        assert (finding.code, finding.cards, finding.subject) == (
            "not-a-player-card",
            (code,),
            kind,
        )


class TestCopiesAgainstTheBoxesOwned:
    """Core rules, Component Overview."""

    ONCE = next(
        card.code
        for card in all_cards().values()
        if card.type in PLAYER_DECK and card.quantity == 1
    )

    def test_two_copies_of_a_card_that_a_box_holds_once(self) -> None:
        deck = with_copies(LEGAL, **{f"c{self.ONCE}": 2})

        assert only_finding(deck, "lcg-core-1") == Finding(
            "more-than-the-boxes-hold",
            cards=(self.ONCE,),
            have=2,
            limit=1,
            numbers=(1,),
            fix=Fix(FixKind.REMOVE, 1, cards=(self.ONCE,)),
        )
        assert judge(deck, "lcg-core-2").legal

    def test_the_side_board_comes_out_of_the_same_boxes(self) -> None:
        deck = with_copies(LEGAL, **{f"c{self.ONCE}": 1})
        deck = replace(deck, side_board=((self.ONCE, 1),))

        assert only_finding(deck, "lcg-core-1").have == 2


class TestSpheresAreAdvice:
    """Core rules, Tournament Deckbuilding and Customization."""

    def test_a_card_without_a_hero_of_its_sphere_is_legal_and_told(self) -> None:
        verdict = judge(replace(LEGAL, heroes=((EOWYN, 1),)))

        assert verdict.legal
        (advice,) = verdict.advice
        assert advice.rule == "spheres-match"
        assert advice.finding.code == "no-hero-of-the-sphere"
        assert set(advice.finding.cards) == {code for code, _ in LEGAL.player_deck}

    def test_neutral_cards_need_no_hero(self) -> None:
        assert judge(with_copies(LEGAL, **{f"c{GANDALF}": 3})).advice == ()


class TestIntroductoryDecks:
    """Core rules, For the First Game."""

    @pytest.mark.parametrize("sphere", ["leadership", "lore", "spirit", "tactics"])
    def test_thirty_cards_and_three_heroes_of_a_sphere(self, sphere: str) -> None:
        deck = introductory_decks()[sphere].deck

        assert sum(count for _, count in deck.player_deck) == 30
        assert judge(deck, "lcg-introductory").legal

    def test_another_deck_is_compared_with_the_nearest(self) -> None:
        deck = introductory_decks()["lore"].deck
        changed = replace(deck, heroes=((ARAGORN, 1), *deck.heroes[1:]))

        finding = only_finding(changed, "lcg-introductory")

        assert (finding.code, finding.have, finding.limit) == ("not-as-listed", 32, 33)
        assert finding.subject == "Introductory lore deck"
        assert set(finding.cards) == {ARAGORN, deck.heroes[0][0]}


def test_an_unknown_code_is_a_problem_and_no_error() -> None:
    (problem,) = judge(with_copies(LEGAL, c99999=2)).problems

    assert (problem.rule, problem.finding.cards) == ("known-cards", ("99999",))
    assert problem.source == Source("catalogue", "")


def of_products(deck: LcgDeck, slug: str, on: date = date(2024, 1, 1)) -> list[str]:
    """Return the kinds of problems of a deck."""
    return [problem.code for problem in validate(deck, load_format(slug), on=on).problems]


class TestOtherProducts:
    def test_a_deck_of_30_cards_is_legal_at_home(self) -> None:
        deck = LcgDeck(LEGAL.heroes, LEGAL.player_deck[:12])

        assert of_products(deck, "lcg-open") == []
        assert of_products(deck, "lcg-tournament") == ["player-deck-too-small"]

    def test_a_later_card_is_not_of_the_core_set(self) -> None:
        deck = with_copies(LEGAL, c02003=1)

        assert of_products(deck, "lcg-tournament") == []
        assert of_products(deck, "lcg-core-3") == ["not-in-the-products"]

    def test_the_revised_core_set_has_three_copies(self) -> None:
        deck = with_copies(LEGAL, **{f"c{TestCopiesAgainstTheBoxesOwned.ONCE}": 3})

        assert of_products(deck, "lcg-revised-core") == []
        assert of_products(deck, "lcg-core-1") == ["more-than-the-boxes-hold"]

    def test_a_card_is_not_released_before_its_product(self) -> None:
        deck = with_copies(LEGAL, c02003=1)

        assert of_products(deck, "lcg-tournament", date(2011, 7, 20)) == ["not-released"]
        assert of_products(deck, "lcg-tournament", date(2011, 7, 21)) == []

    def test_two_heroes_of_one_name_are_not_played_together(self) -> None:
        deck = replace(LEGAL, heroes=((ARAGORN, 1), ("04053", 1)))

        assert of_products(deck, "lcg-open") == ["same-hero-twice"]

    def test_a_side_quest_may_be_in_a_deck_once(self) -> None:
        assert of_products(with_copies(LEGAL, c09014=1), "lcg-tournament") == []
        assert of_products(with_copies(LEGAL, c09014=2), "lcg-tournament") == ["too-many-copies"]

    @pytest.mark.parametrize("code", ["RC132", "131020", "09015"])
    def test_boons_treasures_and_encounter_cards_are_in_no_player_deck(self, code: str) -> None:
        deck = with_copies(LEGAL, **{f"c{code}": 1})

        assert of_products(deck, "lcg-tournament") == ["not-a-player-card"]


class TestContracts:
    """What is printed on contracts."""

    def judge(self, contract: str, deck: LcgDeck = LEGAL) -> list[str]:
        return of_products(with_copies(deck, **{f"c{contract}": 1}), "lcg-tournament")

    def test_a_contract_is_not_a_card_of_the_deck(self) -> None:
        assert self.judge("21074") == []

    def test_only_one(self) -> None:
        deck = with_copies(LEGAL, c21074=1)

        assert "several-contracts" in self.judge("22091", deck)

    @pytest.mark.parametrize(
        ("contract", "problem"),
        [
            ("22024", "against-the-contract"),
            ("22049", "against-the-contract"),
            ("22074", "too-many-heroes"),
            ("22091", "too-many-copies"),
            ("22134", "too-many-heroes"),
            ("40047", "player-deck-too-small"),
        ],
    )
    def test_what_it_demands_of_the_deck(self, contract: str, problem: str) -> None:
        assert problem in self.judge(contract)

    def test_bond_of_friendship_wants_ten_cards_of_each_sphere_and_four_heroes_may_be(self) -> None:
        heroes = ((ARAGORN, 1), ("01004", 1), (EOWYN, 1), ("01010", 1))
        problems = self.judge("22147", replace(LEGAL, heroes=heroes))

        assert "too-many-heroes" not in problems
        assert problems.count("contract-wants-spheres") == 4


def test_a_deck_of_limited_play_has_only_the_cards_of_its_pool() -> None:
    pool = {"01007": 1, "01057": 1, **{f"010{number}": 1 for number in range(13, 42)}}
    format = format_of_pool(load_format("lcg-limited"), pool)
    deck = LcgDeck((("01007", 1),), tuple((code, 1) for code in pool if code != "01007"))
    assert validate(deck, format, on=TODAY).legal

    more = replace(deck, player_deck=(("01057", 2), ("01060", 1), *deck.player_deck[1:]))
    problems = validate(more, format, on=TODAY).problems
    assert [(found.code, found.finding.cards, found.finding.limit) for found in problems] == [
        ("not-in-the-pool", ("01057",), 1),
        ("not-in-the-pool", ("01060",), 0),
    ]
    assert problems[0].finding.fix is not None
