"""Texts that let a card be chosen and go on about it: who is chosen, and whether it is worth it."""

import pytest

from rules.tcg.engine.state.codes import Question, Verb
from rules.tcg.engine.state.decision import PASS
from rules.tcg.notation import effects as ef
from rules.tcg.notation.language import (
    ability,
    dwarf,
    fierce,
    make,
    minion,
    regroup,
    skirmish,
    skirmishing_against,
    spot,
    strength,
    that,
)
from rules.tcg.players.reading.chosen_first import chosen_first
from rules.tcg.players.thumb.rule_of_thumb import RuleOfThumbPlayer, rate_options
from tests.rules.tcg.cards import *
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.players.older_weights import TUNED
from tests.rules.tcg.scene import EOMER_SITES, Scene


def exerted(scene: Scene, event: str) -> list[str]:
    """Return who is exerted as players by the rules play an event of a skirmish."""
    player = RuleOfThumbPlayer(TUNED)
    chosen = []
    played = False
    while scene.decision.question in (Question.ACTION, Question.TARGET):
        option = scene.options()[player.choose(scene.game())]
        if scene.decision.question == Question.TARGET:
            chosen.append(scene.state.blueprints[option.card].card.id)
        elif played:
            break
        played = played or (option.verb == Verb.PLAY and option.card == scene.card(event))
        scene.take(option)
    assert played == bool(chosen)
    return chosen


def test_who_fights_is_exerted_to_be_stronger_though_another_could_better_spare_it() -> None:
    """Battle Fury: exert a Dwarf to make that Dwarf strength +3 and damage +1."""
    scene = Scene(
        fellowship=[DWARF_GUARD, GIMLI_SON_OF_GLOIN], minions=[ORC_ASSASSIN], hand=[BATTLE_FURY]
    )
    scene.skirmish(DWARF_GUARD, ORC_ASSASSIN)
    assert exerted(scene, BATTLE_FURY) == [DWARF_GUARD]


def test_a_minion_that_wins_by_it_is_exerted() -> None:
    """Bred for Battle: exert an Uruk-hai to make it strength +3."""
    scene = Scene(
        fellowship=[BOROMIR_LORD_OF_GONDOR],
        minions=[URUK_SAVAGE, URUK_LIEUTENANT],
        shadow_hand=[BRED_FOR_BATTLE],
        site=5,
    )
    scene.wound(BOROMIR_LORD_OF_GONDOR, 2)
    scene.skirmish(BOROMIR_LORD_OF_GONDOR, URUK_SAVAGE)
    assert exerted(scene, BRED_FOR_BATTLE) == [URUK_SAVAGE]


def test_nobody_is_exerted_for_a_fight_that_is_over_as_it_stands() -> None:
    scene = Scene(
        fellowship=[GIMLI_SON_OF_GLOIN],
        minions=[URUK_SAVAGE, URUK_LIEUTENANT],
        shadow_hand=[BRED_FOR_BATTLE],
        site=5,
    )
    scene.wound(GIMLI_SON_OF_GLOIN, 2)
    scene.skirmish(GIMLI_SON_OF_GLOIN, URUK_LIEUTENANT)
    assert exerted(scene, BRED_FOR_BATTLE) == []


def test_the_one_whose_enemy_is_wounded_is_exerted() -> None:
    """Mordor's Strength: exert a Sauron Orc to wound a character he is skirmishing."""
    scene = Scene(
        fellowship=[BOROMIR_LORD_OF_GONDOR],
        minions=[ORC_INQUISITOR, ORC_ASSASSIN],
        shadow_hand=[MORDORS_STRENGTH],
        site=6,
        twilight=3,
    )
    scene.wound(BOROMIR_LORD_OF_GONDOR, 2)
    scene.skirmish(BOROMIR_LORD_OF_GONDOR, ORC_ASSASSIN)
    assert exerted(scene, MORDORS_STRENGTH) == [ORC_ASSASSIN]


