"""The Men cards of set 12, *Black Rider*."""

from collections.abc import Callable

import pytest

from rules.tcg.engine.modifiers.numbers import damage_bonus, is_fierce, resistance
from rules.tcg.engine.operations.path import move
from rules.tcg.engine.operations.wounds import discard_from_play, kill, wound
from rules.tcg.engine.state.codes import REGROUP, SKIRMISH, SKIRMISH_LOST, Verb
from rules.tcg.engine.steps.triggers import emit
from rules.tcg.engine.turn.phases import moves_allowed
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import ARAGORN_SITES, SHADOW, Scene


def test_hemmed_in_gives_a_possession_to_another_than_its_bearer() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, GIMLI_DWARF_OF_EREBOR, DWARF_GUARD],
        minions=[BRUTAL_EASTERLING],
        bearing={GIMLI_DWARF_OF_EREBOR: [HAND_AXE]},
        shadow_support=[HEMMED_IN],
        site=6,
    )
    scene.maneuver_phase().wait_to(Verb.USE, HEMMED_IN).use(HEMMED_IN)
    assert scene.bearer_of(HAND_AXE) == DWARF_GUARD


@pytest.mark.parametrize(
    ("others", "playable"), [([BRUTAL_EASTERLING], True), ([MORDOR_TROOPER], False)]
)
def test_goaded_to_war_adds_twilight_on_the_plains(others: list[str], playable: bool) -> None:
    scene = Scene(minions=others, shadow_hand=[GOADED_TO_WAR], twilight=1, site=2).shadow_phase()
    assert scene.can(Verb.PLAY, GOADED_TO_WAR) is playable
    path = (*ARAGORN_SITES[:2], ROHAN_UPLANDS, *ARAGORN_SITES[3:])
    with_it, without = (
        Scene(shadow_support=support, path=path) for support in ([GOADED_TO_WAR], [])
    )
    for moved in (with_it, without):
        moved.state.phase = REGROUP
        moved.happen(move)
        while moved.options():
            moved.pass_()
    assert with_it.twilight == without.twilight + 1


@pytest.mark.parametrize("card", [GOADED_TO_WAR, CORSAIR_SCIMITAR])
def test_the_mouth_of_sauron_calls_a_condition_or_possession_of_men(card: str) -> None:
    mouth = THE_MOUTH_OF_SAURON_MESSENGER_OF_MORDOR
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[mouth],
        shadow_deck=[MORDOR_TROOPER, card],
        twilight=9,
        site=5,
    )
    scene.maneuver_phase().wait_to(Verb.USE, mouth).use(mouth).choose(card)
    assert scene.in_play(card)
    assert scene.wounds(mouth) == 1


@pytest.mark.parametrize("pays", [True, False])
def test_messengers_mount_saves_a_man_for_three_twilight(pays: bool) -> None:
    mouth = THE_MOUTH_OF_SAURON_MESSENGER_OF_MORDOR
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[mouth, BRUTAL_EASTERLING],
        bearing={mouth: [MESSENGERS_MOUNT]},
        twilight=3,
    )
    scene.happen(wound, scene.card(BRUTAL_EASTERLING), scene.card(DWARF_GUARD))
    if pays:
        scene.answer_with(MESSENGERS_MOUNT)
    else:
        scene.pass_()
    assert scene.wounds(BRUTAL_EASTERLING) == int(not pays)
    assert scene.twilight == (0 if pays else 3)


@pytest.mark.parametrize(("men", "offered"), [(3, True), (2, False)])
def test_trail_of_terror_needs_three_men(men: int, offered: bool) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[BRUTAL_EASTERLING] * men,
        shadow_support=[TRAIL_OF_TERROR],
        twilight=1,
        site=4,
    ).maneuver_phase()
    assert scene.can(Verb.TRIGGER, TRAIL_OF_TERROR) is offered
    if offered:
        before = [
            resistance(scene.state, scene.card(card))
            for card in (DWARF_GUARD, FRODO_HOPE_OF_FREE_PEOPLES)
        ]
        scene.answer_with(TRAIL_OF_TERROR)
        after = [
            resistance(scene.state, scene.card(card))
            for card in (DWARF_GUARD, FRODO_HOPE_OF_FREE_PEOPLES)
        ]
        assert after == [before[0] - 1, before[1]]


