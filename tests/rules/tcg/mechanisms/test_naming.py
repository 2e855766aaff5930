"""Naming a culture, race or keyword as a card is played, and numbers X that a player chooses."""

from rules.tcg.engine.codes import Verb
from rules.tcg.engine.path import move
from rules.tcg.vocabulary import Culture, Keyword, Race
from tests.rules.tcg.cards import ARAGORN, CAPTAIN, EOMER, EOWYN, FARAMIR, MERRY, TROOPER
from tests.rules.tcg.scene import Scene

SARUMAN = "12_54"
NERTEA = "19_38"
SAFE_PASSAGE = "11_50"
SMEAGOL = "5_28"
THEY_SANG = "7_256"
STEED = "7_253"


def name(scene: Scene, word: object) -> Scene:
    """Take the option that names a word."""
    for place in range(len(scene.options(Verb.NAME))):
        copy = scene.state.clone()
        resume, *arguments = scene.state.pending.resume  # type: ignore[union-attr]
        resume(copy, scene.options(Verb.NAME)[place], *arguments)
        if any(known == word for _, known in copy.named.values()):
            scene.take_number(place)
            return scene
    raise AssertionError(f"{word} cannot be named")


def test_companions_of_the_named_culture_are_weaker():
    scene = Scene(fellowship=[ARAGORN, MERRY], shadow_hand=[SARUMAN], twilight=9, site=6)
    scene.shadow_phase().play(SARUMAN)
    name(scene, Culture.GONDOR)
    assert scene.strength(ARAGORN) == 6
    assert scene.strength(MERRY) == 3


def test_the_named_race_cannot_be_assigned_to_it_by_the_free_peoples_player():
    scene = Scene(
        fellowship=[ARAGORN, MERRY], shadow_hand=[NERTEA], minions=[TROOPER], twilight=9, site=6
    )
    scene.shadow_phase().play(NERTEA)
    name(scene, Race.HOBBIT)
    scene.assignment_phase().wait_to(Verb.ASSIGN, ARAGORN)
    assert scene.can(Verb.ASSIGN, ARAGORN, NERTEA)
    assert not scene.can(Verb.ASSIGN, MERRY, NERTEA)
    assert scene.can(Verb.ASSIGN, MERRY, TROOPER)


def test_a_named_keyword_of_a_site_is_answered():
    """11 R 50: name plains; the next site is one."""
    path = ("4_329", "4_333", "4_337")
    for keyword, is_answered in ((Keyword.PLAINS, True), (Keyword.RIVER, False)):
        scene = Scene(
            fellowship=[SMEAGOL, ARAGORN], hand=[SAFE_PASSAGE], site=1, path=path, twilight=9
        )
        scene.fellowship_phase().play(SAFE_PASSAGE)
        name(scene, keyword)
        scene.happen(move).pass_()  # Frodo answers that the fellowship moves
        assert scene.can(Verb.TRIGGER, SAFE_PASSAGE) is is_answered


def test_the_same_x_is_paid_and_gained():
    """7 C 256: exert two mounted companions to wound two minions."""
    scene = Scene(
        fellowship=[EOMER, EOWYN, FARAMIR],
        bearing={EOMER: [STEED], EOWYN: [STEED]},
        minions=[CAPTAIN, TROOPER, TROOPER],
        hand=[THEY_SANG],
        site=6,
    )
    scene.regroup_phase().play(THEY_SANG).take_number(2)
    while scene.options(Verb.CHOOSE):
        scene.choose(scene._id(scene.options(Verb.CHOOSE)[0].card))
    assert scene.wounds(EOMER) == scene.wounds(EOWYN) == 1
    assert scene.wounds(CAPTAIN) + scene.wounds(TROOPER) + scene.wounds(TROOPER, 1) == 2
