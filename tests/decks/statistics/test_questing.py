"""Sphere match and staging against figures computed by hand."""

from fractions import Fraction
from itertools import combinations
from math import comb

import pytest

from decks.statistics.heroes import read_heroes
from decks.statistics.questing import quest_rounds, quests
from decks.statistics.resource_match import match_odds
from decks.statistics.scenarios import PLAYERS, encounter_deck, revealed_threat
from decks.statistics.scenarios import threat_of_a_card as threat_of
from rules.construction.lcg.build import Held, card_of, resolve_deck
from rules.lcg.facts.card import LcgCard
from rules.lcg.scenarios import SCENARIOS, Scenario
from tests.decks.statistics.builds import ARAGORN, EOWYN, GANDALF, LORE

THEODRED = "01002"
NORTHERN_TRACKER = "01045"
SNEAK_ATTACK = "01023"
MIRKWOOD = SCENARIOS["passage-through-mirkwood"]
ANDUIN = SCENARIOS["journey-down-the-anduin"]
DOL_GULDUR = SCENARIOS["escape-from-dol-guldur"]


def known(code: str) -> LcgCard:
    card = card_of(code)
    assert card is not None
    return card


def held(*pairs: tuple[str, int]) -> Held:
    return tuple((known(code), copies) for code, copies in pairs)


class TestSphereMatch:
    COMPANY = read_heroes(held((ARAGORN, 1), (EOWYN, 1)))

    def odds(self, *pairs: tuple[str, int], size: int = 50) -> dict[str, tuple[Fraction, ...]]:
        found = match_odds(self.COMPANY, held(*pairs), size)
        return {hero.name: hero.chances for hero in found}

    def test_a_card_is_held_by_what_was_drawn_and_saved(self) -> None:
        # Northern Tracker costs four: one hero of Spirit has saved that in round 4, ten cards seen.
        assert known(NORTHERN_TRACKER).cost == 4

        spirit = self.odds((NORTHERN_TRACKER, 2))["Spirit"]

        assert spirit[:3] == (Fraction(0),) * 3
        assert spirit[3] == 1 - Fraction(comb(48, 10), comb(50, 10))

    def test_a_neutral_card_is_paid_for_by_all_heroes(self) -> None:
        # Gandalf costs five: two heroes have six in round 3.
        neutral = self.odds((GANDALF, 3))["Neutral"]

        assert neutral[:2] == (Fraction(0),) * 2
        assert neutral[2] == 1 - Fraction(comb(47, 9), comb(50, 9))

    def test_a_sphere_without_a_hero_never_matches(self) -> None:
        company = read_heroes(held((EOWYN, 1)))

        leadership, *_ = match_odds(company, held((SNEAK_ATTACK, 2)), 50)

        assert leadership.name == "Leadership"
        assert set(leadership.chances) == {Fraction(0)}

    def test_any_card_counts_those_of_every_sphere(self) -> None:
        odds = self.odds((NORTHERN_TRACKER, 2), (SNEAK_ATTACK, 2))

        assert odds["Any card"][0] == odds["Leadership"][0]
        assert odds["Any card"][3] == 1 - Fraction(comb(46, 10), comb(50, 10))

    def test_saving_nothing_leaves_a_dear_card_in_hand(self) -> None:
        odds = self.odds((NORTHERN_TRACKER, 2), (SNEAK_ATTACK, 2))

        assert odds["Any, saving nothing"][3] == 1 - Fraction(comb(48, 10), comb(50, 10))

    def test_without_a_card_there_are_no_odds(self) -> None:
        assert match_odds(self.COMPANY, (), 0) == ()


class TestScenarios:
    @pytest.mark.parametrize(
        ("scenario", "cards"),
        [(MIRKWOOD, 36), (ANDUIN, 47), (DOL_GULDUR, 41)],
        ids=["mirkwood", "anduin", "dol-guldur"],
    )
    def test_the_encounter_deck_holds_every_card_of_its_sets(
        self, scenario: Scenario, cards: int
    ) -> None:
        assert sum(encounter_deck(scenario).values()) == cards

    @pytest.mark.parametrize("scenario", SCENARIOS.values(), ids=lambda one: one.slug)
    @pytest.mark.parametrize("players", PLAYERS)
    def test_what_may_be_revealed_adds_up_to_one(self, scenario: Scenario, players: int) -> None:
        assert sum(revealed_threat(scenario, players)) == 1

    @pytest.mark.parametrize("scenario", SCENARIOS.values(), ids=lambda one: one.slug)
    @pytest.mark.parametrize("players", PLAYERS)
    def test_its_average_is_that_of_a_card_for_each_player(
        self, scenario: Scenario, players: int
    ) -> None:
        average = sum(
            threat * chance for threat, chance in enumerate(revealed_threat(scenario, players))
        )

        assert average == players * threat_of(scenario)

    def test_every_pair_counted_one_by_one_agrees(self) -> None:
        cards = [threat for threat, n in encounter_deck(MIRKWOOD).items() for _ in range(n)]
        pairs = [sum(pair) for pair in combinations(cards, 2)]

        assert revealed_threat(MIRKWOOD, 2) == tuple(
            Fraction(pairs.count(threat), len(pairs)) for threat in range(max(pairs) + 1)
        )


class TestQuests:
    def test_heroes_with_a_willpower_of_one_reach_what_is_no_more(self) -> None:
        company = read_heroes(held((THEODRED, 1)))
        assert company.willpower == 1

        first = quests(company)[0].stagings[0]

        deck = encounter_deck(MIRKWOOD)
        assert first.covered == Fraction(deck[0] + deck[1], 36)
        assert first.progress == Fraction(deck[0], 36)

    def test_each_player_brings_the_same_willpower(self) -> None:
        company = read_heroes(resolve_deck(LORE).heroes)

        assert [staging.willpower for staging in quests(company)[0].stagings] == [6, 12, 18, 24]

    def test_without_a_hero_only_a_round_without_threat_is_reached(self) -> None:
        first = quests(read_heroes(()))[0].stagings[0]

        assert first.covered == Fraction(encounter_deck(MIRKWOOD)[0], 36)

    def test_allies_come_as_they_are_drawn_and_paid_for(self) -> None:
        # Four Northern Trackers in sixteen cards, of cost four and willpower one; a hero of Spirit.
        company = read_heroes(held((EOWYN, 1)))
        deck = held((NORTHERN_TRACKER, 4))
        assert known(NORTHERN_TRACKER).willpower == 1

        rounds = quest_rounds(company, deck, 16)

        # Round 1: seven cards seen hold 7/4 of them, which cost 7; one resource pays a seventh.
        assert rounds[0].allies == Fraction(1, 4)
        assert rounds[0].willpower == 4 + Fraction(1, 4)
        # Round 10: the whole deck is seen, ten resources pay for ten sixteenths of four.
        assert rounds[9].allies == Fraction(10, 4)
        assert rounds[9].threats[0] == 10 * threat_of(MIRKWOOD)

    def test_allies_that_no_hero_matches_never_come(self) -> None:
        rounds = quest_rounds(read_heroes(held((ARAGORN, 1))), held((NORTHERN_TRACKER, 4)), 16)

        assert {round.allies for round in rounds} == {Fraction(0)}
