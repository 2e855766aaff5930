"""The Elven cards of set 18, *Treachery and Deceit*."""

import pytest

from rules.tcg.engine.modifiers.numbers import game_number
from rules.tcg.engine.state.codes import MINION_ARCHERY, RESISTANCE, SKIRMISH_WON, STRENGTH, Verb
from rules.tcg.engine.steps.triggers import emit
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize(("culture", "more"), [("elven", 2), ("dwarven", 0)])
def test_elven_defender_spots_a_token_of_its_culture_anywhere(culture: str, more: int) -> None:
    scene = Scene(fellowship=[ELVEN_DEFENDER], support=[CHAMBER_OF_RECORDS])
    printed = scene.strength(ELVEN_DEFENDER)
    scene.put_tokens(CHAMBER_OF_RECORDS, 1, culture)
    assert scene.strength(ELVEN_DEFENDER) == printed + more


@pytest.mark.parametrize(("borne", "playable"), [([], True), ([SWORD_OF_THE_FALLEN], False)])
def test_elven_armaments_go_to_who_bears_no_possession(borne: list[str], playable: bool) -> None:
    scene = Scene(
        fellowship=[ELVEN_DEFENDER], bearing={ELVEN_DEFENDER: borne}, hand=[ELVEN_ARMAMENTS]
    )
    scene.fellowship_phase()
    assert scene.can(Verb.PLAY, ELVEN_ARMAMENTS) is playable


def test_who_bears_elven_armaments_bears_no_other_possession() -> None:
    scene = Scene(
        fellowship=[ELVEN_DEFENDER],
        bearing={ELVEN_DEFENDER: [ELVEN_ARMAMENTS]},
        hand=[SWORD_OF_THE_FALLEN],
    )
    assert not scene.fellowship_phase().can(Verb.PLAY, SWORD_OF_THE_FALLEN)


def test_back_to_the_light_puts_what_is_set_aside_on_top() -> None:
    scene = Scene(
        fellowship=[ELVEN_DEFENDER],
        hand=[BACK_TO_THE_LIGHT],
        deck=[*[ELVEN_DEFENDER] * 6, SWORD_OF_THE_FALLEN],
    )
    scene.maneuver_phase().play(BACK_TO_THE_LIGHT)
    scene.do(Verb.CHOOSE, SWORD_OF_THE_FALLEN).pass_()
    assert scene.state.blueprints[scene.state.decks[0][-1]].card.id == SWORD_OF_THE_FALLEN
    assert len(scene.deck()) == 7


def test_elven_supplies_gather_tokens_of_others_against_an_elfs_foe() -> None:
    scene = Scene(
        fellowship=[LORIEN_ELF],
        support=[ELVEN_SUPPLIES, SONG_OF_THE_SHIRE],
        minions=[EASTERLING_BLADEMASTER],
        site=4,
    ).put_tokens(SONG_OF_THE_SHIRE, 1)
    scene.fellowship_phase().use(ELVEN_SUPPLIES)
    assert scene.tokens(SONG_OF_THE_SHIRE) == 0
    assert scene.tokens(ELVEN_SUPPLIES) == 1
    scene.put_tokens(ELVEN_SUPPLIES, 1)
    scene.skirmish(LORIEN_ELF, EASTERLING_BLADEMASTER).use(ELVEN_SUPPLIES)
    assert scene.tokens(ELVEN_SUPPLIES) == 0
    assert ("changed", scene.card(EASTERLING_BLADEMASTER), 0, -1) in scene.log


@pytest.mark.parametrize(("bearer", "bonus"), [(True, 2), (False, 0)])
def test_galadriels_silver_ewer_strengthens_her_as_ring_bearer(bearer: bool, bonus: int) -> None:
    scenes = [
        Scene(
            fellowship=[] if bearer else [GALADRIEL_BEARER_OF_WISDOM],
            support=support,
            ring_bearer=GALADRIEL_BEARER_OF_WISDOM if bearer else FRODO_HOPE_OF_FREE_PEOPLES,
        )
        for support in ([], [GALADRIELS_SILVER_EWER])
    ]
    without, scene = scenes
    for statistic in (STRENGTH, RESISTANCE):
        before = without.number(statistic, GALADRIEL_BEARER_OF_WISDOM)
        assert scene.number(statistic, GALADRIEL_BEARER_OF_WISDOM) == before + bonus


