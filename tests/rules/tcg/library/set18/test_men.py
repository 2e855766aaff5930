"""The Men of set 18, *Treachery and Deceit*."""

import pytest

from rules.tcg.engine.modifiers.numbers import is_fierce
from rules.tcg.engine.operations.wounds import kill, wound
from rules.tcg.engine.state.codes import ARCHERY, MANEUVER, REGROUP, REMOVED, SKIRMISH, Verb
from rules.tcg.engine.turn.phases import begin_phase
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import ARAGORN_SITES, SHADOW, Scene

SITE_1 = ARAGORN_SITES[0]


@pytest.mark.parametrize(("tokens", "bonus"), [(0, 0), (3, 3), (7, 5)])
def test_corsair_scimitar_counts_the_tokens_on_any_card_up_to_five(tokens: int, bonus: int) -> None:
    scene = Scene(
        minions=[BRUTAL_EASTERLING],
        bearing={BRUTAL_EASTERLING: [CORSAIR_SCIMITAR]},
        shadow_support=[WHISPER_IN_THE_DARK],
    )
    without = Scene(minions=[BRUTAL_EASTERLING]).strength(BRUTAL_EASTERLING)
    scene.put_tokens(WHISPER_IN_THE_DARK, tokens)
    assert scene.strength(BRUTAL_EASTERLING) == without + bonus


@pytest.mark.parametrize("in_archery", [True, False])
def test_corsair_bow_takes_a_site_for_a_companion_killed_by_arrows(in_archery: bool) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[BRUTAL_EASTERLING],
        bearing={BRUTAL_EASTERLING: [CORSAIR_BOW]},
        site=5,
    )
    scene.state.position[SHADOW] = 4
    scene.wound(DWARF_GUARD, 1)
    scene.state.phase = ARCHERY if in_archery else MANEUVER
    scene.happen(wound, scene.card(DWARF_GUARD), scene.card(BRUTAL_EASTERLING))
    assert scene.is_dead(DWARF_GUARD)
    assert scene.can(Verb.TRIGGER, CORSAIR_BOW) is in_archery
    if in_archery:
        scene.answer_with(CORSAIR_BOW)
    assert scene.controls(SITE_1) is in_archery


def test_declined_business_returns_a_companion_that_is_played() -> None:
    scene = Scene(
        hand=[LEGOLAS_GREENLEAF],
        shadow_hand=[DECLINED_BUSINESS, BRUTAL_EASTERLING],
    )
    scene.fellowship_phase().wait_to(Verb.PLAY, LEGOLAS_GREENLEAF).play(LEGOLAS_GREENLEAF)
    assert scene.who == SHADOW
    scene.do(Verb.PLAY, DECLINED_BUSINESS)
    assert scene.hand() == [LEGOLAS_GREENLEAF]
    assert scene.is_discarded(BRUTAL_EASTERLING)


def test_ted_sandyman_gives_up_a_site_of_his_own_player() -> None:
    scene = Scene(minions=[TED_SANDYMAN, BRUTAL_EASTERLING], fellowship=[DWARF_GUARD], site=5)
    before = scene.strength(BRUTAL_EASTERLING)
    scene.maneuver_phase()
    assert not scene.can(Verb.USE, TED_SANDYMAN)
    scene.control(SITE_1).maneuver_phase().wait_to(Verb.USE, TED_SANDYMAN).use(TED_SANDYMAN)
    assert not scene.controls(SITE_1)
    assert scene.strength(BRUTAL_EASTERLING) == before + 2


def test_treachery_makes_a_companions_text_worthless_until_the_regroup_phase() -> None:
    scene = Scene(
        fellowship=[ARAGORN_SWIFT_HUNTER, FARAMIR_STOUT_CAPTAIN],
        minions=[GRIMA_WITLESS_WORM],
        shadow_hand=[TREACHERY],
        twilight=3,
        site=5,
    )
    scene.shadow_phase().play(TREACHERY)
    scene.choose(ARAGORN_SWIFT_HUNTER)
    assert scene.wounds(ARAGORN_SWIFT_HUNTER) == 1
    scene.skirmish(ARAGORN_SWIFT_HUNTER, GRIMA_WITLESS_WORM)
    assert not scene.can(Verb.USE, ARAGORN_SWIFT_HUNTER)


@pytest.mark.parametrize(("minion", "wounds"), [(BRUTAL_EASTERLING, 1), (TED_SANDYMAN, 0)])
def test_whisper_in_the_dark_exerts_a_companion_while_a_man_is_there(
    minion: str, wounds: int
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        support=[ALATAR],
        bearing={ALATAR: [WHISPER_IN_THE_DARK]},
        minions=[minion],
        site=5,
    )
    scene.maneuver_phase()
    assert scene.wounds(DWARF_GUARD) == wounds


