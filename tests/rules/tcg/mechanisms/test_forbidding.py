"""What cards forbid, phases they skip, initiative they fix, checks they make of the state."""

from typing import Any

from rules.tcg.engine.operations.tokens import remove_burdens
from rules.tcg.engine.operations.wounds import can_heal, discard_from_play, heal, wound
from rules.tcg.engine.state.codes import ARCHERY, ASSIGNMENT, IN_PLAY, MANEUVER, SKIRMISH, Verb
from rules.tcg.engine.turn.sequence import is_skipped
from rules.tcg.notation.language import ability as special
from rules.tcg.notation.language import (
    about_to_take_a_wound,
    archery,
    discard,
    each_player,
    forbids,
    maneuver,
    prevent_that,
    response,
    ring_bearer,
    shadow_player,
    skips,
    skirmish,
    take_initiative,
    this,
    using_abilities,
)
from rules.tcg.notation.language import exert as exerting
from tests.rules.tcg.cards import *
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.mechanisms.test_archery import FELLOWSHIP_SITES
from tests.rules.tcg.scene import Scene


def test_stealth_events_cannot_be_played_at_a_site_that_says_so() -> None:
    path = (BAG_END, BREELAND_FOREST, *FELLOWSHIP_SITES[2:])
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, ARAGORN_DRIVEN_BY_NEED],
        minions=[SOUTHRON_CAPTAIN],
        hand=[HOBBIT_INTUITION, CITY_OF_MEN],
        path=path,
        site=2,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, SOUTHRON_CAPTAIN)
    assert scene.can(Verb.PLAY, CITY_OF_MEN)
    assert not scene.can(Verb.PLAY, HOBBIT_INTUITION)


def test_elsewhere_they_can() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        minions=[SOUTHRON_CAPTAIN],
        hand=[HOBBIT_INTUITION],
        path=FELLOWSHIP_SITES,
    )
    assert scene.skirmish(MERRY_ROHIRRIM_SQUIRE, SOUTHRON_CAPTAIN).can(Verb.PLAY, HOBBIT_INTUITION)


def test_wounds_cannot_be_prevented_or_healed_nor_burdens_removed() -> None:
    """10 U 119: an answer may be given and paid for, and the wound comes all the same."""
    path = (*FELLOWSHIP_SITES[:7], STEWARDS_TOMB_10_119)
    scene = Scene(
        fellowship=[EOWYN_LADY_OF_ROHAN, MERRY_ROHIRRIM_SQUIRE], burdens=2, site=8, path=path
    )
    merry = scene.card(MERRY_ROHIRRIM_SQUIRE)
    scene.happen(wound, merry).answer_with(EOWYN_LADY_OF_ROHAN)
    assert scene.wounds(EOWYN_LADY_OF_ROHAN) == 1
    assert scene.wounds(MERRY_ROHIRRIM_SQUIRE) == 1
    assert not can_heal(scene.state, merry)
    scene.happen(heal, merry)
    assert scene.wounds(MERRY_ROHIRRIM_SQUIRE) == 1
    scene.happen(remove_burdens, 0, 1)
    assert scene.burdens == 2


def test_skirmish_abilities_cannot_be_used() -> None:
    path = (BAG_END, CAVERN_ENTRANCE_11_232)
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[URUK_SLAYER], twilight=3, path=path, site=2
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, URUK_SLAYER)
    assert not [note for note in scene.log or [] if note[0] == "used"]
    assert not scene.can(Verb.USE)


def test_a_minion_is_discarded_as_soon_as_its_check_holds() -> None:
    """2 C 42: "discard this minion if underground"."""
    path = (*FELLOWSHIP_SITES[:3], BALINS_TOMB)
    scene = Scene(minions=[GOBLIN_MAN, MORDOR_TROOPER], site=4, path=path)
    scene.happen(lambda state: None)
    assert scene.is_discarded(GOBLIN_MAN)
    assert scene.in_play(MORDOR_TROOPER)


def test_above_ground_it_stays() -> None:
    scene = Scene(minions=[GOBLIN_MAN], site=3, path=FELLOWSHIP_SITES)
    scene.happen(lambda state: None)
    assert scene.in_play(GOBLIN_MAN)


def test_shadow_cards_cannot_discard_what_is_protected_from_them() -> None:
    """17 S 30: his owner's own cards still can."""
    for minions, source, stays in (
        ([MORDOR_TROOPER], MORDOR_TROOPER, True),
        ([MORDOR_TROOPER], ARAGORN_DRIVEN_BY_NEED, False),
    ):
        scene = Scene(
            fellowship=[MADRIL_LOYAL_LIEUTENANT, ARAGORN_DRIVEN_BY_NEED],
            support=[SWEPT_AWAY],
            minions=minions,
            site=2,
        )
        scene.happen(discard_from_play, scene.card(SWEPT_AWAY), scene.card(source))
        assert (scene.state.zone[scene.card(SWEPT_AWAY)] == IN_PLAY) is stays