def test_gil_galad_fetches_events_for_threats_and_conditions_for_tokens() -> None:
    scene = Scene(
        fellowship=[GIL_GALAD_HIGH_KING_OF_THE_NOLDOR],
        support=[SECLUDED_HOMESTEAD],
        discards=[STANDING_TALL, MELLON],
        minions=[MORDOR_VETERAN],
        site=4,
    ).put_tokens(SECLUDED_HOMESTEAD, 1)
    scene.regroup_phase().use(GIL_GALAD_HIGH_KING_OF_THE_NOLDOR)
    assert scene.in_play(STANDING_TALL)
    assert scene.is_discarded(MELLON)
    assert scene.tokens(SECLUDED_HOMESTEAD) == 0


@pytest.mark.parametrize(
    ("bearer", "hand", "offered"),
    [
        (ARWEN_SHE_ELF, [LORIEN_ELF, MELLON, SWORD_OF_THE_FALLEN], True),
        (ARWEN_SHE_ELF, [LORIEN_ELF, MELLON], False),
        (ELVEN_DEFENDER, [LORIEN_ELF, SWORD_OF_THE_FALLEN], False),
    ],
)
def test_arwens_bow_shoots_for_two_elven_cards_in_her_hand_alone(
    bearer: str, hand: list[str], offered: bool
) -> None:
    scene = Scene(
        fellowship=[bearer],
        bearing={bearer: [ARWENS_BOW]},
        minions=[MORDOR_VETERAN],
        hand=hand,
        site=6,
    ).archery_phase()
    assert scene.comes_to(Verb.USE, ARWENS_BOW) is offered
    if offered:
        scene.use(ARWENS_BOW).choose(LORIEN_ELF)
        assert scene.wounds(MORDOR_VETERAN) == 1
        assert scene.hand() == [MELLON]


@pytest.mark.parametrize(
    ("borne", "played", "playable"),
    [
        ([ARWENS_DAGGER], ELVEN_SWORD, True),
        ([ELVEN_SWORD], ARWENS_DAGGER, True),
        ([ELVEN_SWORD], GWEMEGIL, False),
        ([ELVEN_SWORD, ARWENS_DAGGER], GWEMEGIL, False),
    ],
)
def test_arwens_dagger_goes_beside_one_other_hand_weapon(
    borne: list[str], played: str, playable: bool
) -> None:
    scene = Scene(
        fellowship=[ARWEN_SHE_ELF], bearing={ARWEN_SHE_ELF: borne}, hand=[played]
    ).fellowship_phase()
    assert scene.can(Verb.PLAY, played) is playable


@pytest.mark.parametrize(
    ("bearer", "wounds", "offered"),
    [(ARWEN_SHE_ELF, 0, True), (ARWEN_SHE_ELF, 2, False), (ELVEN_DEFENDER, 0, False)],
)
def test_arwens_dagger_draws_two_cards_for_her_exertion(
    bearer: str, wounds: int, offered: bool
) -> None:
    scene = Scene(
        fellowship=[bearer],
        bearing={bearer: [ARWENS_DAGGER]},
        minions=[MORDOR_VETERAN],
        deck=[MELLON] * 3,
        site=6,
    ).wound(bearer, wounds)
    assert scene.maneuver_phase().can(Verb.USE, ARWENS_DAGGER) is offered
    if offered:
        scene.use(ARWENS_DAGGER)
        assert scene.hand() == [MELLON, MELLON]
        assert scene.wounds(bearer) == 1


@pytest.mark.parametrize("way", ["exert", "discard"])
def test_haldir_weakens_his_foe_by_exerting_or_by_an_elven_card(way: str) -> None:
    haldir = HALDIR_WARRIOR_MESSENGER
    scene = Scene(
        fellowship=[haldir],
        minions=[MORDOR_VETERAN],
        hand=[LORIEN_ELF, MELLON, STANDING_TALL],
        site=6,
    ).skirmish(haldir, MORDOR_VETERAN)
    scene.use(haldir).choose(way)
    if way == "discard":
        assert not scene.can(scene.options()[0].verb, MELLON)
        scene.do(scene.options()[0].verb, LORIEN_ELF)
    assert scene.strength(MORDOR_VETERAN) == 9 - 2
    assert scene.wounds(haldir) == int(way == "exert")
    assert scene.is_discarded(LORIEN_ELF) is (way == "discard")


