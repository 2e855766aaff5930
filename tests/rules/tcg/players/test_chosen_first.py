"""Texts that let a card be chosen and go on about it: who is chosen, and whether it is worth it."""

from rules.tcg.engine.state.codes import Question, Verb
from rules.tcg.players.rule_of_thumb import RuleOfThumbPlayer
from rules.tcg.players.weights import tuned
from tests.rules.tcg.cards import (
    BATTLE_FURY,
    BOROMIR_LORD_OF_GONDOR,
    BRED_FOR_BATTLE,
    DWARF_GUARD,
    GIMLI_SON_OF_GLOIN,
    MORDORS_STRENGTH,
    ORC_ASSASSIN,
    ORC_INQUISITOR,
    URUK_LIEUTENANT,
    URUK_SAVAGE,
)
from tests.rules.tcg.scene import Scene


def exerted(scene: Scene, event: str) -> list[str]:
    """Return who is exerted as players by the rules play an event of a skirmish."""
    player = RuleOfThumbPlayer(tuned())
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
