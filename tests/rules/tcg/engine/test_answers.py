"""What answers what: triggers, responses, their order and whose they are.

2.0, "Required or optional", "When, each time, and while", "Kinds of cards".
"""

from typing import Any

import pytest

from rules.tcg.engine.operations import wounds
from rules.tcg.engine.operations.path import move
from rules.tcg.engine.state.codes import Question, Verb
from rules.tcg.notation.language import *
from tests.rules.tcg.cards import *
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import ARAGORN_SITES, FREE_PEOPLES, SHADOW, Scene


def path_with(site: str, place: int) -> tuple[str, ...]:
    return (*ARAGORN_SITES[: place - 1], site, *ARAGORN_SITES[place:])


def test_an_event_answers_only_what_it_speaks_of() -> None:
    """Siegecraft answers a Sauron Orc's win, and no Southron's."""
    siege: dict[str, Any] = {"shadow_hand": [SIEGECRAFT], "site": 6, "twilight": 4}
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[SOUTHRON_CAPTAIN], **siege)
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, SOUTHRON_CAPTAIN).resolve()
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 1
    assert not scene.can(Verb.PLAY, SIEGECRAFT)
    scene = Scene(fellowship=[MERRY_ROHIRRIM_SQUIRE], minions=[ORC_BROOD], **siege)
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, ORC_BROOD).wait_to(Verb.PLAY, SIEGECRAFT)
    assert scene.who == SHADOW


def test_the_shadow_player_plays_no_free_peoples_event() -> None:
    """2.0, "Kinds of cards"."""
    hope = made(CITY_OF_MEN, response_event(is_killed(companion), remove_threats(1)))
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, MERRY_ROHIRRIM_SQUIRE],
        minions=[SOUTHRON_CAPTAIN],
        hand=[hope],
        shadow_hand=[hope],
        site=2,
        threats=3,
    )
    scene.happen(wounds.kill, scene.card(MERRY_ROHIRRIM_SQUIRE))
    while scene.can(Verb.WOUND):
        scene.do(Verb.WOUND)
    assert scene.who == FREE_PEOPLES
    assert scene.can(Verb.PLAY, hope)
    scene.pass_()
    assert not scene.can(Verb.PLAY, hope)


def test_a_site_may_speak_when_the_fellowship_moves_to_it() -> None:
    """2.0, "Moving": optional text of the new site is offered as well."""
    hall = made(
        BEACON_OF_MINAS_TIRITH, each_time(the_fellowship_moves_here, may(add_burdens(1) >> draw(1)))
    )
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        site=2,
        path=path_with(hall, 3),
        deck=[PIPPIN_SWORN_TO_SERVICE],
    )
    scene.happen(move).wait_to(Verb.TRIGGER, hall).answer_with(hall)
    assert scene.burdens == 1
    assert scene.hand() == [PIPPIN_SWORN_TO_SERVICE]


def test_a_card_hears_its_own_death() -> None:
    """2.0, "When, each time, and while"."""
    martyr = made(MORDOR_SOLDIER, each_time(is_killed(this), add_burdens(1)))
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[martyr], site=6)
    scene.happen(wounds.kill, scene.card(martyr))
    assert scene.burdens == 1


def test_the_start_of_a_phase_is_about_no_card() -> None:
    gate = made(WEST_ROAD, at_start_of(maneuver, may(add_burdens(1) >> draw(1))))
    scene = Scene(
        minions=[DESERT_FIGHTER], site=2, path=path_with(gate, 2), deck=[PIPPIN_SWORN_TO_SERVICE]
    )
    scene.maneuver_phase()
    assert scene.can(Verb.TRIGGER, gate)
    assert scene.decision.source == -1


def test_required_answers_to_one_resolution_are_put_in_order() -> None:
    """2.0, "Required or optional": the Free Peoples player decides."""
    one = made(MORDOR_TROOPER, each_time(wins_skirmish(this), add_burdens(1)))
    two = made(MORDOR_VETERAN, each_time(wins_skirmish(this), add_threats(1)))
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[one, two], site=6)
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, one, two).pass_all()
    assert scene.decision.question == Question.ORDER
    assert scene.who == FREE_PEOPLES
    scene.answer_with(two)
    assert (scene.burdens, scene.threats) == (1, 1)


def test_a_card_discarded_as_it_comes_into_play_is_not_answered_any_more() -> None:
    """2.0, "Effects": what comes into play and is discarded triggers nothing."""
    trap = made(WEST_ROAD, each_time(is_played(minion), discard(that(minion))))
    eye = made(DESERT_NOMAD, each_time(is_played(minion), add_burdens(1)))
    scene = Scene(
        minions=[eye],
        site=2,
        path=path_with(trap, 2),
        shadow_hand=[DESERT_FIGHTER, PIPPIN_SWORN_TO_SERVICE],
        twilight=9,
    )
    scene.shadow_phase().play(DESERT_FIGHTER)
    assert scene.decision.question == Question.ORDER
    scene.answer_with(trap)
    assert scene.is_discarded(DESERT_FIGHTER)
    assert scene.burdens == 0


def test_both_sides_removed_in_a_skirmish_have_both_lost() -> None:
    """2.0, "Losing characters"."""
    squire = made(MERRY_ROHIRRIM_SQUIRE, each_time(loses_skirmish(this), add_burdens(1)))
    soldier = made(MORDOR_TROOPER, each_time(loses_skirmish(this), add_threats(1)))
    pit = made(CITY_OF_MEN, event(skirmish, kill(each(skirmishing))))
    scene = Scene(
        fellowship=[squire, ARAGORN_DRIVEN_BY_NEED], minions=[soldier], hand=[pit], site=6
    )
    scene.skirmish(squire, soldier).play(pit)
    while scene.state.pending is not None and scene.decision.question == Question.ORDER:
        scene.take_first()
    assert (scene.burdens, scene.threats) == (1, 1)


def test_a_second_event_sentence_does_not_replace_the_first_in_silence() -> None:
    with pytest.raises(ValueError, match="second event sentence"):
        made(
            CITY_OF_MEN,
            event(skirmish, add_burdens(1)),
            response_event(is_killed(companion), remove_threats(1)),
        )