def test_the_shadow_has_initiative_while_a_card_says_so() -> None:
    """7 R 286: with a threat and another Sauron Orc, whatever is in hand."""
    hand = [CITY_OF_MEN] * 5
    scene = Scene(hand=hand, minions=[MORDOR_FIGHTER, MORDOR_TROOPER], threats=1)
    assert scene.state.shadow_has_initiative()
    assert not Scene(
        hand=hand, minions=[MORDOR_FIGHTER, MORDOR_TROOPER]
    ).state.shadow_has_initiative()
    assert not Scene(hand=hand, minions=[MORDOR_FIGHTER], threats=1).state.shadow_has_initiative()


def test_initiative_is_taken_for_the_turn() -> None:
    """2.0, "Initiative": an effect decides it until the turn ends."""
    usurper = made(
        MORDOR_TROOPER, special(maneuver, exerting(this) >> take_initiative(shadow_player))
    )
    scene = Scene(hand=[CITY_OF_MEN] * 5, minions=[usurper])
    assert not scene.state.shadow_has_initiative()
    scene.maneuver_phase().wait_to(Verb.USE, usurper).use(usurper)
    assert scene.state.shadow_has_initiative()


def test_a_phase_is_skipped_as_long_as_its_card_is_in_force() -> None:
    """1 C 354 and others: the archery phase never begins."""
    watcher = made(MORDOR_TROOPER, skips(archery))
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[watcher])
    assert is_skipped(scene.state, ARCHERY)
    assert not is_skipped(scene.state, MANEUVER)
    scene.maneuver_phase()
    while scene.state.phase == MANEUVER:
        scene.pass_()
    assert scene.state.phase in (ASSIGNMENT, SKIRMISH)
    assert ("phase", ARCHERY) not in (scene.log or [])
    assert scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES) == 0


def test_the_fellowship_cannot_move_again_this_turn() -> None:
    """1 U 359: an ability of the site, used by a Shadow player with five Orc minions."""
    path = (*FELLOWSHIP_SITES[:7], SHORES_OF_NEN_HITHOEL_1_359, EMYN_MUIL_1_360)
    scene = Scene(minions=[MORDOR_TROOPER] * 5, site=8, path=path)
    scene.shadow_phase().use(SHORES_OF_NEN_HITHOEL_1_359)
    scene.regroup_phase()
    while scene.state.active == 0 and scene.can(Verb.PASS):
        scene.pass_()
    assert ("moves", 0, scene.state.path[-1]) not in (scene.log or [])
    assert not scene.can(Verb.MOVE)
    scene = Scene(minions=[MORDOR_TROOPER] * 4, site=8, path=path)
    assert not scene.shadow_phase().can(Verb.USE, SHORES_OF_NEN_HITHOEL_1_359)


def test_a_ban_that_holds_already_is_not_offered_again() -> None:
    """1 U 359: used twice it would do nothing more, and could be used forever."""
    path = (*FELLOWSHIP_SITES[:7], SHORES_OF_NEN_HITHOEL_1_359, EMYN_MUIL_1_360)
    scene = Scene(minions=[MORDOR_TROOPER] * 5, site=8, path=path)
    scene.shadow_phase().use(SHORES_OF_NEN_HITHOEL_1_359)
    assert not scene.can(Verb.USE, SHORES_OF_NEN_HITHOEL_1_359)


def test_the_ring_is_taken_off_by_a_card() -> None:
    """2 R 108: one of two effects; a Ring-bearer's skirmish cannot be cancelled."""
    scene = Scene(
        minions=[ULAIRE_NERTEA_NINTH_OF_THE_NINE_RIDERS],
        bearing={FRODO_HOPE_OF_FREE_PEOPLES: [O_ELBERETH_GILTHONIEL]},
        site=6,
    )
    scene.state.wearing[0] = True
    scene.skirmish(FRODO_HOPE_OF_FREE_PEOPLES, ULAIRE_NERTEA_NINTH_OF_THE_NINE_RIDERS).use(
        O_ELBERETH_GILTHONIEL
    )
    if scene.options(Verb.EITHER):
        scene.choose("take off The One Ring")
    kinds = [note[0] for note in scene.log or []]
    assert "takes off the Ring" in kinds
    assert "skirmish cancelled" not in kinds