@pytest.mark.parametrize(
    ("item", "bearer"), [(WAR_TRIDENT, BRUTAL_EASTERLING), (MORDOR_SCIMITAR, CUTTHROAT_ORC)]
)
def test_countless_companies_keep_possessions_of_men(item: str, bearer: str) -> None:
    scene = Scene(
        minions=[bearer], bearing={bearer: [item]}, shadow_support=[COUNTLESS_COMPANIES], site=4
    )
    scene.happen(discard_from_play, scene.card(item))
    of_men = item == WAR_TRIDENT
    assert scene.can(Verb.TRIGGER, COUNTLESS_COMPANIES) is of_men
    if of_men:
        scene.answer_with(COUNTLESS_COMPANIES)
    assert scene.stack(COUNTLESS_COMPANIES) == [WAR_TRIDENT] * of_men


@pytest.mark.parametrize(("twilight", "offered"), [(2, True), (1, False)])
def test_countless_companies_give_a_possession_back_for_a_twilight_beside_its_cost(
    twilight: int, offered: bool
) -> None:
    """The Trident costs 1."""
    scene = Scene(
        minions=[BRUTAL_EASTERLING],
        shadow_support=[COUNTLESS_COMPANIES],
        stacked={COUNTLESS_COMPANIES: [WAR_TRIDENT]},
        twilight=twilight,
        site=4,
    ).shadow_phase()
    assert scene.can(Verb.USE, COUNTLESS_COMPANIES) is offered
    if offered:
        scene.use(COUNTLESS_COMPANIES)
        assert scene.bearer_of(WAR_TRIDENT) == BRUTAL_EASTERLING
        assert scene.twilight == 0


@pytest.mark.parametrize(
    ("place", "wounds", "loss"),
    [(ROHAN_UPLANDS, 0, 0), (ROHAN_UPLANDS, 1, 1), (ISENGARD_RUINED_15_192, 1, 2)],
)
def test_dunlending_zealot_weakens_wills_when_it_is_exhausted(
    place: str, wounds: int, loss: int
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[DUNLENDING_ZEALOT],
        path=(*ARAGORN_SITES[:3], place),
        site=4,
    ).wound(DUNLENDING_ZEALOT, wounds)
    assert resistance(scene.state, scene.card(DWARF_GUARD)) == 6 - loss
    assert resistance(scene.state, scene.card(FRODO_HOPE_OF_FREE_PEOPLES)) == 10


@pytest.mark.parametrize("step", [kill, discard_from_play])
@pytest.mark.parametrize(
    ("lost", "phase", "offered"),
    [
        (BRUTAL_EASTERLING, SKIRMISH, True),
        (BRUTAL_EASTERLING, REGROUP, False),
        (MORDOR_TROOPER, SKIRMISH, False),
    ],
)
def test_last_days_play_a_fierce_man_for_one_who_is_lost(
    step: Callable[..., None], lost: str, phase: int, offered: bool
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[lost],
        shadow_support=[LAST_DAYS],
        shadow_hand=[FORCE_OF_HARAD, MORDOR_TROOPER],
        twilight=5,
        site=4,
    )
    scene.state.phase = phase
    if step is kill:
        scene.happen(kill, scene.card(lost), scene.card(DWARF_GUARD))
    else:
        scene.happen(discard_from_play, scene.card(lost))
    assert scene.can(Verb.TRIGGER, LAST_DAYS) is offered
    if offered:
        scene.answer_with(LAST_DAYS)
        assert scene.hand(SHADOW) == [MORDOR_TROOPER]
        # Four, less two.
        assert scene.twilight == 3
        # It is one loss, whether the minion was killed or discarded.
        assert not scene.options()


