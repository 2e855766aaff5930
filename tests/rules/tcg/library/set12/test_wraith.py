"""The Wraith cards of set 12, *Black Rider*."""

import pytest

from rules.tcg.engine.modifiers.numbers import has_words, twilight_cost
from rules.tcg.engine.state import traits
from rules.tcg.engine.state.codes import SKIRMISH_WON, Verb
from rules.tcg.engine.steps.triggers import emit
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import SHADOW, Scene


def test_the_witch_king_exerts_the_ring_bearer_from_hand_and_stays_there() -> None:
    scene = Scene(hand=[ARAGORN_DRIVEN_BY_NEED], shadow_hand=[THE_WITCH_KING_BLACK_LORD])
    scene.fellowship_phase().wait_to(Verb.PLAY, ARAGORN_DRIVEN_BY_NEED).play(ARAGORN_DRIVEN_BY_NEED)
    assert scene.who == 1
    scene.answer_with(THE_WITCH_KING_BLACK_LORD)
    assert scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES) == 1
    assert scene.hand(1) == [THE_WITCH_KING_BLACK_LORD]
    assert not scene.can(Verb.TRIGGER, THE_WITCH_KING_BLACK_LORD)


def test_the_witch_king_need_not_be_revealed() -> None:
    scene = Scene(hand=[ARAGORN_DRIVEN_BY_NEED], shadow_hand=[THE_WITCH_KING_BLACK_LORD])
    scene.fellowship_phase().wait_to(Verb.PLAY, ARAGORN_DRIVEN_BY_NEED).play(
        ARAGORN_DRIVEN_BY_NEED
    ).pass_()
    assert scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES) == 0


@pytest.mark.parametrize(("wounds", "playable"), [(0, False), (2, True)])
def test_the_witch_king_costs_less_for_each_wound_on_the_ring_bearer(
    wounds: int, playable: bool
) -> None:
    scene = Scene(shadow_hand=[THE_WITCH_KING_BLACK_LORD], twilight=6, site=6)
    scene.wound(FRODO_HOPE_OF_FREE_PEOPLES, wounds).shadow_phase()
    assert scene.can(Verb.PLAY, THE_WITCH_KING_BLACK_LORD) is playable


@pytest.mark.parametrize(
    ("minion", "playable"),
    [(ULAIRE_ENQUEA_BLACK_THREAT, True), (ULAIRE_NELYA_THIRD_OF_THE_NINE_RIDERS, False)],
)
def test_ulaire_enquea_toils_again_for_an_event(minion: str, playable: bool) -> None:
    """Three exertions make 6 to nothing; anybody else exerts once."""
    scene = Scene(
        minions=[minion],
        shadow_hand=[DARK_POWERS_STRENGTHEN],
        shadow_deck=[DWARF_GUARD] * 3,
        site=6,
    ).shadow_phase()
    assert scene.can(Verb.PLAY, DARK_POWERS_STRENGTHEN) is playable
    if playable:
        scene.play(DARK_POWERS_STRENGTHEN)
        while scene.can(Verb.CHOOSE, minion):
            scene.choose(minion)
        assert scene.wounds(minion) == 3
        assert len(scene.hand(1)) == 3


@pytest.mark.parametrize(("burdens", "offered"), [(6, True), (5, False)])
def test_ulaire_cantea_black_assassin_hunts_those_whose_will_is_gone(
    burdens: int, offered: bool
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD, SAM_STEADFAST_FRIEND],
        minions=[ULAIRE_CANTEA_BLACK_ASSASSIN],
        burdens=burdens + 1,
        site=4,
    )
    # Sam lends the Guard one resistance: 7 in all.
    scene.assignment_phase()
    assert scene.comes_to(Verb.USE, ULAIRE_CANTEA_BLACK_ASSASSIN) is offered
    if offered:
        scene.use(ULAIRE_CANTEA_BLACK_ASSASSIN)
        assert scene.assigned_to(ULAIRE_CANTEA_BLACK_ASSASSIN) == [DWARF_GUARD]


