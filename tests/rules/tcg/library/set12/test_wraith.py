"""The Wraith cards of set 12, *Black Rider*."""

import pytest

from rules.tcg.engine.modifiers.numbers import has_words, is_fierce, twilight_cost
from rules.tcg.engine.operations.wounds import heal
from rules.tcg.engine.state import traits
from rules.tcg.engine.state.codes import SKIRMISH_WON, Verb
from rules.tcg.engine.steps.triggers import emit
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.later_scenes import totals
from tests.rules.tcg.scene import ARAGORN_SITES, FREE_PEOPLES, SHADOW, Scene


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


@pytest.mark.parametrize(("burdens", "items", "more"), [(0, [], 0), (0, [NAZGUL_SWORD], 1)])
def test_unimpeded_counts_what_is_true_of_the_nazgul(
    burdens: int, items: list[str], more: int
) -> None:
    nelya = ULAIRE_NELYA_THIRD_OF_THE_NINE_RIDERS
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[nelya],
        bearing={nelya: items},
        shadow_support=[UNIMPEDED],
        burdens=burdens,
        site=6,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, nelya)
    before = scene.strength(nelya)
    scene.wait_to(Verb.USE, UNIMPEDED).use(UNIMPEDED)
    scene.resolve()
    assert totals(scene)[1] == before + more
    assert scene.is_discarded(UNIMPEDED)


def test_lingering_shadow_turns_each_wound_removed_into_a_burden() -> None:
    nelya = ULAIRE_NELYA_THIRD_OF_THE_NINE_RIDERS
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, DWARF_GUARD],
        minions=[nelya],
        shadow_support=[LINGERING_SHADOW],
        site=6,
    )
    scene.wound(ARAGORN_DRIVEN_BY_NEED, 1).wound(DWARF_GUARD, 1)
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, nelya)
    scene.wait_to(Verb.USE, LINGERING_SHADOW).use(LINGERING_SHADOW)
    assert scene.bearer_of(LINGERING_SHADOW) == ARAGORN_DRIVEN_BY_NEED
    scene.happen(heal, scene.card(DWARF_GUARD))
    assert scene.burdens == 0
    scene.happen(heal, scene.card(ARAGORN_DRIVEN_BY_NEED))
    assert scene.burdens == 1


@pytest.mark.parametrize(("wounds", "offered"), [(2, True), (1, False)])
def test_dark_temptation_heals_two_wounds_or_none(wounds: int, offered: bool) -> None:
    scene = Scene(
        minions=[MORGUL_LACKEY],
        shadow_support=[DARK_TEMPTATION],
        shadow_hand=[ULAIRE_LEMENYA_WRAITH_ON_WINGS],
        twilight=9,
        site=4,
    ).wound(FRODO_HOPE_OF_FREE_PEOPLES, wounds)
    scene.shadow_phase().play(ULAIRE_LEMENYA_WRAITH_ON_WINGS)
    assert scene.can(Verb.TRIGGER, DARK_TEMPTATION) is offered
    if offered:
        scene.answer_with(DARK_TEMPTATION)
        assert scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES) == 0
    assert scene.burdens == int(offered)


@pytest.mark.parametrize("gazed_at", [True, False])
def test_saurons_gaze_takes_the_abilities_of_who_fights_a_nazgul(gazed_at: bool) -> None:
    gimli = GIMLI_SON_OF_GLOIN
    scene = Scene(
        fellowship=[gimli, DWARF_GUARD],
        minions=[ULAIRE_CANTEA_BLACK_ASSASSIN],
        shadow_support=[SAURONS_GAZE],
        hand=[AXE_STRIKE, AXE_STRIKE],
        site=4,
    )
    scene.skirmish(gimli, ULAIRE_CANTEA_BLACK_ASSASSIN)
    assert scene.can(Verb.USE, gimli)
    scene.pass_()
    if gazed_at:
        scene.use(SAURONS_GAZE)
        assert scene.bearer_of(SAURONS_GAZE) == gimli
        # His side may still play events.
        assert scene.can(Verb.PLAY, AXE_STRIKE)
        assert not scene.can(Verb.USE, gimli)
        scene.pass_()
        assert not scene.can(Verb.USE, SAURONS_GAZE)