def test_a_man_of_last_days_is_fierce_and_stronger_until_the_regroup_phase() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[BRUTAL_EASTERLING],
        shadow_support=[LAST_DAYS],
        shadow_hand=[HARRYING_HILLMAN],
        twilight=1,
        site=4,
    )
    scene.state.phase = SKIRMISH
    scene.happen(discard_from_play, scene.card(BRUTAL_EASTERLING)).answer_with(LAST_DAYS)
    hillman = scene.card(HARRYING_HILLMAN)
    assert (scene.strength(HARRYING_HILLMAN), is_fierce(scene.state, hillman)) == (9 + 2, True)
    scene.regroup_phase()
    assert (scene.strength(HARRYING_HILLMAN), is_fierce(scene.state, hillman)) == (9, False)


@pytest.mark.parametrize(
    ("place", "others", "offered"),
    [
        (ROHAN_UPLANDS, [BRUTAL_EASTERLING], True),
        (ISENGARD_RUINED_15_192, [BRUTAL_EASTERLING], True),
        (MORIA_STAIRWAY_11_248, [BRUTAL_EASTERLING], False),
        (ROHAN_UPLANDS, [MORDOR_TROOPER], False),
    ],
)
def test_mumak_rider_tramples_a_possession_beside_another_man(
    place: str, others: list[str], offered: bool
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        bearing={DWARF_GUARD: [HAND_AXE]},
        minions=others,
        shadow_hand=[MUMAK_RIDER],
        path=(*ARAGORN_SITES[:3], place),
        twilight=9,
        site=4,
    )
    scene.shadow_phase().play(MUMAK_RIDER)
    assert scene.can(Verb.TRIGGER, MUMAK_RIDER) is offered
    if offered:
        scene.answer_with(MUMAK_RIDER)
    assert scene.is_discarded(HAND_AXE) is offered


@pytest.mark.parametrize("toiling", [0, 1, 2])
def test_poisonous_words_count_every_card_of_men(toiling: int) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[BRUTAL_EASTERLING, DUNLENDING_ZEALOT, MORDOR_TROOPER],
        bearing={BRUTAL_EASTERLING: [WAR_TRIDENT]},
        shadow_support=[COUNTLESS_COMPANIES],
        shadow_hand=[POISONOUS_WORDS, WAR_TRIDENT],
        twilight=4,
        site=4,
    )
    scene.maneuver_phase().wait_to(Verb.PLAY, POISONOUS_WORDS).play(POISONOUS_WORDS)
    for minion in (BRUTAL_EASTERLING, DUNLENDING_ZEALOT)[:toiling]:
        scene.choose(minion)
    if toiling < 2:
        scene.pass_()
    # Two minions, the Trident that is borne and the condition.
    assert scene.twilight == 2 * toiling + 4
    assert scene.wounds(MORDOR_TROOPER) == 0


def test_poisonous_words_may_be_spoken_in_the_regroup_phase() -> None:
    scene = Scene(
        minions=[BRUTAL_EASTERLING],
        shadow_hand=[POISONOUS_WORDS, CRAZED_HILLMAN],
        twilight=4,
        site=4,
    )
    assert scene.regroup_phase().comes_to(Verb.PLAY, POISONOUS_WORDS)
    scene.shadow_phase()
    assert scene.can(Verb.PLAY, CRAZED_HILLMAN)
    assert not scene.can(Verb.PLAY, POISONOUS_WORDS)


