"""Naming a culture, race or keyword as a card is played, and numbers X that a player chooses."""

from rules.tcg.engine.operations.path import move
from rules.tcg.engine.state.codes import Verb
from rules.tcg.vocabulary import Culture, Keyword, Race
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene


def name(scene: Scene, word: object) -> Scene:
    """Take the option that names a word."""
    for place in range(len(scene.options(Verb.NAME))):
        copy = scene.state.clone()
        resume, *arguments = scene.decision.resume
        resume(copy, scene.options(Verb.NAME)[place], *arguments)
        if any(known == word for _, known in copy.named.values()):
            scene.take_number(place)
            return scene
    raise AssertionError(f"{word} cannot be named")


def test_companions_of_the_named_culture_are_weaker() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, MERRY_ROHIRRIM_SQUIRE],
        shadow_hand=[SARUMAN_OF_MANY_COLOURS],
        twilight=9,
        site=6,
    )
    scene.shadow_phase().play(SARUMAN_OF_MANY_COLOURS)
    name(scene, Culture.GONDOR)
    assert scene.strength(ARAGORN_DRIVEN_BY_NEED) == 6
    assert scene.strength(MERRY_ROHIRRIM_SQUIRE) == 3


def test_the_named_race_cannot_be_assigned_to_it_by_the_free_peoples_player() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, MERRY_ROHIRRIM_SQUIRE],
        shadow_hand=[ULAIRE_NERTEA_DARK_HORSEMAN],
        minions=[MORDOR_TROOPER],
        twilight=9,
        site=6,
    )
    scene.shadow_phase().play(ULAIRE_NERTEA_DARK_HORSEMAN)
    name(scene, Race.HOBBIT)
    scene.assignment_phase().wait_to(Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED)
    assert scene.can(Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED, ULAIRE_NERTEA_DARK_HORSEMAN)
    assert not scene.can(Verb.ASSIGN, MERRY_ROHIRRIM_SQUIRE, ULAIRE_NERTEA_DARK_HORSEMAN)
    assert scene.can(Verb.ASSIGN, MERRY_ROHIRRIM_SQUIRE, MORDOR_TROOPER)


def test_a_named_keyword_of_a_site_is_answered() -> None:
    """11 R 50: name plains; the next site is one."""
    path = (WESTERN_EMYN_MUIL, PLAINS_OF_ROHAN_CAMP, BARROWS_OF_EDORAS)
    for keyword, is_answered in ((Keyword.PLAINS, True), (Keyword.RIVER, False)):
        scene = Scene(
            fellowship=[SMEAGOL_OLD_NOSER, ARAGORN_DRIVEN_BY_NEED],
            hand=[SAFE_PASSAGE],
            site=1,
            path=path,
            twilight=9,
        )
        scene.fellowship_phase().play(SAFE_PASSAGE)
        name(scene, keyword)
        scene.happen(move).pass_()  # Frodo answers that the fellowship moves
        assert scene.can(Verb.TRIGGER, SAFE_PASSAGE) is is_answered


def test_the_same_x_is_paid_and_gained() -> None:
    """7 C 256: exert two mounted companions to wound two minions."""
    scene = Scene(
        fellowship=[EOMER_VALIANT_WARCHIEF, EOWYN_RESTLESS_MAIDEN, FARAMIR_STOUT_CAPTAIN],
        bearing={EOMER_VALIANT_WARCHIEF: [SWIFT_STEED], EOWYN_RESTLESS_MAIDEN: [SWIFT_STEED]},
        minions=[SOUTHRON_CAPTAIN, MORDOR_TROOPER, MORDOR_TROOPER],
        hand=[THEY_SANG_AS_THEY_SLEW],
        site=6,
    )
    scene.regroup_phase().play(THEY_SANG_AS_THEY_SLEW).take_number(2)
    while scene.options(Verb.CHOOSE):
        scene.choose(scene.id_of(scene.options(Verb.CHOOSE)[0].card))
    assert scene.wounds(EOMER_VALIANT_WARCHIEF) == scene.wounds(EOWYN_RESTLESS_MAIDEN) == 1
    assert (
        scene.wounds(SOUTHRON_CAPTAIN)
        + scene.wounds(MORDOR_TROOPER)
        + scene.wounds(MORDOR_TROOPER, 1)
        == 2
    )
