"""Rohan cards of set 7, *The Return of the King*, that lean on others or on the hand."""

import pytest

from rules.tcg.engine.modifiers.numbers import twilight_cost
from rules.tcg.engine.operations.wounds import wound
from rules.tcg.engine.state.codes import DAMAGE, FELLOWSHIP, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene

BYSTANDER = MORGUL_LACKEY


@pytest.mark.parametrize("cards", [4, 3])
def test_deor_strengthens_a_man_of_rohan_for_a_card_with_initiative(cards: int) -> None:
    scene = Scene(
        fellowship=[ROHIRRIM_GUARD],
        support=[DEOR],
        minions=[MORDOR_VETERAN, BYSTANDER],
        hand=[DWARF_GUARD] * cards,
        site=6,
    )
    scene.skirmish(ROHIRRIM_GUARD, MORDOR_VETERAN)
    assert scene.can(Verb.USE, DEOR) is (cards == 4)
    if cards == 4:
        scene.use(DEOR)
        if scene.can(Verb.CHOOSE, ROHIRRIM_GUARD):
            scene.choose(ROHIRRIM_GUARD)
        assert scene.strength(ROHIRRIM_GUARD) == 6 + 1
        assert len(scene.hand()) == 3


@pytest.mark.parametrize("cards", [4, 3])
def test_leowyn_heals_a_man_of_rohan_for_two_cards_with_initiative(cards: int) -> None:
    scene = (
        Scene(
            fellowship=[ROHIRRIM_GUARD, ARAGORN_DRIVEN_BY_NEED],
            support=[LEOWYN],
            hand=[AXE_STRIKE] * cards,
        )
        .wound(ROHIRRIM_GUARD, 1)
        .wound(ARAGORN_DRIVEN_BY_NEED, 1)
    )
    scene.fellowship_phase()
    assert scene.can(Verb.USE, LEOWYN) is (cards == 4)
    if cards == 4:
        scene.use(LEOWYN)
        while scene.can(Verb.DISCARD):
            scene.take_first()
        if scene.can(Verb.CHOOSE, ROHIRRIM_GUARD):
            scene.choose(ROHIRRIM_GUARD)
        assert (scene.wounds(ROHIRRIM_GUARD), scene.wounds(ARAGORN_DRIVEN_BY_NEED)) == (0, 1)


def test_rohirrim_herdsman_removes_a_threat_for_three_cards() -> None:
    scene = Scene(
        support=[ROHIRRIM_HERDSMAN],
        hand=[AXE_STRIKE] * 3,
        threats=1,
        minions=[MORDOR_VETERAN],
        site=6,
    )
    scene.regroup_phase().use(ROHIRRIM_HERDSMAN)
    while scene.can(Verb.DISCARD):
        scene.take_first()
    assert (scene.threats, scene.hand()) == (0, [])


@pytest.mark.parametrize("card", [EOMER_SKILLED_TACTICIAN, THEODEN_REKINDLED_KING])
@pytest.mark.parametrize(("companion", "cost"), [(ROHIRRIM_GUARD, 2), (ARAGORN_DRIVEN_BY_NEED, 3)])
def test_the_leader_is_cheaper_beside_a_man_of_rohan(card: str, companion: str, cost: int) -> None:
    scene = Scene(fellowship=[companion], hand=[card])
    scene.state.phase = FELLOWSHIP
    assert twilight_cost(scene.state, scene.card(card)) == cost


def test_eomer_takes_a_possession_or_skirmish_event_for_a_companion_played() -> None:
    scene = Scene(
        fellowship=[EOMER_SKILLED_TACTICIAN],
        hand=[ROHIRRIM_GUARD, ARAGORN_DRIVEN_BY_NEED],
        discards=[SWIFT_STEED, FEY_HE_SEEMED, HELM_HELM, GIMLIS_HELM],
    ).fellowship_phase()
    scene.use(EOMER_SKILLED_TACTICIAN)
    assert scene.in_play(ROHIRRIM_GUARD)
    assert not scene.can(Verb.CHOOSE, HELM_HELM)
    assert not scene.can(Verb.CHOOSE, GIMLIS_HELM)
    scene.choose(FEY_HE_SEEMED)
    assert sorted(scene.hand()) == sorted([ARAGORN_DRIVEN_BY_NEED, FEY_HE_SEEMED])


@pytest.mark.parametrize("twilight", [1, 2])
def test_theoden_arms_himself_and_heals_another_while_the_pool_is_poor(twilight: int) -> None:
    scene = (
        Scene(
            fellowship=[THEODEN_REKINDLED_KING, ROHIRRIM_GUARD],
            hand=[SWIFT_STEED],
            twilight=twilight,
        )
        .wound(ROHIRRIM_GUARD, 1)
        .wound(THEODEN_REKINDLED_KING, 1)
    )
    scene.fellowship_phase()
    assert scene.can(Verb.USE, THEODEN_REKINDLED_KING) is (twilight == 1)
    if twilight == 1:
        scene.use(THEODEN_REKINDLED_KING)
        assert scene.bearer_of(SWIFT_STEED) == THEODEN_REKINDLED_KING
        assert (scene.wounds(ROHIRRIM_GUARD), scene.wounds(THEODEN_REKINDLED_KING)) == (0, 1)
        assert scene.twilight == 1 + 2 + 2