def test_haldir_weakens_no_minion_that_another_fights() -> None:
    haldir = HALDIR_WARRIOR_MESSENGER
    scene = Scene(fellowship=[haldir, ELVEN_DEFENDER], minions=[MORDOR_VETERAN], site=6).skirmish(
        ELVEN_DEFENDER, MORDOR_VETERAN
    )
    if scene.comes_to(Verb.USE, haldir):
        scene.use(haldir)
    assert scene.strength(MORDOR_VETERAN) == 9


@pytest.mark.parametrize(("threats", "playable"), [(0, True), (1, False)])
def test_miruvore_heals_an_elven_companion_for_two_threats(threats: int, playable: bool) -> None:
    """Frodo and the Defender have room for two threats."""
    scene = Scene(
        fellowship=[ELVEN_DEFENDER], hand=[MIRUVORE, STANDING_TALL], threats=threats
    ).wound(ELVEN_DEFENDER, 2)
    assert scene.fellowship_phase().can(Verb.PLAY, MIRUVORE) is playable
    if playable:
        scene.play(MIRUVORE)
        assert scene.wounds(ELVEN_DEFENDER) == 1
        assert scene.threats == 2


@pytest.mark.parametrize(("helped", "drawn"), [(ELVEN_DEFENDER, 3), (DWARF_GUARD, 0)])
def test_woodhall_elf_draws_three_cards_for_an_elven_companion(helped: str, drawn: int) -> None:
    scene = Scene(
        fellowship=[ELVEN_DEFENDER, DWARF_GUARD],
        support=[WOODHALL_ELF],
        minions=[MORDOR_VETERAN],
        deck=[MELLON] * 4,
        site=6,
    )
    scene.maneuver_phase().do(Verb.USE, WOODHALL_ELF, helped)
    assert scene.bearer_of(WOODHALL_ELF) == helped
    assert scene.twilight == 2
    assert scene.can(Verb.TRIGGER, WOODHALL_ELF) is bool(drawn)
    if drawn:
        scene.answer_with(WOODHALL_ELF)
    assert len(scene.hand()) == drawn


def test_woodhall_elf_need_not_draw() -> None:
    scene = Scene(
        fellowship=[ELVEN_DEFENDER],
        support=[WOODHALL_ELF],
        minions=[MORDOR_VETERAN],
        deck=[MELLON] * 4,
        site=6,
    )
    scene.maneuver_phase().do(Verb.USE, WOODHALL_ELF, ELVEN_DEFENDER).pass_()
    assert scene.hand() == []


@pytest.mark.parametrize(
    ("others", "playable"), [([ELVEN_DEFENDER, LORIEN_ELF], True), ([ELVEN_DEFENDER], False)]
)
@pytest.mark.parametrize("played", [CELEBRING, GLORFINDEL_ELDARIN_LORD, LEMBAS_BREAD])
def test_celebring_glorfindel_and_the_bread_need_two_elven_companions(
    played: str, others: list[str], playable: bool
) -> None:
    scene = Scene(fellowship=others, hand=[played]).fellowship_phase()
    assert scene.can(Verb.PLAY, played) is playable


def test_celebring_brings_an_artifact_of_the_elves() -> None:
    scene = Scene(
        fellowship=[ELVEN_DEFENDER, LORIEN_ELF],
        hand=[CELEBRING],
        deck=[RING_OF_ACCRETION, GIFT_OF_THE_EVENSTAR_BLESSED_LIGHT, SWORD_OF_THE_FALLEN],
    )
    scene.fellowship_phase().play(CELEBRING).answer_with(CELEBRING)
    if scene.can(Verb.CHOOSE, GIFT_OF_THE_EVENSTAR_BLESSED_LIGHT):
        assert len(scene.options(Verb.CHOOSE)) == 1
        scene.choose(GIFT_OF_THE_EVENSTAR_BLESSED_LIGHT)
    assert scene.in_play(GIFT_OF_THE_EVENSTAR_BLESSED_LIGHT)
    assert scene.twilight == 3 + 2