@pytest.mark.parametrize(
    ("others", "wraiths", "killed"), [(5, 1, True), (4, 1, False), (5, 0, False)]
)
def test_ulaire_cantea_black_assassin_kills_in_a_large_fellowship(
    others: int, wraiths: int, killed: bool
) -> None:
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR, *[DWARF_GUARD] * (others - 1)],
        minions=[ULAIRE_CANTEA_BLACK_ASSASSIN],
        shadow_support=[BLACK_LAND_OVERLORD] * 0 + [LOST_IN_THE_WOODS] * wraiths,
        hand=[AXE_STRIKE],
        site=4,
    )
    scene.skirmish(GIMLI_DWARF_OF_EREBOR, ULAIRE_CANTEA_BLACK_ASSASSIN)
    scene.wait_to(Verb.PLAY, AXE_STRIKE).pass_()
    assert scene.can(Verb.USE, ULAIRE_CANTEA_BLACK_ASSASSIN) is killed
    if killed:
        scene.use(ULAIRE_CANTEA_BLACK_ASSASSIN)
        assert scene.is_dead(GIMLI_DWARF_OF_EREBOR)


@pytest.mark.parametrize(
    ("bearer_fights", "friend_bears", "burdens"),
    [(False, False, 1), (True, False, 0), (False, True, 0)],
)
def test_sense_of_obligation_burdens_who_stays_out_of_the_fight(
    bearer_fights: bool, friend_bears: bool, burdens: int
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD, GIMLI_DWARF_OF_EREBOR],
        bearing={
            DWARF_GUARD: [SENSE_OF_OBLIGATION],
            GIMLI_DWARF_OF_EREBOR: [LOST_IN_THE_WOODS] if friend_bears else [],
        },
        minions=[ULAIRE_CANTEA_BLACK_ASSASSIN],
        site=4,
    )
    fighter = DWARF_GUARD if bearer_fights else GIMLI_DWARF_OF_EREBOR
    scene.assignment_phase().do(Verb.ASSIGN, fighter, ULAIRE_CANTEA_BLACK_ASSASSIN)
    scene.pass_all()
    assert scene.burdens == burdens


@pytest.mark.parametrize(
    ("borne", "offered"), [([SENSE_OF_OBLIGATION], True), ([WATCH_AND_WAIT], False), ([], False)]
)
def test_shadowy_mount_carries_its_rider_to_a_companion_with_a_wraith_condition(
    borne: list[str], offered: bool
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD, GIMLI_DWARF_OF_EREBOR],
        bearing={DWARF_GUARD: borne, ULAIRE_CANTEA_BLACK_ASSASSIN: [SHADOWY_MOUNT]},
        minions=[ULAIRE_CANTEA_BLACK_ASSASSIN],
        # An event in hand keeps the skirmish open.
        hand=[AXE_STRIKE],
        site=4,
    ).assignment_phase()
    assert scene.comes_to(Verb.USE, SHADOWY_MOUNT) is offered
    if offered:
        scene.use(SHADOWY_MOUNT)
        assert scene.assigned_to(ULAIRE_CANTEA_BLACK_ASSASSIN) == [DWARF_GUARD]


@pytest.mark.parametrize(
    ("card", "twilight", "offered"),
    [(MORGUL_LACKEY, 2, True), (MORGUL_LACKEY, 1, False), (DWARF_GUARD, 2, False)],
)
def test_ulaire_attea_black_predator_feeds_on_twilight_and_wraiths(
    card: str, twilight: int, offered: bool
) -> None:
    rider = ULAIRE_ATTEA_BLACK_PREDATOR
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[rider],
        shadow_hand=[card],
        hand=[AXE_STRIKE],
        twilight=twilight,
        site=4,
    )
    scene.skirmish(DWARF_GUARD, rider).pass_()
    assert scene.can(Verb.USE, rider) is offered
    if offered:
        scene.use(rider)
        assert scene.hand(SHADOW) == []
        assert scene.twilight == 0
        assert scene.strength(rider) == 12 + 3


@pytest.mark.parametrize("mounted", [True, False])
def test_ulaire_nertea_black_horseman_leads_the_nazgul_when_he_rides(mounted: bool) -> None:
    nertea, cantea = ULAIRE_NERTEA_BLACK_HORSEMAN, ULAIRE_CANTEA_BLACK_ASSASSIN
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[nertea, cantea, MORGUL_LACKEY],
        bearing={nertea if mounted else cantea: [SHADOWY_MOUNT]},
        site=4,
    )
    minions = (nertea, cantea, MORGUL_LACKEY)
    assert [scene.strength(minion) for minion in minions] == [9 + mounted, 10 + mounted, 6]
    musters = [has_words(scene.state, scene.card(minion), traits.MUSTER) for minion in minions]
    assert musters == [mounted, mounted, False]