def test_last_days_follow_a_skirmish_that_was_lost() -> None:
    """Gimli's 8 beat the Hillman's 7, whose vitality is 1."""
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR],
        bearing={GIMLI_DWARF_OF_EREBOR: [DWARVEN_AXE]},
        minions=[CRAZED_HILLMAN],
        shadow_support=[LAST_DAYS],
        shadow_hand=[DUNLENDING_ZEALOT],
        twilight=1,
        site=4,
    )
    scene.skirmish(GIMLI_DWARF_OF_EREBOR, CRAZED_HILLMAN).answer_with(LAST_DAYS)
    assert scene.in_play(DUNLENDING_ZEALOT)
    assert scene.twilight == 0


@pytest.mark.parametrize(("burdens", "bonus"), [(0, 0), (1, 2), (2, 2), (3, 4)])
def test_war_trident_hurts_more_the_weaker_the_will(burdens: int, bonus: int) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[BRUTAL_EASTERLING],
        bearing={BRUTAL_EASTERLING: [WAR_TRIDENT]},
        hand=[AXE_STRIKE],
        burdens=burdens,
        site=4,
    )
    before = scene.strength(BRUTAL_EASTERLING)
    scene.skirmish(DWARF_GUARD, BRUTAL_EASTERLING)
    assert scene.strength(BRUTAL_EASTERLING) == before + bonus


def test_castamir_strengthens_every_wounded_man() -> None:
    castamir = CASTAMIR_OF_UMBAR_CORSAIR_VANDAL
    scene = Scene(minions=[castamir, BRUTAL_EASTERLING, MORDOR_TROOPER])
    for minion in (castamir, MORDOR_TROOPER):
        scene.wound(minion, 1)
    found = [scene.strength(card) for card in (castamir, BRUTAL_EASTERLING, MORDOR_TROOPER)]
    assert found == [14 + 2, 11, 6]


@pytest.mark.parametrize(
    ("in_fierce", "burdens", "bonus"), [(False, 0, 0), (True, 0, 7), (True, 2, 10)]
)
def test_crazed_hillman_rages_in_fierce_skirmishes(
    in_fierce: bool, burdens: int, bonus: int
) -> None:
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR],
        minions=[CRAZED_HILLMAN],
        hand=[AXE_STRIKE],
        burdens=burdens,
        site=4,
    )
    scene.assignment_phase(fierce=in_fierce).do(Verb.ASSIGN, GIMLI_DWARF_OF_EREBOR, CRAZED_HILLMAN)
    assert scene.strength(CRAZED_HILLMAN) == 7 + bonus


@pytest.mark.parametrize(("burdens", "wounds", "bonus"), [(0, 0, 0), (0, 2, 2), (4, 2, 4)])
def test_easterling_banner_bearer_counts_wounds_twice_where_the_will_is_weak(
    burdens: int, wounds: int, bonus: int
) -> None:
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR],
        minions=[EASTERLING_BANNER_BEARER],
        hand=[AXE_STRIKE],
        burdens=burdens,
        site=4,
    ).wound(GIMLI_DWARF_OF_EREBOR, wounds)
    scene.skirmish(GIMLI_DWARF_OF_EREBOR, EASTERLING_BANNER_BEARER)
    assert scene.strength(EASTERLING_BANNER_BEARER) == 9 + bonus


@pytest.mark.parametrize(("minion", "hurt"), [(BRUTAL_EASTERLING, True), (MORDOR_TROOPER, False)])
def test_grima_betrayer_of_rohan_tires_a_companion_when_one_loses_to_men(
    minion: str, hurt: bool
) -> None:
    grima = GRIMA_BETRAYER_OF_ROHAN
    scene = Scene(fellowship=[GIMLI_DWARF_OF_EREBOR, DWARF_GUARD], minions=[grima, minion], site=4)
    scene.skirmish(GIMLI_DWARF_OF_EREBOR, minion)
    scene.happen(emit, SKIRMISH_LOST, scene.card(GIMLI_DWARF_OF_EREBOR))
    if scene.can(Verb.TRIGGER, grima):
        scene.answer_with(grima)
        assert not scene.can(Verb.CHOOSE, minion)
        scene.choose(DWARF_GUARD)
    assert scene.wounds(DWARF_GUARD) == int(hurt)
    assert scene.wounds(grima) == int(hurt)


