"""What cards forbid, phases they skip, initiative they fix, checks they make of the state."""

from rules.tcg.engine.codes import ARCHERY, ASSIGNMENT, IN_PLAY, MANEUVER, SKIRMISH, Verb
from rules.tcg.engine.sequence import is_skipped
from rules.tcg.engine.tokens import remove_burdens
from rules.tcg.engine.wounds import can_heal, discard_from_play, heal, wound
from rules.tcg.notation.language import ability as special
from rules.tcg.notation.language import (
    archery,
    maneuver,
    shadow_player,
    skips,
    take_initiative,
    this,
)
from rules.tcg.notation.language import exert as exerting
from tests.rules.tcg.cards import ARAGORN, CAPTAIN, CITY_OF_MEN, FRODO, MERRY, TROOPER
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.mechanisms.test_archery import FELLOWSHIP_SITES
from tests.rules.tcg.scene import Scene

BREELAND_FOREST = "1_329"
HOBBIT_INTUITION = "1_296"
STEWARDS_TOMB = "10_119"
EOWYN = "4_270"
CAVERN_ENTRANCE = "11_232"
GOBLIN_MAN = "2_42"
MORDOR_FIGHTER = "7_286"
MADRIL_LOYAL = "17_30"
NERTEA = "11_223"
UNHINDERED = "8_82"
HARADWAITH = "8_61"
RAIDER = "7_131"
O_ELBERETH = "2_108"
GONDOR_CONDITION = "8_48"
URUK_SLAYER = "1_153"
ANDUIN_WILDERLAND = "1_354"


def test_stealth_events_cannot_be_played_at_a_site_that_says_so():
    path = ("1_319", BREELAND_FOREST, *FELLOWSHIP_SITES[2:])
    scene = Scene(
        fellowship=[MERRY, ARAGORN],
        minions=[CAPTAIN],
        hand=[HOBBIT_INTUITION, CITY_OF_MEN],
        path=path,
        site=2,
    )
    scene.skirmish(ARAGORN, CAPTAIN)
    assert scene.can(Verb.PLAY, CITY_OF_MEN)
    assert not scene.can(Verb.PLAY, HOBBIT_INTUITION)


def test_elsewhere_they_can():
    scene = Scene(
        fellowship=[MERRY], minions=[CAPTAIN], hand=[HOBBIT_INTUITION], path=FELLOWSHIP_SITES
    )
    assert scene.skirmish(MERRY, CAPTAIN).can(Verb.PLAY, HOBBIT_INTUITION)


def test_wounds_cannot_be_prevented_or_healed_nor_burdens_removed():
    """10 U 119: an answer may be given and paid for, and the wound comes all the same."""
    path = (*FELLOWSHIP_SITES[:7], STEWARDS_TOMB)
    scene = Scene(fellowship=[EOWYN, MERRY], burdens=2, site=8, path=path)
    merry = scene._find(MERRY)
    scene.happen(wound, merry).answer_with(EOWYN)
    assert scene.wounds(EOWYN) == 1
    assert scene.wounds(MERRY) == 1
    assert not can_heal(scene.state, merry)
    scene.happen(heal, merry)
    assert scene.wounds(MERRY) == 1
    scene.happen(remove_burdens, 0, 1)
    assert scene.burdens == 2


def test_skirmish_abilities_cannot_be_used():
    path = ("1_319", CAVERN_ENTRANCE)
    scene = Scene(fellowship=[ARAGORN], minions=[URUK_SLAYER], twilight=3, path=path, site=2)
    scene.skirmish(ARAGORN, URUK_SLAYER)
    assert not [note for note in scene.state.log or [] if note[0] == "used"]
    assert not scene.can(Verb.USE)


def test_a_minion_is_discarded_as_soon_as_its_check_holds():
    """2 C 42: "discard this minion if underground"."""
    path = (*FELLOWSHIP_SITES[:3], "1_343")
    scene = Scene(minions=[GOBLIN_MAN, TROOPER], site=4, path=path)
    scene.happen(lambda state: None)
    assert scene.is_discarded(GOBLIN_MAN)
    assert scene.in_play(TROOPER)


def test_above_ground_it_stays():
    scene = Scene(minions=[GOBLIN_MAN], site=3, path=FELLOWSHIP_SITES)
    scene.happen(lambda state: None)
    assert scene.in_play(GOBLIN_MAN)


def test_shadow_cards_cannot_discard_what_is_protected_from_them():
    """17 S 30: his owner's own cards still can."""
    for minions, source, stays in (
        ([TROOPER], TROOPER, True),
        ([TROOPER], ARAGORN, False),
    ):
        scene = Scene(
            fellowship=[MADRIL_LOYAL, ARAGORN], support=[GONDOR_CONDITION], minions=minions, site=2
        )
        scene.happen(discard_from_play, scene._find(GONDOR_CONDITION), scene._find(source))
        assert (scene.state.zone[scene._find(GONDOR_CONDITION)] == IN_PLAY) is stays