@pytest.mark.parametrize("rider", [ULAIRE_NERTEA_BLACK_HORSEMAN, ULAIRE_CANTEA_BLACK_ASSASSIN])
def test_mounts_are_cheaper_with_ulaire_nertea_black_horseman(rider: str) -> None:
    scene = Scene(
        fellowship=[EOMER_VALIANT_WARCHIEF],
        hand=[SWIFT_STEED],
        minions=[rider],
        shadow_hand=[SHADOWY_MOUNT, NAZGUL_SWORD],
        site=4,
    )
    costs = [
        twilight_cost(scene.state, scene.card(card))
        for card in (SHADOWY_MOUNT, SWIFT_STEED, NAZGUL_SWORD)
    ]
    less = int(rider == ULAIRE_NERTEA_BLACK_HORSEMAN)
    assert costs == [2 - less, 2 - less, 1]


@pytest.mark.parametrize(
    ("card", "wounds", "offered"),
    [(DARK_TEMPTATION, 0, True), (DARK_TEMPTATION, 2, False), (MORGUL_LACKEY, 0, False)],
)
def test_ulaire_otsea_black_specter_trades_a_condition_for_a_condition(
    card: str, wounds: int, offered: bool
) -> None:
    rider = ULAIRE_OTSEA_BLACK_SPECTER
    scene = Scene(
        fellowship=[DWARF_GUARD],
        support=[STAIRS_OF_KHAZAD_DUM],
        minions=[rider],
        shadow_support=[UNIMPEDED],
        shadow_hand=[card],
        site=4,
    ).wound(rider, wounds)
    scene.shadow_phase()
    assert scene.can(Verb.USE, rider) is offered
    if offered:
        scene.use(rider)
        assert scene.is_discarded(card)
        assert scene.is_discarded(STAIRS_OF_KHAZAD_DUM)
        assert scene.in_play(UNIMPEDED)
        assert scene.wounds(rider) == 1


@pytest.mark.parametrize("exerts", [True, False])
def test_ulaire_toldea_black_shadow_exerts_to_take_an_event_back(exerts: bool) -> None:
    rider = ULAIRE_TOLDEA_BLACK_SHADOW
    scene = Scene(
        shadow_hand=[rider],
        shadow_discards=[ECHO_OF_HOOVES, MORGUL_LACKEY, AXE_STRIKE],
        twilight=9,
        site=4,
    )
    scene.shadow_phase().play(rider)
    if exerts:
        scene.answer_with(rider)
    else:
        scene.pass_()
    assert scene.hand(SHADOW) == [ECHO_OF_HOOVES] * exerts
    assert scene.wounds(rider) == int(exerts)


@pytest.mark.parametrize("others", [0, 2])
def test_black_rider_counts_the_companions(others: int) -> None:
    scene = Scene(fellowship=[DWARF_GUARD] * others, minions=[BLACK_RIDER], site=4)
    assert scene.strength(BLACK_RIDER) == 8 + 1 + others


@pytest.mark.parametrize("draws", [True, False])
def test_ulaire_nelya_black_hunter_may_draw_a_card_when_he_wins(draws: bool) -> None:
    rider = ULAIRE_NELYA_BLACK_HUNTER
    scene = Scene(minions=[rider, MORGUL_LACKEY], shadow_deck=[MORGUL_LACKEY] * 2, site=4)
    scene.happen(emit, SKIRMISH_WON, scene.card(MORGUL_LACKEY))
    assert not scene.can(Verb.TRIGGER, rider)
    scene.happen(emit, SKIRMISH_WON, scene.card(rider))
    if draws:
        scene.answer_with(rider)
    else:
        scene.pass_()
    assert scene.hand(SHADOW) == [MORGUL_LACKEY] * draws


@pytest.mark.parametrize(("card", "offered"), [(SHADOWY_MOUNT, True), (NAZGUL_SWORD, False)])
def test_ulaire_lemenya_black_enemy_finds_a_mount_again(card: str, offered: bool) -> None:
    rider = ULAIRE_LEMENYA_BLACK_ENEMY
    scene = Scene(shadow_hand=[rider], shadow_discards=[card], twilight=9, site=4)
    scene.shadow_phase().play(rider)
    assert scene.can(Verb.TRIGGER, rider) is offered
    if offered:
        scene.answer_with(rider)
        assert scene.bearer_of(card) == rider
        assert scene.twilight == 9 - 4 - 2