@pytest.mark.parametrize(
    ("place", "twilight", "stays"),
    [(WEST_ROAD, 2, True), (MORIA_STAIRWAY_11_248, 2, True), (MORIA_STAIRWAY_11_248, 0, False)],
)
def test_wrathful_hillman_must_be_paid_for_away_from_the_plains(
    place: str, twilight: int, stays: bool
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[WRATHFUL_HILLMAN],
        hand=[AXE_STRIKE],
        path=(*ARAGORN_SITES[:3], place),
        twilight=twilight,
        site=4,
    )
    scene.assignment_phase().do(Verb.ASSIGN, DWARF_GUARD, WRATHFUL_HILLMAN)
    if scene.can(Verb.EITHER):
        scene.choose("remove 2 twilight")
    assert scene.in_play(WRATHFUL_HILLMAN) is stays
    assert scene.twilight == (2 if place == WEST_ROAD else 0)


@pytest.mark.parametrize(("minion", "added"), [(BRUTAL_EASTERLING, 2), (MORDOR_TROOPER, 0)])
def test_harrying_hillman_brings_twilight_when_a_companion_loses_to_men(
    minion: str, added: int
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD], minions=[HARRYING_HILLMAN, minion], hand=[AXE_STRIKE], site=4
    )
    scene.skirmish(DWARF_GUARD, minion)
    scene.happen(emit, SKIRMISH_LOST, scene.card(DWARF_GUARD))
    assert scene.twilight == added


@pytest.mark.parametrize(("opponent", "damage"), [(ARAGORN_DRIVEN_BY_NEED, 2), (DWARF_GUARD, 0)])
def test_covetous_easterling_hits_men_harder(opponent: str, damage: int) -> None:
    scene = Scene(
        fellowship=[opponent, GIMLI_DWARF_OF_EREBOR],
        minions=[COVETOUS_EASTERLING],
        hand=[AXE_STRIKE],
        site=4,
    )
    assert damage_bonus(scene.state, scene.card(COVETOUS_EASTERLING)) == 0
    scene.skirmish(opponent, COVETOUS_EASTERLING)
    assert damage_bonus(scene.state, scene.card(COVETOUS_EASTERLING)) == damage


@pytest.mark.parametrize("items", [[WAR_TRIDENT], []])
def test_frenzied_dunlending_is_fierce_with_a_possession(items: list[str]) -> None:
    scene = Scene(minions=[FRENZIED_DUNLENDING], bearing={FRENZIED_DUNLENDING: items}, site=4)
    assert is_fierce(scene.state, scene.card(FRENZIED_DUNLENDING)) is bool(items)


@pytest.mark.parametrize("others", [0, 1, 3])
def test_crooked_townsman_counts_every_other_character(others: int) -> None:
    """The Ring-bearer is one; an ally and a minion are, too."""
    scene = Scene(
        fellowship=[DWARF_GUARD][: others > 0],
        support=[GOLDBERRY][: others > 1],
        minions=[CROOKED_TOWNSMAN, *[MORDOR_TROOPER][: others > 2]],
        site=4,
    )
    seen = 1 + (others > 0) + (others > 1) + (others > 2)
    assert scene.strength(CROOKED_TOWNSMAN) == 4 + seen


@pytest.mark.parametrize("toiling", [0, 1, 2])
def test_gathering_strength_is_cheaper_for_men_who_toil(toiling: int) -> None:
    others = (BRUTAL_EASTERLING, COVETOUS_EASTERLING)
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR],
        minions=others,
        shadow_hand=[GATHERING_STRENGTH],
        hand=[AXE_STRIKE],
        twilight=6,
        site=4,
    )
    scene.skirmish(GIMLI_DWARF_OF_EREBOR, BRUTAL_EASTERLING).pass_().play(GATHERING_STRENGTH)
    for minion in others[:toiling]:
        scene.choose(minion)
    if toiling < 2:
        scene.pass_()
    assert scene.twilight == 2 * toiling
    scene.choose(BRUTAL_EASTERLING)
    assert scene.strength(BRUTAL_EASTERLING) == 11 + 6


