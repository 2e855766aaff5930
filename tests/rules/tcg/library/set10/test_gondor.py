"""The Gondor cards of set 10, *Mount Doom*."""

import pytest

from rules.tcg.engine.modifiers.numbers import game_number
from rules.tcg.engine.state.codes import DEFENDER, MOVE_LIMIT, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import ARAGORN_SITES, FREE_PEOPLES, SHADOW, Scene

# It can act in every skirmish, so that none is resolved before a test has looked.
BYSTANDER = MORGUL_LACKEY


@pytest.mark.parametrize(("choice", "left", "wounds"), [(0, 2, 1), (1, 3, 2)])
def test_a_winner_at_the_end_of_the_game_is_healed_or_strikes_harder(
    choice: int, left: int, wounds: int
) -> None:
    """The wounds are counted once it is settled who wins, so damage +1 still counts."""
    sturdy = made(SOUTHRON_CAPTAIN, strength=7, vitality=9)
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[sturdy, BYSTANDER], hand=[END_OF_THE_GAME]
    )
    scene.wound(ARAGORN_DRIVEN_BY_NEED, 3).skirmish(ARAGORN_DRIVEN_BY_NEED, sturdy).play(
        END_OF_THE_GAME
    )
    scene.resolve().take_number(choice)
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == left
    assert scene.wounds(sturdy) == wounds


def test_a_loser_at_the_end_of_the_game_gains_nothing() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[SOUTHRON_CAPTAIN, BYSTANDER],
        hand=[END_OF_THE_GAME],
    )
    scene.wound(ARAGORN_DRIVEN_BY_NEED, 3).skirmish(ARAGORN_DRIVEN_BY_NEED, SOUTHRON_CAPTAIN).play(
        END_OF_THE_GAME
    ).resolve()
    assert scene.is_dead(ARAGORN_DRIVEN_BY_NEED)
    assert scene.wounds(SOUTHRON_CAPTAIN) == 0


def test_aragorn_heals_another_as_he_is_played() -> None:
    scene = Scene(fellowship=[EOMER_VALIANT_WARCHIEF], hand=[ARAGORN_ELESSAR_TELCONTAR])
    scene.wound(EOMER_VALIANT_WARCHIEF, 2)
    scene.fellowship_phase().play(ARAGORN_ELESSAR_TELCONTAR)
    scene.answer_with(ARAGORN_ELESSAR_TELCONTAR)
    assert scene.wounds(EOMER_VALIANT_WARCHIEF) == 1


def test_aragorn_lets_one_culture_exert_for_another() -> None:
    """Who exerts heals neither itself nor its own culture."""
    scene = Scene(
        fellowship=[ARAGORN_ELESSAR_TELCONTAR, FARAMIR_STOUT_CAPTAIN, EOMER_VALIANT_WARCHIEF]
    )
    scene.wound(FARAMIR_STOUT_CAPTAIN, 1).wound(EOMER_VALIANT_WARCHIEF, 1)
    scene.fellowship_phase().answer_with(ARAGORN_ELESSAR_TELCONTAR)
    scene.choose(FARAMIR_STOUT_CAPTAIN)
    assert scene.wounds(FARAMIR_STOUT_CAPTAIN) == 2
    assert scene.wounds(EOMER_VALIANT_WARCHIEF) == 0


def test_denethor_takes_a_card_at_a_sanctuary_and_an_opponent_may_draw() -> None:
    scene = Scene(
        fellowship=[DENETHOR_LORD_OF_MINAS_TIRITH],
        deck=[CITY_OF_MEN, MORGUL_LACKEY],
        shadow_deck=[ORC_BROOD] * 3,
        site=3,
    )
    scene.fellowship_phase().use(DENETHOR_LORD_OF_MINAS_TIRITH).choose(CITY_OF_MEN)
    assert scene.who == 1
    scene.do(Verb.YES)
    assert scene.hand() == [CITY_OF_MEN]
    assert scene.hand(1) == [ORC_BROOD] * 2
    assert scene.wounds(DENETHOR_LORD_OF_MINAS_TIRITH) == 1


def test_denethor_has_nothing_to_offer_elsewhere() -> None:
    scene = Scene(fellowship=[DENETHOR_LORD_OF_MINAS_TIRITH], deck=[CITY_OF_MEN], site=2)
    assert not scene.fellowship_phase().can(Verb.USE, DENETHOR_LORD_OF_MINAS_TIRITH)