# --- spotted ---


def worth_using(scene: Scene, card_id: str) -> float:
    """Return how much better the rules rate the use of a card than to do nothing more."""
    worths = rate_options(scene.state, scene.decision, TUNED)
    rated = dict(zip(scene.options(), worths, strict=True))
    card = scene.card(card_id)
    use = next(known for known in rated if known.verb == Verb.USE and known.card == card)
    return rated[use] - rated[PASS]


@pytest.mark.parametrize(
    ("minion", "helps"), [(URUK_SAVAGE, True), (MORDOR_TROOPER, True), (URUK_LIEUTENANT, False)]
)
def test_a_spotted_minion_is_helped_for_a_burden_where_that_turns_its_skirmish(
    minion: str, helps: bool
) -> None:
    """Anduin Banks: strength +2 to 5 and 6 saves them from Boromir's 7, and 8 win anyway."""
    scene = Scene(
        fellowship=[BOROMIR_LORD_OF_GONDOR],
        minions=[minion],
        path=EOMER_SITES,
        burdens=2,
        site=4,
    ).skirmish(BOROMIR_LORD_OF_GONDOR, minion)
    scene.wait_to(Verb.USE, ANDUIN_BANKS_7_341)
    assert (worth_using(scene, ANDUIN_BANKS_7_341) > 0) is helps


@pytest.mark.parametrize(("moves", "worth_it"), [(1, True), (2, False)])
def test_a_spotted_minion_is_sent_home_unless_it_leaves_anyway(moves: int, worth_it: bool) -> None:
    """Galdor: exert him and spot a minion to return that minion to its owner's hand."""
    scene = Scene(support=[GALDOR], minions=[URUK_SAVAGE], site=4)
    scene.state.moves = moves
    assert (worth_using(scene.regroup_phase(), GALDOR) > 0) is worth_it


AGAINST_A_DWARF = spot(minion, skirmishing_against(dwarf))
FIERCE = made(
    LOUD_AND_STRONG,
    ability(skirmish, AGAINST_A_DWARF >> make(that(minion), fierce, until=regroup)),
)
WEAKER = made(
    LOUD_AND_STRONG, ability(skirmish, AGAINST_A_DWARF >> make(that(minion), strength(-2)))
)


@pytest.mark.parametrize(("card", "good"), [(FIERCE, False), (WEAKER, True)])
def test_nobody_makes_the_enemy_they_spot_fierce(card: str, good: bool) -> None:
    """As Loud and Strong does, here without its price."""
    scene = Scene(fellowship=[DWARF_GUARD], support=[card], minions=[URUK_SAVAGE], site=4).skirmish(
        DWARF_GUARD, URUK_SAVAGE
    )
    assert (worth_using(scene, card) > 0) is good


def test_of_two_who_can_be_spotted_the_wounded_one_is_healed() -> None:
    """Elrond spots an ally of site 3 to heal him, himself or Bilbo."""
    allies = [ELROND_HERALD_TO_GIL_GALAD, BILBO_RETIRED_ADVENTURER]
    scene = Scene(support=allies, site=4).wound(BILBO_RETIRED_ADVENTURER, 2)
    scene.turn_starts().answer_with(ELROND_HERALD_TO_GIL_GALAD)
    spotted = scene.options()[RuleOfThumbPlayer(TUNED).choose(scene.game())].card
    assert spotted == scene.card(BILBO_RETIRED_ADVENTURER)


def test_a_text_about_another_card_than_the_one_spotted_is_not_taken_to_be_about_it() -> None:
    """Valleys of the Mark spots a villager, and exerts the minion that was played."""
    text = next(
        ability.notation
        for blueprint in Scene(support=[VALLEYS_OF_THE_MARK]).state.blueprints
        if blueprint.card.id == VALLEYS_OF_THE_MARK
        for ability in (*blueprint.triggers, *blueprint.responses)
    )
    assert isinstance(text, ef.Action)
    assert chosen_first(text) is None