@pytest.mark.parametrize("minions", [[ENRAGED_SOUTHRON], [BRUTAL_EASTERLING]])
def test_enraged_southron_lets_the_fellowship_move_once_more(minions: list[str]) -> None:
    scene = Scene(fellowship=[DWARF_GUARD], minions=minions, site=4)
    assert moves_allowed(scene.state) == 2 + (minions == [ENRAGED_SOUTHRON])


@pytest.mark.parametrize("adds", [True, False])
def test_enraged_southron_may_ambush_for_three(adds: bool) -> None:
    scene = Scene(fellowship=[DWARF_GUARD], minions=[ENRAGED_SOUTHRON], hand=[AXE_STRIKE], site=4)
    scene.assignment_phase().do(Verb.ASSIGN, DWARF_GUARD, ENRAGED_SOUTHRON)
    if adds:
        scene.use(ENRAGED_SOUTHRON)
    else:
        scene.pass_()
    assert scene.twilight == 3 * adds


@pytest.mark.parametrize(
    ("burdens", "damage", "fierce"), [(2, 0, False), (3, 1, False), (6, 1, True)]
)
def test_corrupted_spy_thrives_on_weak_wills(burdens: int, damage: int, fierce: bool) -> None:
    """The Guard resists by 6; it and the Ring-bearer are other characters."""
    scene = Scene(fellowship=[DWARF_GUARD], minions=[CORRUPTED_SPY], burdens=burdens, site=4)
    spy = scene.card(CORRUPTED_SPY)
    assert scene.strength(CORRUPTED_SPY) == 6 + 2
    assert damage_bonus(scene.state, spy) == damage
    assert is_fierce(scene.state, spy) is fierce


@pytest.mark.parametrize(("wounds", "fierce"), [(2, True), (1, False)])
def test_brutal_easterling_is_fierce_against_the_exhausted(wounds: int, fierce: bool) -> None:
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR], minions=[BRUTAL_EASTERLING], hand=[AXE_STRIKE], site=4
    ).wound(GIMLI_DWARF_OF_EREBOR, wounds)
    scene.assignment_phase().do(Verb.ASSIGN, GIMLI_DWARF_OF_EREBOR, BRUTAL_EASTERLING)
    assert is_fierce(scene.state, scene.card(BRUTAL_EASTERLING)) is fierce


def test_messengers_mount_makes_its_rider_fierce() -> None:
    mouth = THE_MOUTH_OF_SAURON_MESSENGER_OF_MORDOR
    scene = Scene(minions=[mouth], bearing={mouth: [MESSENGERS_MOUNT]}, site=5)
    assert is_fierce(scene.state, scene.card(mouth))
    assert scene.strength(mouth) == 9 + 3


@pytest.mark.parametrize(
    ("others", "minion", "lost"),
    [(5, BRUTAL_EASTERLING, True), (4, BRUTAL_EASTERLING, False), (5, MORDOR_TROOPER, False)],
)
def test_hemmed_in_six_companions_have_no_use_for_what_they_bear(
    others: int, minion: str, lost: bool
) -> None:
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR, *[DWARF_GUARD] * (others - 1)],
        bearing={GIMLI_DWARF_OF_EREBOR: [HAND_AXE]},
        minions=[minion],
        shadow_support=[HEMMED_IN],
        hand=[AXE_STRIKE],
        site=4,
    )
    assert scene.strength(GIMLI_DWARF_OF_EREBOR) == 6 + 1
    scene.skirmish(GIMLI_DWARF_OF_EREBOR, minion)
    assert scene.strength(GIMLI_DWARF_OF_EREBOR) == 6 + 1 - lost
