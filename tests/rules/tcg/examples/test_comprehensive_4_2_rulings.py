"""Comprehensive Rules 4.2, Section Three: the rulings of single cards, played as examples."""

from typing import Any

import pytest

from rules.tcg.engine.operations.tokens import change_culture_tokens
from rules.tcg.engine.state.codes import Verb
from rules.tcg.engine.turn.archery import archery_totals
from rules.tcg.notation.language import *
from rules.tcg.vocabulary import CardType, Keyword, Side
from tests.rules.tcg.cards import *
from tests.rules.tcg.examples.paths import fellowship_path, king_path
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import Scene


def table(**setup: Any) -> Scene:
    """Lay a scene that follows 4.2."""
    return Scene(edition="comprehensive-4.2", **setup)


@pytest.mark.parametrize(("companions", "added"), [(4, 0), (5, 2), (6, 4)])
def test_anduin_banks_adds_two_arrows_for_each_companion_over_four(
    companions: int, added: int
) -> None:
    """Section Two, "for each": four or fewer add nothing, five 2, six 4."""
    others = [
        ARAGORN_DRIVEN_BY_NEED,
        MADRIL_FARAMIRS_AIDE,
        TARGON,
        FARAMIR_STOUT_CAPTAIN,
        MERRY_ROHIRRIM_SQUIRE,
    ][: companions - 1]
    scene = table(
        fellowship=others,
        minions=[MORDOR_TROOPER],
        path=fellowship_path(site_8=ANDUIN_BANKS_1_356),
        site=8,
    )
    assert archery_totals(scene.state)[1] == added


def test_the_lower_number_of_tokens_counts() -> None:
    """ "My Axe Is Notched": two tokens there and three here make Gimli strength +2."""
    here, there = (
        culture_tokens_on(this, culture=dwarven),
        culture_tokens_on(titled("Final Count"), culture=elven),
    )
    fewer = or_if(more(here, than=there), there, otherwise=here)
    axe = made(MY_AXE_IS_NOTCHED, gets(titled("Gimli"), strength(limited(fewer, to=3))))
    scene = table(fellowship=[GIMLI_DWARF_OF_EREBOR], support=[axe, FINAL_COUNT])
    change_culture_tokens(scene.state, scene.card(axe), "dwarven", 3)
    change_culture_tokens(scene.state, scene.card(FINAL_COUNT), "elven", 2)
    assert scene.strength(GIMLI_DWARF_OF_EREBOR) == 6 + 2


def test_a_card_is_revealed_for_each_forest_on_the_path() -> None:
    """ "Galadriel, Sorceress of the Hidden Land": three forests, three cards."""
    lady = made(
        ARAGORN_DRIVEN_BY_NEED,
        ability(fellowship, exert(this) >> reveal(top_of_deck(number_of(forest, site)))),
    )
    woods = {
        f"site_{number}": made(
            f"7_{330 + number}",
            keywords={Keyword.FOREST: 1},
            site_number=number,
            type=CardType.SITE,
        )
        for number in (1, 2, 3)
    }
    plain = {
        f"site_{number}": made(
            f"7_{330 + number}", keywords={}, site_number=number, type=CardType.SITE
        )
        for number in (4, 5)
    }
    scene = table(
        fellowship=[lady],
        path=king_path(**woods, **plain),
        site=5,
        deck=[PIPPIN_SWORN_TO_SERVICE] * 5,
    )
    scene.fellowship_phase().use(lady)
    assert sum(card in scene.state.known for card in scene.state.decks[0]) == 3


def test_merry_may_help_once_his_own_skirmish_is_over() -> None:
    """ "Merry, Friend to Sam": he is no longer assigned when it has been resolved."""
    scene = table(
        fellowship=[MERRY_FRIEND_TO_SAM, ARAGORN_DRIVEN_BY_NEED],
        minions=[MORDOR_SOLDIER, SOUTHRON_CAPTAIN],
        hand=[CITY_OF_MEN],
        site=6,
    ).assignment_phase()
    scene.do(Verb.ASSIGN, MERRY_FRIEND_TO_SAM, MORDOR_SOLDIER).do(
        Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED, SOUTHRON_CAPTAIN
    )
    scene.do(Verb.FIGHT, MERRY_FRIEND_TO_SAM)
    assert not scene.can(Verb.USE, MERRY_FRIEND_TO_SAM)
    scene.pass_()
    assert scene.state.skirmisher == scene.card(ARAGORN_DRIVEN_BY_NEED)
    assert scene.can(Verb.USE, MERRY_FRIEND_TO_SAM)


def test_the_ruling_ring_answers_a_wound_that_a_card_places_in_a_skirmish() -> None:
    """ "The One Ring, The Ruling Ring": not only the wound of a lost skirmish."""
    king = made(SOUTHRON_CAPTAIN, ability(skirmish, exert(this) >> wound(a(ring_bearer))))
    scene = table(fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[king], hand=[CITY_OF_MEN], site=6)
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, king).pass_().use(king).answer_with(
        THE_ONE_RING_THE_RULING_RING_7_1
    )
    assert (scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES), scene.burdens) == (0, 1)


def test_what_is_played_free_costs_nothing_whatever_raises_it() -> None:
    """ "Galadriel, Lady of Light": the cost is zero, neither raised nor lowered."""
    lady = made(
        ARAGORN_DRIVEN_BY_NEED, ability(fellowship, exert(this) >> play(from_hand(elf), free=True))
    )
    toll = made(PINNED_DOWN, gets(companion, twilight_cost(+2)))
    scene = table(fellowship=[lady], shadow_support=[toll], hand=[LEGOLAS_GREENLEAF])
    scene.fellowship_phase().use(lady)
    assert scene.in_play(LEGOLAS_GREENLEAF)
    assert scene.twilight == 0


def test_every_condition_means_every_active_one() -> None:
    """ "Sleep, Caradhras": a Shadow condition of the Free Peoples player stays."""
    sleep = made(CITY_OF_MEN, event(fellowship, discard(each(condition))), timewords=())
    scene = table(
        hand=[sleep, PIPPIN_SWORN_TO_SERVICE],
        shadow_support=[PINNED_DOWN],
        support=[SARUMANS_AMBITION],
    )
    scene.fellowship_phase().play(sleep)
    assert scene.is_discarded(PINNED_DOWN)
    assert scene.in_play(SARUMANS_AMBITION)


@pytest.mark.parametrize(("wounds_", "answered"), [(1, True), (2, False)])
def test_a_wound_that_kills_is_not_answered_by_what_the_victim_bore(
    wounds_: int, answered: bool
) -> None:
    """ "Cave Troll's Chain": the death is required and comes first."""
    chain = made(
        ANDURIL_FLAME_OF_THE_WEST,
        bearer_must_be(minion),
        each_time(is_wounded(bearer), may(wound(a(companion)))),
        side=Side.SHADOW,
        vitality=0,
    )
    troll_ = made(DESERT_FIGHTER, vitality=3)
    scene = table(
        fellowship=[LEGOLAS_GREENLEAF], minions=[troll_], bearing={troll_: [chain]}, site=4
    )
    scene.wound(troll_, wounds_).archery_phase().pass_()
    assert scene.in_play(troll_) is answered
    assert scene.can(Verb.TRIGGER, chain) is answered