def test_saurons_gaze_needs_a_nazgul_in_the_skirmish() -> None:
    scene = Scene(
        fellowship=[GIMLI_SON_OF_GLOIN],
        minions=[ULAIRE_CANTEA_BLACK_ASSASSIN, MORGUL_LACKEY],
        shadow_support=[SAURONS_GAZE],
        hand=[AXE_STRIKE, AXE_STRIKE],
        site=4,
    )
    scene.skirmish(GIMLI_SON_OF_GLOIN, MORGUL_LACKEY)
    assert not scene.comes_to(Verb.USE, SAURONS_GAZE)


@pytest.mark.parametrize(("others", "bonus"), [(5, 3), (4, 0)])
def test_unending_life_strengthens_nazgul_against_six(others: int, bonus: int) -> None:
    minions = (ULAIRE_CANTEA_BLACK_ASSASSIN, MORGUL_LACKEY)
    scene = Scene(
        fellowship=[DWARF_GUARD] * others,
        minions=minions,
        shadow_support=[UNENDING_LIFE],
        site=4,
    )
    assert [scene.strength(minion) for minion in minions] == [10 + bonus, 6]


def test_unending_life_is_given_up_to_heal_a_nazgul() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[ULAIRE_CANTEA_BLACK_ASSASSIN, MORGUL_LACKEY],
        shadow_support=[UNENDING_LIFE],
        hand=[AXE_STRIKE],
        site=4,
    )
    scene.wound(ULAIRE_CANTEA_BLACK_ASSASSIN, 2).wound(MORGUL_LACKEY, 1)
    scene.skirmish(DWARF_GUARD, ULAIRE_CANTEA_BLACK_ASSASSIN).pass_().use(UNENDING_LIFE)
    assert scene.wounds(ULAIRE_CANTEA_BLACK_ASSASSIN) == 1
    assert scene.wounds(MORGUL_LACKEY) == 1
    assert scene.is_discarded(UNENDING_LIFE)


@pytest.mark.parametrize(
    ("place", "bonus"),
    [(FANGORN_GLADE, 1), (ISENGARD_RUINED_15_192, 1), (ROHAN_UPLANDS, 0)],
)
def test_nazgul_blade_is_sharper_in_woods_and_on_battlegrounds(place: str, bonus: int) -> None:
    rider = ULAIRE_CANTEA_BLACK_ASSASSIN
    scene = Scene(
        minions=[rider],
        bearing={rider: [NAZGUL_BLADE]},
        path=(*ARAGORN_SITES[:3], place),
        site=4,
    )
    assert scene.strength(rider) == 10 + 1 + bonus


@pytest.mark.parametrize("draws", [True, False])
def test_steed_of_mordor_may_bring_two_cards_when_its_rider_wins(draws: bool) -> None:
    rider = ULAIRE_CANTEA_BLACK_ASSASSIN
    scene = Scene(
        minions=[rider, MORGUL_LACKEY],
        bearing={rider: [STEED_OF_MORDOR]},
        shadow_deck=[MORGUL_LACKEY] * 3,
        site=4,
    )
    assert scene.strength(rider) == 10 + 1
    assert has_words(scene.state, scene.card(rider), traits.MUSTER)
    scene.happen(emit, SKIRMISH_WON, scene.card(MORGUL_LACKEY))
    assert not scene.can(Verb.TRIGGER, STEED_OF_MORDOR)
    scene.happen(emit, SKIRMISH_WON, scene.card(rider))
    if draws:
        scene.answer_with(STEED_OF_MORDOR)
    else:
        scene.pass_()
    assert len(scene.hand(SHADOW)) == 2 * draws