@pytest.mark.parametrize("wounds", [True, False])
def test_eowyns_sword_is_drawn_in_a_skirmish_to_wound_whom_she_fights(*, wounds: bool) -> None:
    scene = Scene(
        fellowship=[EOWYN_LADY_OF_ROHAN],
        minions=[MORDOR_VETERAN, BYSTANDER],
        hand=[EOWYNS_SWORD_DERNHELMS_BLADE],
        site=6,
    )
    scene.skirmish(EOWYN_LADY_OF_ROHAN, MORDOR_VETERAN).play(EOWYNS_SWORD_DERNHELMS_BLADE)
    if wounds:
        scene.answer_with(EOWYNS_SWORD_DERNHELMS_BLADE)
    else:
        scene.pass_()
    assert scene.bearer_of(EOWYNS_SWORD_DERNHELMS_BLADE) == EOWYN_LADY_OF_ROHAN
    assert (scene.wounds(MORDOR_VETERAN), scene.wounds(BYSTANDER)) == (int(wounds), 0)


@pytest.mark.parametrize(("wounded", "bonus", "damage"), [(False, 2, 0), (True, 3, 1)])
def test_fey_he_seemed_is_worth_more_against_a_wounded_minion(
    bonus: int, damage: int, *, wounded: bool
) -> None:
    scene = Scene(
        fellowship=[ROHIRRIM_GUARD],
        minions=[MORDOR_VETERAN, BYSTANDER],
        hand=[FEY_HE_SEEMED],
        site=6,
    ).wound(MORDOR_VETERAN, int(wounded))
    scene.skirmish(ROHIRRIM_GUARD, MORDOR_VETERAN).play(FEY_HE_SEEMED)
    assert scene.strength(ROHIRRIM_GUARD) == 6 + bonus
    assert scene.number(DAMAGE, ROHIRRIM_GUARD) == damage


@pytest.mark.parametrize("threats", [1, 3])
def test_herugrim_prevents_a_wound_to_theoden_for_two_threats_under_three(threats: int) -> None:
    scene = Scene(
        fellowship=[THEODEN_LEADER_OF_SPEARS, DWARF_GUARD, DWARF_GUARD, DWARF_GUARD],
        bearing={THEODEN_LEADER_OF_SPEARS: [HERUGRIM_SWORD_OF_THE_MARK]},
        threats=threats,
    )
    assert scene.number(DAMAGE, THEODEN_LEADER_OF_SPEARS) == 1
    scene.happen(wound, scene.card(THEODEN_LEADER_OF_SPEARS))
    assert scene.can(Verb.TRIGGER, HERUGRIM_SWORD_OF_THE_MARK) is (threats == 1)
    if threats == 1:
        scene.answer_with(HERUGRIM_SWORD_OF_THE_MARK)
        assert (scene.wounds(THEODEN_LEADER_OF_SPEARS), scene.threats) == (0, 3)


@pytest.mark.parametrize("way", ["exert", "discard"])
def test_mustering_for_battle_arms_rohan_from_the_discard_pile(way: str) -> None:
    scene = Scene(
        fellowship=[ROHIRRIM_GUARD],
        support=[MUSTERING_FOR_BATTLE],
        minions=[MORDOR_VETERAN],
        discards=[SWIFT_STEED, GIMLIS_HELM],
        site=6,
    )
    scene.maneuver_phase().use(MUSTERING_FOR_BATTLE).choose(way)
    assert scene.bearer_of(SWIFT_STEED) == ROHIRRIM_GUARD
    assert scene.in_play(MUSTERING_FOR_BATTLE) is (way == "exert")
    assert scene.wounds(ROHIRRIM_GUARD) == (2 if way == "exert" else 0)


@pytest.mark.parametrize("spotted", [1, 2])
def test_veteran_horseman_counts_mounted_companions(spotted: int) -> None:
    scene = Scene(
        fellowship=[VETERAN_HORSEMAN, ROHIRRIM_GUARD, EOMER_VALIANT_WARCHIEF],
        bearing={ROHIRRIM_GUARD: [SWIFT_STEED], EOMER_VALIANT_WARCHIEF: [SWIFT_STEED]},
        minions=[MORDOR_VETERAN, BYSTANDER],
        site=6,
    )
    scene.skirmish(VETERAN_HORSEMAN, MORDOR_VETERAN).use(VETERAN_HORSEMAN).take_number(spotted)
    assert scene.strength(VETERAN_HORSEMAN) == 6 + spotted
    assert scene.wounds(VETERAN_HORSEMAN) == 1


@pytest.mark.parametrize(
    ("minion", "wounded"), [(ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL, 2), (MORDOR_VETERAN, 1)]
)
def test_windfola_lets_eowyn_wound_a_fierce_minion(minion: str, wounded: int) -> None:
    """She may exert against another too, for nothing."""
    scene = Scene(
        fellowship=[EOWYN_LADY_OF_ROHAN],
        bearing={EOWYN_LADY_OF_ROHAN: [WINDFOLA]},
        minions=[minion, BYSTANDER],
        site=6,
    )
    scene.skirmish(EOWYN_LADY_OF_ROHAN, minion)
    assert (scene.wounds(minion), scene.wounds(BYSTANDER)) == (1, 0)
    scene.use(WINDFOLA)
    assert (scene.wounds(minion), scene.wounds(EOWYN_LADY_OF_ROHAN)) == (wounded, 2)


def test_windfola_bears_others_of_rohan_who_wound_nobody() -> None:
    scene = Scene(
        fellowship=[ROHIRRIM_GUARD],
        bearing={ROHIRRIM_GUARD: [WINDFOLA]},
        minions=[ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL, BYSTANDER],
        site=6,
    )
    scene.skirmish(ROHIRRIM_GUARD, ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL)
    assert scene.wounds(ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL) == 1
    assert not scene.can(Verb.USE, WINDFOLA)