def test_the_shadow_has_initiative_while_a_card_says_so():
    """7 R 286: with a threat and another Sauron Orc, whatever is in hand."""
    hand = [CITY_OF_MEN] * 5
    scene = Scene(hand=hand, minions=[MORDOR_FIGHTER, TROOPER], threats=1)
    assert scene.state.shadow_has_initiative()
    assert not Scene(hand=hand, minions=[MORDOR_FIGHTER, TROOPER]).state.shadow_has_initiative()
    assert not Scene(hand=hand, minions=[MORDOR_FIGHTER], threats=1).state.shadow_has_initiative()


def test_initiative_is_taken_for_the_turn():
    """2.0, "Initiative": an effect decides it until the turn ends."""
    usurper = made(TROOPER, special(maneuver, exerting(this) >> take_initiative(shadow_player)))
    scene = Scene(hand=[CITY_OF_MEN] * 5, minions=[usurper])
    assert not scene.state.shadow_has_initiative()
    scene.maneuver_phase().wait_to(Verb.USE, usurper).use(usurper)
    assert scene.state.shadow_has_initiative()


def test_a_phase_is_skipped_as_long_as_its_card_is_in_force():
    """1 C 354 and others: the archery phase never begins."""
    watcher = made(TROOPER, skips(archery))
    scene = Scene(fellowship=[ARAGORN], minions=[watcher])
    assert is_skipped(scene.state, ARCHERY)
    assert not is_skipped(scene.state, MANEUVER)
    scene.maneuver_phase()
    while scene.state.phase == MANEUVER:
        scene.pass_()
    assert scene.state.phase in (ASSIGNMENT, SKIRMISH)
    assert ("phase", ARCHERY) not in (scene.state.log or [])
    assert scene.wounds(FRODO) == 0


def test_the_fellowship_cannot_move_again_this_turn():
    """1 U 359: an ability of the site, used by a Shadow player with five Orc minions."""
    path = (*FELLOWSHIP_SITES[:7], "1_359", "1_360")
    scene = Scene(minions=[TROOPER] * 5, site=8, path=path)
    scene.shadow_phase().use("1_359")
    scene.regroup_phase()
    while scene.state.active == 0 and scene.can(Verb.PASS):
        scene.pass_()
    assert ("moves", 0, scene.state.path[-1]) not in (scene.state.log or [])
    assert not scene.can(Verb.MOVE)
    scene = Scene(minions=[TROOPER] * 4, site=8, path=path)
    assert not scene.shadow_phase().can(Verb.USE, "1_359")


def test_a_ban_that_holds_already_is_not_offered_again():
    """1 U 359: used twice it would do nothing more, and could be used forever."""
    path = (*FELLOWSHIP_SITES[:7], "1_359", "1_360")
    scene = Scene(minions=[TROOPER] * 5, site=8, path=path)
    scene.shadow_phase().use("1_359")
    assert not scene.can(Verb.USE, "1_359")


def test_the_ring_is_taken_off_by_a_card():
    """2 R 108: one of two effects; a Ring-bearer's skirmish cannot be cancelled."""
    scene = Scene(minions=[NERTEA], bearing={FRODO: [O_ELBERETH]}, site=6)
    scene.state.wearing[0] = True
    scene.skirmish(FRODO, NERTEA).use(O_ELBERETH)
    if scene.options(Verb.EITHER):
        scene.take_number(0)
    kinds = [note[0] for note in scene.state.log or []]
    assert "takes off the Ring" in kinds
    assert "skirmish cancelled" not in kinds


def test_a_winner_gives_the_shadow_initiative_for_the_rest_of_the_turn():
    """8 U 82: whatever the Free Peoples player holds in hand."""
    scene = Scene(
        fellowship=[MERRY],
        minions=[NERTEA],
        hand=[CITY_OF_MEN] * 5,
        shadow_hand=[UNHINDERED],
        twilight=9,
        site=6,
    )
    assert not scene.state.shadow_has_initiative()
    scene.skirmish(MERRY, NERTEA).wait_to(Verb.PLAY, UNHINDERED).play(UNHINDERED).resolve()
    assert ("won", scene._find(NERTEA)) in (scene.state.log or [])
    assert scene.state.shadow_has_initiative()


def test_initiative_comes_with_a_site_of_the_card_s_own_block():
    """8 C 61: at site 4 of the King path, with a Raider minion to spot."""
    for site, minion, expected in ((4, RAIDER, True), (3, RAIDER, False), (4, TROOPER, False)):
        scene = Scene(
            hand=[CITY_OF_MEN] * 5, minions=[minion], shadow_support=[HARADWAITH], site=site
        )
        assert scene.state.shadow_has_initiative() is expected