def test_drawing_his_eye_reveals_a_card_for_each_companion_of_gondor() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, FARAMIR_STOUT_CAPTAIN, EOMER_VALIANT_WARCHIEF],
        hand=[DRAWING_HIS_EYE],
        shadow_hand=[MORDOR_TROOPER, SOUTHRON_CAPTAIN, CITY_OF_MEN],
        shadow_deck=[ORC_BROOD],
    )
    scene.fellowship_phase().play(DRAWING_HIS_EYE).take_number(2)
    revealed = [note for note in scene.log if note[0] == "revealed"]
    assert len(revealed) == 2
    while scene.can(Verb.CHOOSE):
        scene.take_first()
    left = scene.hand(1)
    assert ORC_BROOD in left
    assert CITY_OF_MEN in left
    assert len(left) == 3


def test_drawing_his_eye_draws_nothing_where_no_shadow_card_was_revealed() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        hand=[DRAWING_HIS_EYE],
        shadow_hand=[CITY_OF_MEN],
        shadow_deck=[ORC_BROOD],
    )
    scene.fellowship_phase().play(DRAWING_HIS_EYE).take_number(1)
    assert scene.hand(1) == [CITY_OF_MEN]


def test_hardy_garrison_wounds_a_minion_when_initiative_is_lost() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        support=[HARDY_GARRISON],
        minions=[SOUTHRON_CAPTAIN, BYSTANDER],
        hand=[CITY_OF_MEN] * 4,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, SOUTHRON_CAPTAIN).play(CITY_OF_MEN)
    scene.answer_with(HARDY_GARRISON).choose(SOUTHRON_CAPTAIN)
    assert scene.wounds(SOUTHRON_CAPTAIN) == 1


def test_every_little_is_a_gain_discards_what_is_stacked_on_an_artifact() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[MORDOR_TROOPER],
        shadow_support=[LIBRARY_OF_ORTHANC],
        stacked={LIBRARY_OF_ORTHANC: [URUK_SAVAGE]},
        hand=[EVERY_LITTLE_IS_A_GAIN],
    )
    scene.maneuver_phase().play(EVERY_LITTLE_IS_A_GAIN)
    assert scene.stack(LIBRARY_OF_ORTHANC) == []
    assert scene.is_discarded(URUK_SAVAGE)


def test_fifth_level_leaves_one_minion_for_another() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, FARAMIR_STOUT_CAPTAIN],
        minions=[SOUTHRON_CAPTAIN, MORDOR_TROOPER],
        bearing={SOUTHRON_CAPTAIN: [FIFTH_LEVEL]},
    )
    scene.maneuver_phase().use(FIFTH_LEVEL).choose(ARAGORN_DRIVEN_BY_NEED)
    assert scene.bearer_of(FIFTH_LEVEL) == MORDOR_TROOPER
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == scene.wounds(FARAMIR_STOUT_CAPTAIN) == 1


def test_cursed_of_erech_comes_with_a_threat_and_two_wounds() -> None:
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], hand=[CURSED_OF_ERECH])
    scene.fellowship_phase().play(CURSED_OF_ERECH)
    assert scene.threats == 1
    assert scene.wounds(CURSED_OF_ERECH) == 2
    # Enduring: each wound makes him stronger by two.
    assert scene.strength(CURSED_OF_ERECH) == 7 + 4


def test_cursed_of_erech_stays_out_where_no_threat_can_be_added() -> None:
    """4.2, "threats": there are never more than companions."""
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], hand=[CURSED_OF_ERECH], threats=2)
    assert not scene.fellowship_phase().can(Verb.PLAY, CURSED_OF_ERECH)


@pytest.mark.parametrize(
    ("other", "wounds", "may"),
    [
        (DEAD_MAN_OF_DUNHARROW, 0, True),
        (DEAD_MAN_OF_DUNHARROW, 2, False),
        (ARAGORN_DRIVEN_BY_NEED, 0, False),
    ],
)
def test_cursed_of_erech_defends_for_the_exertion_of_another_of_the_dead(
    other: str, wounds: int, may: bool
) -> None:
    scene = Scene(fellowship=[CURSED_OF_ERECH, other], minions=[SOUTHRON_CAPTAIN]).wound(
        other, wounds
    )
    scene.maneuver_phase()
    assert scene.can(Verb.TRIGGER, CURSED_OF_ERECH) is may
    if may:
        scene.answer_with(CURSED_OF_ERECH)
        assert scene.wounds(other) == 1
        assert scene.wounds(CURSED_OF_ERECH) == 0
        assert scene.number(DEFENDER, CURSED_OF_ERECH) == 1
        scene.regroup_phase()
        assert scene.number(DEFENDER, CURSED_OF_ERECH) == 0