@pytest.mark.parametrize("in_a_skirmish", [True, False])
def test_corsair_grappling_hook_takes_a_site_for_a_death_in_a_skirmish(in_a_skirmish: bool) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[BRUTAL_EASTERLING],
        bearing={BRUTAL_EASTERLING: [CORSAIR_GRAPPLING_HOOK]},
        site=5,
    )
    scene.state.position[SHADOW] = 4
    scene.state.phase = SKIRMISH if in_a_skirmish else MANEUVER
    scene.happen(kill, scene.card(DWARF_GUARD), scene.card(BRUTAL_EASTERLING))
    assert scene.can(Verb.TRIGGER, CORSAIR_GRAPPLING_HOOK) is in_a_skirmish
    if in_a_skirmish:
        scene.answer_with(CORSAIR_GRAPPLING_HOOK)
        assert scene.controls(SITE_1)


@pytest.mark.parametrize(("tokens", "offered"), [(4, True), (3, False)])
def test_fleet_of_corsair_ships_brings_a_card_back_for_four_tokens(
    tokens: int, offered: bool
) -> None:
    scene = Scene(
        shadow_support=[FLEET_OF_CORSAIR_SHIPS],
        shadow_deck=[MELLON],
        shadow_discards=[BRUTAL_EASTERLING],
        site=4,
    ).put_tokens(FLEET_OF_CORSAIR_SHIPS, tokens)
    assert scene.regroup_phase().comes_to(Verb.USE, FLEET_OF_CORSAIR_SHIPS) is offered
    if offered:
        scene.use(FLEET_OF_CORSAIR_SHIPS)
        assert scene.tokens(FLEET_OF_CORSAIR_SHIPS) == 0
        assert not scene.is_discarded(BRUTAL_EASTERLING)


@pytest.mark.parametrize(("man", "drawn"), [(GRIMA_WITLESS_WORM, 1), (BRUTAL_EASTERLING, 0)])
def test_ill_news_is_an_ill_guest_is_better_with_grima(man: str, drawn: int) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        bearing={DWARF_GUARD: [GWAIHIR]},
        minions=[man],
        shadow_hand=[ILL_NEWS_IS_AN_ILL_GUEST],
        shadow_deck=[MORDOR_VETERAN] * 2,
        twilight=2,
        site=4,
    )
    scene.shadow_phase().play(ILL_NEWS_IS_AN_ILL_GUEST)
    assert scene.is_discarded(GWAIHIR)
    assert len(scene.hand(SHADOW)) == drawn


def test_mumakil_commander_sends_mounts_back_to_the_deck() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[MUMAKIL_COMMANDER, BRUTAL_EASTERLING, EASTERLING_DISPATCHER],
        bearing={
            BRUTAL_EASTERLING: [BEAST_OF_WAR, CORSAIR_SCIMITAR],
            EASTERLING_DISPATCHER: [BEAST_OF_WAR],
        },
        shadow_deck=[MORDOR_TROOPER],
        # With so many cards nothing is drawn before the deck is looked at.
        shadow_hand=[MORDOR_TROOPER] * 8,
        site=4,
    )
    # A rider is strength +1, and a beast adds 3.
    assert scene.strength(EASTERLING_DISPATCHER) == 8 + 1 + 3
    scene.regroup_phase().wait_to(Verb.USE, MUMAKIL_COMMANDER).use(MUMAKIL_COMMANDER)
    while scene.can(Verb.CHOOSE, BEAST_OF_WAR):
        scene.choose(BEAST_OF_WAR)
    assert sorted(scene.deck(SHADOW)) == sorted([MORDOR_TROOPER, BEAST_OF_WAR, BEAST_OF_WAR])
    assert scene.in_play(CORSAIR_SCIMITAR)
    assert scene.strength(EASTERLING_DISPATCHER) == 8


@pytest.mark.parametrize(("place", "bonus"), [(ISENGARD_RUINED_15_192, 2), (WEST_ROAD, 0)])
def test_mumakil_commander_is_strong_at_a_battleground(place: str, bonus: int) -> None:
    scene = Scene(minions=[MUMAKIL_COMMANDER], path=(*ARAGORN_SITES[:3], place), site=4)
    assert scene.strength(MUMAKIL_COMMANDER) == 11 + bonus


def test_corsair_halberd_takes_a_site_for_one_of_the_dead() -> None:
    scene = Scene(
        minions=[BRUTAL_EASTERLING],
        bearing={BRUTAL_EASTERLING: [CORSAIR_HALBERD]},
        dead=[DWARF_GUARD],
        site=5,
    )
    scene.state.position[SHADOW] = 3
    scene.shadow_phase().use(CORSAIR_HALBERD)
    assert not scene.is_dead(DWARF_GUARD)
    assert scene.state.zone[scene.card(DWARF_GUARD)] == REMOVED
    assert scene.controls(ARAGORN_SITES[0])