@pytest.mark.parametrize("card", [NAZGUL_BLADE, STEED_OF_MORDOR])
@pytest.mark.parametrize(
    ("minion", "playable"), [(ULAIRE_CANTEA_BLACK_ASSASSIN, True), (MORGUL_LACKEY, False)]
)
def test_what_nazgul_bear_is_for_no_other_wraith(card: str, minion: str, playable: bool) -> None:
    scene = Scene(minions=[minion], shadow_hand=[card], twilight=2, site=4).shadow_phase()
    assert scene.can(Verb.PLAY, card) is playable


@pytest.mark.parametrize(
    ("place", "fierce"),
    [(FANGORN_GLADE, True), (ISENGARD_RUINED_15_192, True), (ROHAN_UPLANDS, False)],
)
def test_shadowy_mount_makes_its_rider_fierce_in_woods_and_on_battlegrounds(
    place: str, fierce: bool
) -> None:
    rider = ULAIRE_NERTEA_BLACK_HORSEMAN
    scene = Scene(
        minions=[rider],
        bearing={rider: [SHADOWY_MOUNT]},
        path=(*ARAGORN_SITES[:3], place),
        site=4,
    )
    assert is_fierce(scene.state, scene.card(rider)) is fierce


@pytest.mark.parametrize(
    ("woods", "played", "price"),
    [
        (0, ULAIRE_CANTEA_BLACK_ASSASSIN, 5),
        (1, ULAIRE_CANTEA_BLACK_ASSASSIN, 4),
        (4, ULAIRE_CANTEA_BLACK_ASSASSIN, 1),
        # Five woods do no more than four.
        (5, THE_WITCH_KING_LORD_OF_ANGMAR, 4),
    ],
)
def test_dark_approach_is_cheaper_for_each_forest_but_four_at_most(
    woods: int, played: str, price: int
) -> None:
    scene = Scene(
        shadow_hand=[DARK_APPROACH, played],
        path=(*[FANGORN_GLADE] * woods, *[ROHAN_UPLANDS] * (5 - woods)),
        twilight=8,
        site=5,
    )
    scene.shadow_phase().play(DARK_APPROACH)
    assert scene.in_play(played)
    assert scene.twilight == 8 - price


def test_dark_approach_is_for_nazgul() -> None:
    scene = Scene(shadow_hand=[DARK_APPROACH, MORGUL_LACKEY], twilight=9, site=5)
    assert not scene.shadow_phase().can(Verb.PLAY, DARK_APPROACH)


@pytest.mark.parametrize(
    ("place", "minion", "playable"),
    [
        (FANGORN_GLADE, ULAIRE_CANTEA_BLACK_ASSASSIN, True),
        (ISENGARD_RUINED_15_192, ULAIRE_CANTEA_BLACK_ASSASSIN, True),
        (ROHAN_UPLANDS, ULAIRE_CANTEA_BLACK_ASSASSIN, False),
        (FANGORN_GLADE, MORGUL_LACKEY, False),
    ],
)
def test_echo_of_hooves_calls_a_mount_out_of_the_deck(
    place: str, minion: str, playable: bool
) -> None:
    scene = Scene(
        minions=[minion],
        shadow_hand=[ECHO_OF_HOOVES],
        # The Mouth of Sauron rides the other mount.
        shadow_deck=[SHADOWY_MOUNT, MESSENGERS_MOUNT, NAZGUL_SWORD],
        path=(*ARAGORN_SITES[:3], place),
        twilight=9,
        site=4,
    ).shadow_phase()
    assert scene.can(Verb.PLAY, ECHO_OF_HOOVES) is playable
    if playable:
        scene.play(ECHO_OF_HOOVES).pass_().choose(SHADOWY_MOUNT)
        assert scene.bearer_of(SHADOWY_MOUNT) == minion
        assert scene.deck(SHADOW) == [MESSENGERS_MOUNT, NAZGUL_SWORD]
        # Two for the event, and the mount is paid for, too.
        assert scene.twilight == 9 - 2 - twilight_cost(scene.state, scene.card(SHADOWY_MOUNT))