@pytest.mark.parametrize(
    ("men", "controller", "may"),
    [
        ([FARAMIR_STOUT_CAPTAIN], None, True),
        ([EOMER_VALIANT_WARCHIEF], None, False),
        ([FARAMIR_STOUT_CAPTAIN], SHADOW, False),
    ],
    ids=["two Men of Gondor", "one of them of Rohan", "a site is controlled"],
)
def test_last_throw_lets_the_fellowship_move_once_more(
    men: list[str], controller: int | None, may: bool
) -> None:
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED, *men], hand=[LAST_THROW], site=4)
    if controller is not None:
        scene.control(ARAGORN_SITES[0], player=controller)
    before = game_number(scene.state, MOVE_LIMIT)
    scene.regroup_phase()
    assert scene.can(Verb.PLAY, LAST_THROW) is may
    if may:
        scene.play(LAST_THROW)
        assert game_number(scene.state, MOVE_LIMIT) == before + 1


def test_dead_man_of_dunharrow_comes_with_a_threat_and_two_wounds() -> None:
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], hand=[DEAD_MAN_OF_DUNHARROW])
    scene.fellowship_phase().play(DEAD_MAN_OF_DUNHARROW)
    assert scene.threats == 1
    assert scene.wounds(DEAD_MAN_OF_DUNHARROW) == 2
    assert scene.strength(DEAD_MAN_OF_DUNHARROW) == 6 + 4


@pytest.mark.parametrize("others", [0, 2])
def test_fifth_level_weighs_with_every_fortification(others: int) -> None:
    scene = Scene(
        support=[CITY_WALL, PARAPET][:others],
        minions=[SOUTHRON_CAPTAIN],
        bearing={SOUTHRON_CAPTAIN: [FIFTH_LEVEL]},
    )
    assert scene.strength(SOUTHRON_CAPTAIN) == 13 - 1 - others


@pytest.mark.parametrize(
    ("man", "may"), [(FARAMIR_STOUT_CAPTAIN, True), (EOMER_VALIANT_WARCHIEF, False)]
)
def test_every_little_is_a_gain_wounds_a_minion_under_a_fortification(man: str, may: bool) -> None:
    scene = Scene(
        fellowship=[man],
        minions=[MORDOR_TROOPER, SOUTHRON_CAPTAIN],
        bearing={MORDOR_TROOPER: [FIFTH_LEVEL]},
        shadow_support=[LIBRARY_OF_ORTHANC],
        stacked={LIBRARY_OF_ORTHANC: [URUK_SAVAGE]},
        hand=[EVERY_LITTLE_IS_A_GAIN],
    ).maneuver_phase()
    assert scene.can(Verb.PLAY, EVERY_LITTLE_IS_A_GAIN) is may
    if may:
        scene.play(EVERY_LITTLE_IS_A_GAIN).choose("wound")
        assert (scene.wounds(MORDOR_TROOPER), scene.wounds(SOUTHRON_CAPTAIN)) == (1, 0)
        assert scene.stack(LIBRARY_OF_ORTHANC) == [URUK_SAVAGE]


@pytest.mark.parametrize("controlled", [True, False])
def test_last_throw_is_not_hindered_by_a_site_of_your_own(controlled: bool) -> None:
    """No opponent controls it: the Free Peoples player took it as a Shadow player."""
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, FARAMIR_STOUT_CAPTAIN], hand=[LAST_THROW], site=4
    )
    if controlled:
        scene.control(ARAGORN_SITES[0], player=FREE_PEOPLES)
    assert scene.regroup_phase().can(Verb.PLAY, LAST_THROW)


@pytest.mark.parametrize("controller", [1, 2])
def test_last_throw_is_hindered_by_the_site_of_any_opponent(controller: int) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, FARAMIR_STOUT_CAPTAIN],
        hand=[LAST_THROW],
        site=4,
        players=3,
    ).control(ARAGORN_SITES[0], player=controller)
    assert not scene.regroup_phase().can(Verb.PLAY, LAST_THROW)