@pytest.mark.parametrize(("twilight", "offered"), [(3, True), (2, False)])
def test_corsair_boarding_axe_reinforces_men_and_makes_its_bearer_fierce(
    twilight: int, offered: bool
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[BRUTAL_EASTERLING],
        bearing={BRUTAL_EASTERLING: [CORSAIR_BOARDING_AXE]},
        shadow_support=[FLEET_OF_CORSAIR_SHIPS],
        hand=[CITY_OF_MEN],
        twilight=twilight,
        site=4,
    ).put_tokens(FLEET_OF_CORSAIR_SHIPS, 1)
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, BRUTAL_EASTERLING)
    assert scene.comes_to(Verb.USE, CORSAIR_BOARDING_AXE) is offered
    if offered:
        scene.use(CORSAIR_BOARDING_AXE)
        assert scene.tokens(FLEET_OF_CORSAIR_SHIPS) == 2
        assert scene.twilight == 0
        assert is_fierce(scene.state, scene.card(BRUTAL_EASTERLING))
        scene.happen(begin_phase, REGROUP)
        assert not is_fierce(scene.state, scene.card(BRUTAL_EASTERLING))


@pytest.mark.parametrize(
    ("minion", "strength"),
    [(HARRY_GOATLEAF, 6), (RUFFIAN, 8), (ROUGH_MAN_OF_THE_SOUTH, 10), (SQUINT_EYED_SOUTHERNER, 9)],
)
@pytest.mark.parametrize(("site", "bonus"), [(3, 4), (4, 2), (7, 0)])
def test_rough_men_are_the_stronger_the_nearer_to_the_shire(
    minion: str, strength: int, site: int, bonus: int
) -> None:
    assert Scene(minions=[minion], site=site).strength(minion) == strength + bonus


@pytest.mark.parametrize(
    ("borne", "played", "playable"),
    [
        ([HENCHMANS_DAGGER], CORSAIR_SCIMITAR, True),
        ([CORSAIR_SCIMITAR], HENCHMANS_DAGGER, True),
        ([CORSAIR_SCIMITAR], CORSAIR_HALBERD, False),
        ([HENCHMANS_DAGGER, CORSAIR_SCIMITAR], CORSAIR_HALBERD, False),
    ],
)
def test_henchmans_dagger_goes_beside_one_other_hand_weapon(
    borne: list[str], played: str, playable: bool
) -> None:
    scene = Scene(
        minions=[BRUTAL_EASTERLING],
        bearing={BRUTAL_EASTERLING: borne},
        shadow_hand=[played],
        twilight=9,
        site=4,
    )
    assert scene.shadow_phase().can(Verb.PLAY, played) is playable


def test_corsair_grappling_hook_reinforces_twice_and_the_fleet_brings_a_token() -> None:
    scene = Scene(
        minions=[BRUTAL_EASTERLING],
        shadow_hand=[CORSAIR_GRAPPLING_HOOK, FLEET_OF_CORSAIR_SHIPS],
        twilight=9,
        site=4,
    ).shadow_phase()
    scene.play(FLEET_OF_CORSAIR_SHIPS).answer_with(FLEET_OF_CORSAIR_SHIPS)
    assert scene.tokens(FLEET_OF_CORSAIR_SHIPS) == 1
    scene.play(CORSAIR_GRAPPLING_HOOK).answer_with(CORSAIR_GRAPPLING_HOOK)
    assert scene.tokens(FLEET_OF_CORSAIR_SHIPS) == 3


def test_ted_sandyman_stacks_a_man_in_play_on_a_possession() -> None:
    """He is a Hobbit himself."""
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[TED_SANDYMAN, BRUTAL_EASTERLING],
        shadow_support=[FLEET_OF_CORSAIR_SHIPS],
        site=4,
    ).regroup_phase()
    scene.wait_to(Verb.USE, TED_SANDYMAN).use(TED_SANDYMAN)
    assert scene.stack(FLEET_OF_CORSAIR_SHIPS) == [BRUTAL_EASTERLING]
    assert scene.wounds(TED_SANDYMAN) == 1


@pytest.mark.parametrize("way", ["Exert", "Remove a", "Remove 4 twilight"])
def test_grima_witless_worm_trades_wounds_and_tokens_for_twilight_and_twilight_for_a_wound(
    way: str,
) -> None:
    grima = GRIMA_WITLESS_WORM
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[grima],
        shadow_support=[FLEET_OF_CORSAIR_SHIPS],
        twilight=4,
        site=4,
    ).put_tokens(FLEET_OF_CORSAIR_SHIPS, 1)
    scene.regroup_phase().wait_to(Verb.USE, grima)
    scene.choose(next(words for words in scene.words() if f": {way.lower()}" in words.lower()))
    assert scene.twilight == (0 if way == "Remove 4 twilight" else 6)
    assert scene.wounds(grima) == int(way == "Exert")
    assert scene.tokens(FLEET_OF_CORSAIR_SHIPS) == int(way != "Remove a")
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == int(way == "Remove 4 twilight")