@pytest.mark.parametrize("fighter", [GLORFINDEL_ELDARIN_LORD, ELVEN_DEFENDER])
def test_who_faces_glorfindel_gains_no_strength_from_possessions(fighter: str) -> None:
    scene = Scene(
        fellowship=[GLORFINDEL_ELDARIN_LORD, ELVEN_DEFENDER],
        minions=[BRUTAL_EASTERLING],
        bearing={BRUTAL_EASTERLING: [CORSAIR_BOARDING_AXE]},
        hand=[CURSE_THEIR_FOUL_FEET, STANDING_TALL],
        twilight=3,
        site=6,
    )
    assert scene.strength(BRUTAL_EASTERLING) == 11 + 2
    scene.skirmish(fighter, BRUTAL_EASTERLING)
    assert scene.can(Verb.USE, CORSAIR_BOARDING_AXE)
    assert scene.strength(BRUTAL_EASTERLING) == (11 if fighter != ELVEN_DEFENDER else 13)


@pytest.mark.parametrize(("threats", "offered"), [(1, True), (0, False)])
def test_glorfindel_may_remove_a_threat_when_he_wins(threats: int, offered: bool) -> None:
    scene = Scene(fellowship=[GLORFINDEL_ELDARIN_LORD], threats=threats)
    scene.happen(emit, SKIRMISH_WON, scene.card(GLORFINDEL_ELDARIN_LORD))
    assert scene.can(Verb.TRIGGER, GLORFINDEL_ELDARIN_LORD) is offered
    if offered:
        assert scene.answer_with(GLORFINDEL_ELDARIN_LORD).threats == 0


def test_lembas_bread_reconciles_the_hand() -> None:
    """4.2, "reconcile": with fewer than eight cards, draw up to eight."""
    scene = Scene(
        fellowship=[ELVEN_DEFENDER],
        bearing={ELVEN_DEFENDER: [LEMBAS_BREAD]},
        minions=[MORDOR_VETERAN],
        hand=[MELLON, MELLON],
        deck=[LORIEN_ELF] * 9,
        site=6,
    ).regroup_phase()
    scene.use(LEMBAS_BREAD).pass_()
    assert len(scene.hand()) == 8
    assert scene.is_discarded(LEMBAS_BREAD)


@pytest.mark.parametrize(("bearer", "archery"), [(GALADRIEL_BEARER_OF_WISDOM, -1), (LORIEN_ELF, 0)])
def test_elven_armaments_turn_an_arrow_from_a_unique_companion(bearer: str, archery: int) -> None:
    """4.2, rulings: while a unique companion bears it, no archery ability is used."""
    scene = Scene(
        fellowship=[bearer, LEGOLAS_GREENLEAF],
        bearing={bearer: [ELVEN_ARMAMENTS]},
        minions=[MORDOR_VETERAN],
        site=6,
    )
    assert game_number(scene.state, MINION_ARCHERY) == archery
    assert scene.archery_phase().comes_to(Verb.USE, LEGOLAS_GREENLEAF) is (archery == 0)


@pytest.mark.parametrize(("event", "offered"), [(DEFIANCE_1_37, True), (BATTLE_FURY, False)])
def test_galadriels_silver_ewer_reinforces_with_each_skirmish_event_of_the_elves(
    event: str, offered: bool
) -> None:
    scene = Scene(
        fellowship=[LORIEN_ELF, DWARF_GUARD],
        support=[GALADRIELS_SILVER_EWER, SECLUDED_HOMESTEAD],
        minions=[MORDOR_VETERAN],
        hand=[event, BATTLE_FURY],
        site=6,
    ).put_tokens(SECLUDED_HOMESTEAD, 1)
    scene.skirmish(LORIEN_ELF, MORDOR_VETERAN).play(event)
    if scene.can(Verb.CHOOSE):
        scene.take_first()
    assert scene.can(Verb.TRIGGER, GALADRIELS_SILVER_EWER) is offered
    if offered:
        scene.answer_with(GALADRIELS_SILVER_EWER)
        assert scene.tokens(SECLUDED_HOMESTEAD) == 2


@pytest.mark.parametrize(("threats", "offered"), [(1, True), (2, False)])
def test_gil_galad_takes_a_skirmish_event_back_for_a_threat(threats: int, offered: bool) -> None:
    king = GIL_GALAD_HIGH_KING_OF_THE_NOLDOR
    scene = Scene(
        fellowship=[king],
        discards=[DEFIANCE_1_37, SECRET_SENTINELS, BATTLE_FURY],
        minions=[MORDOR_VETERAN],
        threats=threats,
        site=6,
    ).maneuver_phase()
    assert scene.can(Verb.USE, king) is offered
    if offered:
        assert scene.use(king).hand() == [DEFIANCE_1_37]
        assert scene.threats == 2