def test_a_winner_gives_the_shadow_initiative_for_the_rest_of_the_turn() -> None:
    """8 U 82: whatever the Free Peoples player holds in hand."""
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        minions=[ULAIRE_NERTEA_NINTH_OF_THE_NINE_RIDERS],
        hand=[CITY_OF_MEN] * 5,
        shadow_hand=[UNHINDERED],
        twilight=9,
        site=6,
    )
    assert not scene.state.shadow_has_initiative()
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, ULAIRE_NERTEA_NINTH_OF_THE_NINE_RIDERS).wait_to(
        Verb.PLAY, UNHINDERED
    ).play(UNHINDERED).resolve()
    assert ("won", scene.card(ULAIRE_NERTEA_NINTH_OF_THE_NINE_RIDERS)) in (scene.log or [])
    assert scene.state.shadow_has_initiative()


def test_initiative_comes_with_a_site_of_the_card_s_own_block() -> None:
    """8 C 61: at site 4 of the King path, with a Raider minion to spot."""
    for site, minion, expected in (
        (4, DESERT_FIGHTER, True),
        (3, DESERT_FIGHTER, False),
        (4, MORDOR_TROOPER, False),
    ):
        scene = Scene(
            hand=[CITY_OF_MEN] * 5, minions=[minion], shadow_support=[HARADWAITH], site=site
        )
        assert scene.state.shadow_has_initiative() is expected


# --- bans on special abilities, which only cards in play have (4.2, "special abilities") ---

NO_ABILITIES = made(GANDALFS_CART, forbids(each_player, using_abilities))
NO_SKIRMISH_ABILITIES = made(GANDALFS_CART, forbids(each_player, using_abilities, phase=skirmish))
CAVERN_PATH = (*FELLOWSHIP_SITES[:3], CAVERN_ENTRANCE_11_232, *FELLOWSHIP_SITES[4:])


def test_a_ban_on_abilities_lets_an_event_be_played_from_the_discard_pile() -> None:
    scene = Scene(
        fellowship=[GIMLI_SON_OF_GLOIN],
        bearing={GIMLI_SON_OF_GLOIN: [DWARVEN_AXE]},
        minions=[URUK_SAVAGE],
        hand=[AXE_STRIKE],
        discards=[DWARF_LORDS, *[AXE_STRIKE] * 4],
        path=CAVERN_PATH,
        site=4,
    )
    scene.skirmish(GIMLI_SON_OF_GLOIN, URUK_SAVAGE)
    assert scene.can(Verb.USE, DWARF_LORDS)


def test_a_ban_on_opponents_abilities_lets_them_play_an_event_from_the_discard_pile() -> None:
    scene = Scene(
        fellowship=[ARAGORN_RANGER_OF_THE_NORTH],
        hand=[CONCEALMENT],
        minions=[GOLLUM_DARK_AS_DARKNESS],
        shadow_discards=[HOBBITSES_ARE_DEAD],
        twilight=4,
        edition="comprehensive-4.2",
    )
    scene.skirmish(ARAGORN_RANGER_OF_THE_NORTH, GOLLUM_DARK_AS_DARKNESS).play(CONCEALMENT)
    assert scene.can(Verb.USE, HOBBITSES_ARE_DEAD)


def sindri(**laid: Any) -> Scene:
    scene = Scene(
        fellowship=[SINDRI],
        support=[GREATEST_KINGDOM_OF_MY_PEOPLE],
        stacked={GREATEST_KINGDOM_OF_MY_PEOPLE: [CLEAVING_BLOW]},
        minions=[URUK_SAVAGE],
        site=4,
        **laid,
    )
    return scene.skirmish(SINDRI, URUK_SAVAGE)


def test_a_ban_on_abilities_lets_a_stacked_event_be_played_where_a_card_says_so() -> None:
    assert sindri(path=CAVERN_PATH).can(Verb.USE, SINDRI)


def test_playing_a_stacked_event_is_not_a_special_ability_to_answer() -> None:
    scene = sindri(shadow_hand=[HAUNTING_HER_STEPS], twilight=9).use(SINDRI)
    while scene.state.phase == SKIRMISH and not scene.can(Verb.PLAY, HAUNTING_HER_STEPS):
        if not scene.can(Verb.PASS):
            scene.take_first()
            continue
        scene.pass_()
    assert scene.state.phase != SKIRMISH


def saving_frodo(ban: str) -> Scene:
    saved = made(
        GANDALFS_CART, response(about_to_take_a_wound(ring_bearer), discard(this) >> prevent_that)
    )
    scene = Scene(support=[ban, saved])
    scene.state.phase = SKIRMISH
    return scene.happen(wound, scene.card(FRODO_HOPE_OF_FREE_PEOPLES))


def test_a_response_is_a_special_ability_but_of_no_phase() -> None:
    """2.0 and 4.2, "response"."""
    assert saving_frodo(NO_ABILITIES).wounds(FRODO_HOPE_OF_FREE_PEOPLES) == 1
    assert "prevent" in saving_frodo(NO_SKIRMISH_ABILITIES).words()[0]