@pytest.mark.parametrize("exerts", [True, False])
def test_in_the_ringwraiths_wake_follow_wounds_or_burdens(exerts: bool) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[ULAIRE_CANTEA_BLACK_ASSASSIN],
        shadow_hand=[IN_THE_RINGWRAITHS_WAKE_12_165],
        site=4,
    )
    scene.happen(emit, SKIRMISH_WON, scene.card(ULAIRE_CANTEA_BLACK_ASSASSIN))
    scene.play(IN_THE_RINGWRAITHS_WAKE_12_165)
    assert scene.who == FREE_PEOPLES
    scene.choose("exert" if exerts else "burden")
    assert scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES) == int(exerts)
    assert scene.burdens == int(not exerts)


def test_in_the_ringwraiths_wake_an_exhausted_ring_bearer_takes_the_burden() -> None:
    scene = Scene(
        minions=[ULAIRE_CANTEA_BLACK_ASSASSIN],
        shadow_hand=[IN_THE_RINGWRAITHS_WAKE_12_165],
        site=4,
    ).wound(FRODO_HOPE_OF_FREE_PEOPLES, 3)
    scene.happen(emit, SKIRMISH_WON, scene.card(ULAIRE_CANTEA_BLACK_ASSASSIN))
    scene.play(IN_THE_RINGWRAITHS_WAKE_12_165)
    assert scene.burdens == 1


def test_in_the_ringwraiths_wake_another_wraith_does_not_count() -> None:
    scene = Scene(minions=[MORGUL_LACKEY], shadow_hand=[IN_THE_RINGWRAITHS_WAKE_12_165], site=4)
    scene.happen(emit, SKIRMISH_WON, scene.card(MORGUL_LACKEY))
    assert not scene.can(Verb.PLAY, IN_THE_RINGWRAITHS_WAKE_12_165)


@pytest.mark.parametrize(
    ("minion", "playable"), [(ULAIRE_CANTEA_BLACK_ASSASSIN, True), (MORGUL_LACKEY, False)]
)
def test_minas_morgul_answers_with_the_end_of_a_free_peoples_condition(
    minion: str, playable: bool
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        support=[STAIRS_OF_KHAZAD_DUM],
        minions=[minion],
        shadow_support=[UNIMPEDED],
        shadow_hand=[MINAS_MORGUL_ANSWERS],
        twilight=4,
        site=4,
    ).shadow_phase()
    assert scene.can(Verb.PLAY, MINAS_MORGUL_ANSWERS) is playable
    if playable:
        scene.play(MINAS_MORGUL_ANSWERS).choose(minion)
        assert scene.twilight == 2
        assert scene.is_discarded(STAIRS_OF_KHAZAD_DUM)
        assert scene.in_play(UNIMPEDED)


def test_echo_of_hooves_is_for_a_nazgul_of_your_own() -> None:
    scene = Scene(
        minions_of={2: [ULAIRE_CANTEA_BLACK_ASSASSIN]},
        shadow_hand=[ECHO_OF_HOOVES, MORGUL_LACKEY],
        shadow_deck=[SHADOWY_MOUNT],
        path=(*ARAGORN_SITES[:3], FANGORN_GLADE),
        twilight=9,
        site=4,
        players=3,
    ).shadow_phase()
    assert scene.can(Verb.PLAY, MORGUL_LACKEY)
    assert not scene.can(Verb.PLAY, ECHO_OF_HOOVES)


def test_in_the_ringwraiths_wake_any_nazgul_will_do() -> None:
    scene = Scene(
        minions_of={2: [ULAIRE_CANTEA_BLACK_ASSASSIN]},
        shadow_hand=[IN_THE_RINGWRAITHS_WAKE_12_165],
        site=4,
        players=3,
    )
    scene.happen(emit, SKIRMISH_WON, scene.card(ULAIRE_CANTEA_BLACK_ASSASSIN))
    assert scene.can(Verb.PLAY, IN_THE_RINGWRAITHS_WAKE_12_165)
