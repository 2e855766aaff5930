"""The Wraith cards of set 7, *The Return of the King*."""

from functools import partial
from typing import Any

import pytest

from rules.tcg.engine.modifiers.numbers import damage_bonus, is_fierce
from rules.tcg.engine.operations.drawing import draw_cards
from rules.tcg.engine.operations.wounds import exert, kill
from rules.tcg.engine.state.codes import (
    DAMAGE,
    FELLOWSHIP,
    REGROUP,
    TAKES_NO_WOUNDS,
    Question,
    Verb,
)
from rules.tcg.engine.turn.skirmish import cancel_skirmish
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.towers_scenes import fierce
from tests.rules.tcg.scene import FREE_PEOPLES, SHADOW, Scene

# It can act in every skirmish, so that none is resolved before a test has looked.
BYSTANDER = MORGUL_LACKEY


def test_an_effect_of_the_free_peoples_player_pays_the_price_as_well() -> None:
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF, MERRY_ROHIRRIM_SQUIRE],
        support=[CRASHING_CAVALRY],
        minions=[MORGUL_SPEARMAN, ULAIRE_NELYA_BLACK_MANTLED_WRAITH],
    )
    scene.wound(ULAIRE_NELYA_BLACK_MANTLED_WRAITH, 1).assignment_phase().use(
        CRASHING_CAVALRY
    ).choose(MORGUL_SPEARMAN)
    scene.choose(MERRY_ROHIRRIM_SQUIRE)
    assert scene.wounds(MERRY_ROHIRRIM_SQUIRE) == 1
    assert scene.state.assigned[scene.card(MORGUL_SPEARMAN)] == (scene.card(LEGOLAS_GREENLEAF),)


def test_morgul_axe_and_whelp_count_wounds_on_the_ring_bearer_only() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[MORGUL_LACKEY, MORGUL_WHELP],
        bearing={MORGUL_LACKEY: [MORGUL_AXE]},
    )
    scene.wound(ARAGORN_DRIVEN_BY_NEED, 2)
    assert scene.number(DAMAGE, MORGUL_LACKEY) == 0
    assert scene.strength(MORGUL_WHELP) == 3
    scene.wound(FRODO_HOPE_OF_FREE_PEOPLES, 2)
    assert scene.number(DAMAGE, MORGUL_LACKEY) == 1
    assert scene.strength(MORGUL_WHELP) == 9


@pytest.mark.parametrize(("wounds", "bonus"), [(1, 0), (2, 4)])
def test_morgul_hound_smells_two_wounds_on_the_ring_bearer(wounds: int, bonus: int) -> None:
    scene = Scene(minions=[MORGUL_HOUND]).wound(FRODO_HOPE_OF_FREE_PEOPLES, wounds)
    assert scene.strength(MORGUL_HOUND) == 5 + bonus
    assert is_fierce(scene.state, scene.card(MORGUL_HOUND)) == bool(bonus)


def test_morgul_lackey_exerts_to_strengthen_an_orc_of_its_culture() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[MORGUL_LACKEY, SOUTHRON_CAPTAIN, BYSTANDER]
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, MORGUL_LACKEY).wait_to(Verb.USE, MORGUL_LACKEY)
    scene.use(MORGUL_LACKEY).choose(MORGUL_LACKEY)
    assert scene.strength(MORGUL_LACKEY) == 7
    assert scene.wounds(MORGUL_LACKEY) == 1


def test_morgul_predator_exerts_to_strengthen_a_nazgul() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[ULAIRE_NELYA_BLACK_MANTLED_WRAITH, MORGUL_PREDATOR],
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, ULAIRE_NELYA_BLACK_MANTLED_WRAITH).wait_to(
        Verb.USE, MORGUL_PREDATOR
    )
    scene.use(MORGUL_PREDATOR).choose(ULAIRE_NELYA_BLACK_MANTLED_WRAITH)
    assert scene.strength(ULAIRE_NELYA_BLACK_MANTLED_WRAITH) == 11
    assert scene.wounds(MORGUL_PREDATOR) == 1


def test_beside_a_nazgul_a_companion_exerts_to_assign_the_spearman() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        minions=[MORGUL_SPEARMAN, ULAIRE_NELYA_BLACK_MANTLED_WRAITH],
    ).assignment_phase()
    scene.wait_to(Verb.ASSIGN, MERRY_ROHIRRIM_SQUIRE).do(
        Verb.ASSIGN, MERRY_ROHIRRIM_SQUIRE, MORGUL_SPEARMAN
    )
    assert scene.decision.question is Question.TARGET
    scene.choose(FRODO_HOPE_OF_FREE_PEOPLES)
    assert scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES) == 1
    assert scene.state.assigned[scene.card(MORGUL_SPEARMAN)] == (scene.card(MERRY_ROHIRRIM_SQUIRE),)


def test_who_cannot_exert_cannot_assign_the_spearman() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        minions=[MORGUL_SPEARMAN, ULAIRE_NELYA_BLACK_MANTLED_WRAITH],
    )
    scene.wound(MERRY_ROHIRRIM_SQUIRE, 3).wound(
        FRODO_HOPE_OF_FREE_PEOPLES, 3
    ).assignment_phase().wait_to(Verb.ASSIGN, MERRY_ROHIRRIM_SQUIRE)
    assert not scene.can(Verb.ASSIGN, MERRY_ROHIRRIM_SQUIRE, MORGUL_SPEARMAN)
    assert scene.can(Verb.ASSIGN, MERRY_ROHIRRIM_SQUIRE, ULAIRE_NELYA_BLACK_MANTLED_WRAITH)
    scene.pass_()
    assert scene.who == 1
    assert scene.can(Verb.ASSIGN, MERRY_ROHIRRIM_SQUIRE, MORGUL_SPEARMAN)


def test_without_a_nazgul_the_spearman_is_assigned_for_nothing() -> None:
    scene = Scene(fellowship=[MERRY_ROHIRRIM_SQUIRE], minions=[MORGUL_SPEARMAN]).assignment_phase()
    scene.wait_to(Verb.ASSIGN, MERRY_ROHIRRIM_SQUIRE).do(
        Verb.ASSIGN, MERRY_ROHIRRIM_SQUIRE, MORGUL_SPEARMAN
    )
    assert scene.wounds(MERRY_ROHIRRIM_SQUIRE) == scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES) == 0


def test_the_winged_nazgul_leave_in_regroup_for_a_price() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, MERRY_ROHIRRIM_SQUIRE],
        minions=[ULAIRE_LEMENYA_WRAITH_ON_WINGS, ULAIRE_NELYA_BLACK_MANTLED_WRAITH],
        bearing={ARAGORN_DRIVEN_BY_NEED: [GONDORIAN_SWORD]},
    )
    scene.regroup_phase().wait_to(Verb.USE, ULAIRE_LEMENYA_WRAITH_ON_WINGS).use(
        ULAIRE_LEMENYA_WRAITH_ON_WINGS
    )
    assert scene.is_discarded(GONDORIAN_SWORD)
    scene.wait_to(Verb.USE, ULAIRE_NELYA_BLACK_MANTLED_WRAITH).use(
        ULAIRE_NELYA_BLACK_MANTLED_WRAITH
    )
    assert (
        scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES),
        scene.wounds(ARAGORN_DRIVEN_BY_NEED),
        scene.wounds(MERRY_ROHIRRIM_SQUIRE),
    ) == (1, 0, 0)


@pytest.mark.parametrize("discarded", [True, False])
def test_called_assigns_a_nazgul_and_lets_the_companion_flee(discarded: bool) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, LEGOLAS_GREENLEAF],
        shadow_support=[CALLED],
        minions=[ULAIRE_NELYA_BLACK_MANTLED_WRAITH],
        threats=5,
    )
    scene.assignment_phase().wait_to(Verb.USE, CALLED).use(CALLED).choose(LEGOLAS_GREENLEAF)
    assert scene.assigned_to(ULAIRE_NELYA_BLACK_MANTLED_WRAITH) == [LEGOLAS_GREENLEAF]
    assert (scene.threats, scene.who) == (0, 0)
    if discarded:
        scene.take_first()
    else:
        scene.pass_()
    assert scene.is_discarded(LEGOLAS_GREENLEAF) == discarded


def test_disposable_servants_add_threats_for_cards_discarded_more() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, LEGOLAS_GREENLEAF],
        minions=[ULAIRE_NELYA_BLACK_MANTLED_WRAITH],
        hand=[GONDORIAN_SWORD],
        shadow_hand=[DISPOSABLE_SERVANTS, MORGUL_WHELP, MORGUL_WHELP, MORGUL_WHELP],
        twilight=5,
    )
    scene.regroup_phase().wait_to(Verb.PLAY, DISPOSABLE_SERVANTS).play(DISPOSABLE_SERVANTS)
    scene.take_first().take_first().take_first()
    assert scene.who == 0
    scene.take_first()
    assert scene.threats == 2
    assert scene.hand() == []


def test_feel_his_blade_gives_the_shadow_initiative_when_it_is_transferred() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        shadow_support=[FEEL_HIS_BLADE],
        minions=[ULAIRE_NELYA_BLACK_MANTLED_WRAITH, BYSTANDER],
        hand=[GONDORIAN_SWORD] * 5,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, ULAIRE_NELYA_BLACK_MANTLED_WRAITH)
    assert not scene.state.shadow_has_initiative()
    scene.wait_to(Verb.USE, FEEL_HIS_BLADE).use(FEEL_HIS_BLADE)
    assert scene.bearer_of(FEEL_HIS_BLADE) == ARAGORN_DRIVEN_BY_NEED
    assert scene.state.shadow_has_initiative()
    assert not scene.comes_to(Verb.USE, FEEL_HIS_BLADE)


def test_feel_his_blade_gives_no_initiative_once_its_bearer_is_killed() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        shadow_support=[FEEL_HIS_BLADE],
        minions=[ULAIRE_NELYA_BLACK_MANTLED_WRAITH, BYSTANDER],
        hand=[GONDORIAN_SWORD] * 5,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, ULAIRE_NELYA_BLACK_MANTLED_WRAITH)
    scene.wait_to(Verb.USE, FEEL_HIS_BLADE).use(FEEL_HIS_BLADE)
    scene.happen(kill, scene.card(ARAGORN_DRIVEN_BY_NEED))
    assert scene.is_discarded(FEEL_HIS_BLADE)
    assert not scene.state.shadow_has_initiative()


def test_held_ground_costs_possessions_when_a_companion_is_about_to_be_killed() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, LEGOLAS_GREENLEAF],
        bearing={ARAGORN_DRIVEN_BY_NEED: [GONDORIAN_SWORD]},
        shadow_support=[HELD_GROUND],
        threats=4,
    )
    scene.happen(kill, scene.card(LEGOLAS_GREENLEAF)).answer_with(HELD_GROUND)
    scene.choose(GONDORIAN_SWORD)
    assert scene.is_discarded(GONDORIAN_SWORD)
    assert scene.is_dead(LEGOLAS_GREENLEAF)


def test_held_ground_comes_with_up_to_three_threats_that_go_with_it() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, LEGOLAS_GREENLEAF],
        minions=[ULAIRE_NELYA_BLACK_MANTLED_WRAITH, ULAIRE_LEMENYA_WRAITH_ON_WINGS],
        shadow_hand=[HELD_GROUND],
        twilight=5,
    )
    scene.shadow_phase().play(HELD_GROUND).take_number(2)
    assert scene.threats == 2
    scene.regroup_phase()
    assert scene.threats == 0
    assert scene.is_discarded(HELD_GROUND)


@pytest.mark.parametrize("cancelled", [False, True])
def test_loathsome_discards_a_possession_as_the_skirmish_ends(cancelled: bool) -> None:
    """4.2, "Loathsome" (clarification): even where it ends before it is resolved."""
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, MERRY_ROHIRRIM_SQUIRE],
        bearing={
            ARAGORN_DRIVEN_BY_NEED: [GONDORIAN_SWORD],
            MERRY_ROHIRRIM_SQUIRE: [HOBBIT_SWORD_7_319],
        },
        minions=[ULAIRE_NELYA_BLACK_MANTLED_WRAITH, BYSTANDER],
        shadow_hand=[LOATHSOME],
        twilight=5,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, ULAIRE_NELYA_BLACK_MANTLED_WRAITH)
    if cancelled:
        cancel_skirmish(scene.state)
    scene.wait_to(Verb.PLAY, LOATHSOME).play(LOATHSOME)
    assert scene.is_discarded(GONDORIAN_SWORD)
    assert scene.in_play(HOBBIT_SWORD_7_319)


@pytest.mark.parametrize(("nazgul", "wounds"), [(1, 1), (2, 2), (0, 0)])
def test_morgul_regiment_costs_an_exertion_for_each_nazgul(nazgul: int, wounds: int) -> None:
    servants = [ULAIRE_NELYA_BLACK_MANTLED_WRAITH, ULAIRE_LEMENYA_WRAITH_ON_WINGS][:nazgul]
    scene = Scene(fellowship=[LEGOLAS_GREENLEAF], minions=[MORGUL_REGIMENT, *servants])
    scene.assignment_phase().wait_to(Verb.ASSIGN, LEGOLAS_GREENLEAF)
    scene.do(Verb.ASSIGN, LEGOLAS_GREENLEAF, MORGUL_REGIMENT)
    for _ in range(nazgul):
        scene.choose(LEGOLAS_GREENLEAF)
    assert scene.wounds(LEGOLAS_GREENLEAF) == wounds
    assert scene.assigned_to(MORGUL_REGIMENT) == [LEGOLAS_GREENLEAF]


def test_morgul_regiment_cannot_be_assigned_for_fewer_exertions() -> None:
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF],
        minions=[
            MORGUL_REGIMENT,
            ULAIRE_NELYA_BLACK_MANTLED_WRAITH,
            ULAIRE_LEMENYA_WRAITH_ON_WINGS,
        ],
    )
    scene.wound(LEGOLAS_GREENLEAF, 1).wound(FRODO_HOPE_OF_FREE_PEOPLES, 3)
    scene.assignment_phase().wait_to(Verb.ASSIGN, LEGOLAS_GREENLEAF)
    assert not scene.can(Verb.ASSIGN, LEGOLAS_GREENLEAF, MORGUL_REGIMENT)


@pytest.mark.parametrize(("minions", "safe"), [([ULAIRE_NELYA_BLACK_MANTLED_WRAITH], 1), ([], 0)])
def test_morgul_ruffian_takes_wounds_in_skirmishes_alone_beside_a_nazgul(
    minions: list[str], safe: int
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[MORGUL_RUFFIAN, BYSTANDER, *minions]
    )
    scene.maneuver_phase()
    assert bool(scene.number(TAKES_NO_WOUNDS, MORGUL_RUFFIAN)) == safe
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, MORGUL_RUFFIAN)
    assert not scene.number(TAKES_NO_WOUNDS, MORGUL_RUFFIAN)


def test_stronghold_of_minas_morgul_gathers_a_token_at_each_site() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, DWARF_GUARD],
        shadow_support=[STRONGHOLD_OF_MINAS_MORGUL],
        minions=[MORGUL_PREDATOR, MORGUL_LACKEY],
    )
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, MORGUL_PREDATOR)
    scene.wait_to(Verb.TRIGGER, STRONGHOLD_OF_MINAS_MORGUL)
    scene.answer_with(STRONGHOLD_OF_MINAS_MORGUL)
    assert scene.tokens(STRONGHOLD_OF_MINAS_MORGUL) == 1
    scene.skirmish(DWARF_GUARD, MORGUL_LACKEY)
    assert not scene.comes_to(Verb.TRIGGER, STRONGHOLD_OF_MINAS_MORGUL)


@pytest.mark.parametrize(("tokens", "can_use"), [(2, False), (3, True)])
def test_stronghold_of_minas_morgul_exhausts_the_ring_bearer(tokens: int, can_use: bool) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], shadow_support=[STRONGHOLD_OF_MINAS_MORGUL]
    ).put_tokens(STRONGHOLD_OF_MINAS_MORGUL, tokens)
    assert scene.regroup_phase().comes_to(Verb.USE, STRONGHOLD_OF_MINAS_MORGUL) == can_use
    if can_use:
        scene.use(STRONGHOLD_OF_MINAS_MORGUL)
        assert scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES) == 3
        assert scene.is_discarded(STRONGHOLD_OF_MINAS_MORGUL)


@pytest.mark.parametrize("minions", [[THE_WITCH_KING_MORGUL_KING], []])
def test_beside_the_morgul_king_threat_wounds_spare_the_ring_bearer(minions: list[str]) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, LEGOLAS_GREENLEAF, DWARF_GUARD],
        minions=minions,
        threats=1,
    )
    scene.happen(kill, scene.card(LEGOLAS_GREENLEAF))
    assert scene.can(Verb.WOUND, ARAGORN_DRIVEN_BY_NEED)
    assert scene.can(Verb.WOUND, FRODO_HOPE_OF_FREE_PEOPLES) == (not minions)


def test_the_morgul_king_takes_a_wraith_card_back_for_a_threat() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        shadow_hand=[THE_WITCH_KING_MORGUL_KING],
        shadow_discards=[MORGUL_WHELP, SOUTHRON_CAPTAIN],
        threats=1,
        twilight=20,
    )
    scene.shadow_phase().play(THE_WITCH_KING_MORGUL_KING).answer_with(THE_WITCH_KING_MORGUL_KING)
    assert scene.hand(1) == [MORGUL_WHELP]
    assert scene.threats == 0


@pytest.mark.parametrize(
    ("killer", "offered"), [(ULAIRE_LEMENYA_WRAITH_ON_WINGS, True), (MORDOR_VETERAN, False)]
)
def test_mind_and_body_spreads_the_death_a_nazgul_brings(killer: str, offered: bool) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD, TARGON, ELFHELM],
        bearing={TARGON: [SENSE_OF_OBLIGATION]},
        minions=[killer],
        shadow_hand=[MIND_AND_BODY],
        twilight=1,
        site=4,
    )
    scene.happen(kill, scene.card(DWARF_GUARD), scene.card(killer))
    assert scene.can(Verb.PLAY, MIND_AND_BODY) is offered
    if offered:
        scene.play(MIND_AND_BODY)
        assert scene.wounds(TARGON) == 1
        assert scene.wounds(ELFHELM) == 0


@pytest.mark.parametrize(("tokens", "initiative"), [(3, True), (2, False)])
def test_more_unbearable_takes_the_initiative_with_three_tokens(
    tokens: int, initiative: bool
) -> None:
    scene = Scene(shadow_support=[MORE_UNBEARABLE], hand=[DWARF_GUARD] * 6, site=4)
    scene.put_tokens(MORE_UNBEARABLE, tokens)
    assert scene.state.shadow_has_initiative() is initiative


def test_more_unbearable_costs_a_nazgul_for_each_token() -> None:
    scene = Scene(
        minions=[ULAIRE_LEMENYA_WRAITH_ON_WINGS, MORDOR_VETERAN],
        shadow_support=[MORE_UNBEARABLE],
        hand=[DWARF_GUARD] * 6,
        site=4,
    )
    scene.regroup_phase().wait_to(Verb.USE, MORE_UNBEARABLE).use(MORE_UNBEARABLE)
    assert scene.tokens(MORE_UNBEARABLE) == 1
    assert scene.is_discarded(ULAIRE_LEMENYA_WRAITH_ON_WINGS)
    assert not scene.can(Verb.USE, MORE_UNBEARABLE)


@pytest.mark.parametrize(("nazgul", "offered"), [(3, True), (2, False)])
def test_morgul_answers_with_three_nazgul(nazgul: int, offered: bool) -> None:
    riders = [
        ULAIRE_LEMENYA_WRAITH_ON_WINGS,
        ULAIRE_NELYA_BLACK_MANTLED_WRAITH,
        ULAIRE_TOLDEA_EIGHTH_OF_THE_NINE_RIDERS,
    ][:nazgul]
    scene = Scene(
        fellowship=[DWARF_GUARD],
        bearing={DWARF_GUARD: [DWARVEN_AXE]},
        minions=riders,
        shadow_support=[MORGUL_ANSWERS],
        hand=[AXE_STRIKE],
        twilight=3,
        site=4,
    )
    scene.skirmish(DWARF_GUARD, riders[0]).pass_()
    assert scene.can(Verb.USE, MORGUL_ANSWERS) is offered
    if offered:
        scene.use(MORGUL_ANSWERS)
        assert scene.is_discarded(DWARVEN_AXE)
        assert scene.twilight == 0


@pytest.mark.parametrize(("threats", "bonus"), [(5, 1), (4, 0)])
def test_nazgul_scimitar_bites_with_five_threats(threats: int, bonus: int) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD] * 5,
        minions=[MORGUL_LACKEY],
        bearing={MORGUL_LACKEY: [NAZGUL_SCIMITAR]},
        threats=threats,
        site=4,
    )
    assert damage_bonus(scene.state, scene.card(MORGUL_LACKEY)) == bonus


@pytest.mark.parametrize(
    ("dead", "threats", "burdens", "cards", "offered"),
    [
        (3, 3, 3, 0, True),
        (2, 3, 3, 0, False),
        (3, 2, 3, 0, False),
        (3, 3, 2, 0, False),
        (3, 3, 3, 4, False),
    ],
    ids=["all", "two dead", "two threats", "two burdens", "no initiative"],
)
def test_put_forth_his_strength_corrupts_where_all_is_nearly_lost(
    dead: int, threats: int, burdens: int, cards: int, offered: bool
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD, TARGON],
        minions=[ULAIRE_LEMENYA_WRAITH_ON_WINGS],
        shadow_support=[PUT_FORTH_HIS_STRENGTH],
        dead=[ELFHELM, INGOLD, GUTHLAF][:dead],
        hand=[DWARF_GUARD] * cards,
        threats=threats,
        burdens=burdens,
        site=4,
    ).shadow_phase()
    assert scene.can(Verb.USE, PUT_FORTH_HIS_STRENGTH) is offered
    if offered:
        scene.use(PUT_FORTH_HIS_STRENGTH)
        assert scene.state.winner == SHADOW


@pytest.mark.parametrize(
    ("minion", "bonus", "damage", "is_fierce"),
    [
        (GORBAG_LIEUTENANT_OF_CIRITH_UNGOL, 2, 1, False),
        (MORGUL_CUR, 2, 0, False),
        (MORGUL_DETACHMENT, 0, 1, True),
    ],
)
def test_a_morgul_orc_gains_beside_a_nazgul(
    minion: str, bonus: int, damage: int, *, is_fierce: bool
) -> None:
    alone, beside = (
        Scene(minions=[minion, *others])
        for others in ([BYSTANDER], [ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL])
    )
    assert beside.strength(minion) == alone.strength(minion) + bonus
    assert (alone.number(DAMAGE, minion), beside.number(DAMAGE, minion)) == (0, damage)
    assert (fierce(alone, minion), fierce(beside, minion)) == (False, is_fierce)


@pytest.mark.parametrize(("wounds", "rages"), [(2, False), (3, True)])
def test_morgul_mongrel_rages_at_three_wounds_of_the_ring_bearer(
    wounds: int, *, rages: bool
) -> None:
    scene = Scene(minions=[MORGUL_MONGREL]).wound(FRODO_HOPE_OF_FREE_PEOPLES, wounds)
    assert (scene.number(DAMAGE, MORGUL_MONGREL), fierce(scene, MORGUL_MONGREL)) == (
        int(rages),
        rages,
    )


def test_morgul_soldier_strengthens_nazgul() -> None:
    scene = Scene(minions=[MORGUL_SOLDIER, ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL, BYSTANDER])
    assert [
        scene.strength(card)
        for card in (MORGUL_SOLDIER, ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL, BYSTANDER)
    ] == [6, 12, 6]


@pytest.mark.parametrize(
    ("others", "is_fierce", "damage"), [(1, False, 0), (2, True, 0), (3, True, 1)]
)
def test_lemenya_grows_with_each_other_wraith(others: int, damage: int, *, is_fierce: bool) -> None:
    scene = Scene(minions=[ULAIRE_LEMENYA_ASSAILING_MINION, *[BYSTANDER] * others, MORDOR_VETERAN])
    assert scene.strength(ULAIRE_LEMENYA_ASSAILING_MINION) == 9 + others
    assert (
        fierce(scene, ULAIRE_LEMENYA_ASSAILING_MINION),
        scene.number(DAMAGE, ULAIRE_LEMENYA_ASSAILING_MINION),
    ) == (is_fierce, damage)


def test_nelya_gives_up_a_wraith_minion_for_strength() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[ULAIRE_NELYA_ASSAILING_MINION, BYSTANDER, MORDOR_VETERAN],
        site=6,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, ULAIRE_NELYA_ASSAILING_MINION).wait_to(
        Verb.USE, ULAIRE_NELYA_ASSAILING_MINION
    ).use(ULAIRE_NELYA_ASSAILING_MINION)
    assert not scene.can(Verb.CHOOSE, MORDOR_VETERAN)
    scene.choose(BYSTANDER)
    assert scene.strength(ULAIRE_NELYA_ASSAILING_MINION) == 10 + 2
    assert scene.is_discarded(BYSTANDER)


@pytest.mark.parametrize(
    ("event", "fighter", "laid", "bonus"),
    [
        (CORRUPT, ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL, {}, 2),
        (
            FOUL_CLUTCHES,
            ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL,
            {"shadow_hand": [FOUL_CLUTCHES, *[MORDOR_VETERAN] * 3]},
            3,
        ),
        (WAR_LONG_PLANNED, MORGUL_SOLDIER, {}, 2),
    ],
    ids=["two cultures", "three cards", "an unwounded Ring-bearer"],
)
def test_a_skirmish_event_strengthens_a_wraith(
    event: str, fighter: str, laid: dict[str, Any], bonus: int
) -> None:
    laid = {"shadow_hand": [event], "twilight": 5, "site": 6, **laid}
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[fighter, MORGUL_LACKEY], **laid)
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, fighter)
    before = scene.strength(fighter)
    scene.wait_to(Verb.PLAY, event).play(event)
    while scene.can(Verb.DISCARD) or scene.can(Verb.CHOOSE, MORDOR_VETERAN):
        scene.take_first()
    if scene.can(Verb.CHOOSE, fighter):
        scene.choose(fighter)
    if scene.can(Verb.NUMBER):
        scene.take_number(bonus)
    assert scene.strength(fighter) == before + bonus


def test_war_long_planned_is_worth_four_at_two_wounds_of_the_ring_bearer() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[MORGUL_SOLDIER, ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL, MORGUL_LACKEY],
        shadow_hand=[WAR_LONG_PLANNED],
        twilight=5,
        site=6,
    ).wound(FRODO_HOPE_OF_FREE_PEOPLES, 2)
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, MORGUL_SOLDIER).wait_to(
        Verb.PLAY, WAR_LONG_PLANNED
    ).play(WAR_LONG_PLANNED).choose(MORGUL_SOLDIER)
    assert scene.strength(MORGUL_SOLDIER) == 6 + 4


@pytest.mark.parametrize("threats", [1, 0])
def test_ghastly_host_brings_a_nazgul_for_two_less_and_a_threat(threats: int) -> None:
    scene = Scene(
        minions=[ULAIRE_ATTEA_KEEPER_OF_DOL_GULDUR],
        shadow_support=[GHASTLY_HOST],
        shadow_hand=[ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL, MORGUL_LACKEY],
        threats=threats,
        twilight=9,
        site=6,
    ).shadow_phase()
    assert scene.can(Verb.USE, GHASTLY_HOST) is bool(threats)
    if threats:
        scene.use(GHASTLY_HOST)
        assert scene.in_play(ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL)
        assert (scene.twilight, scene.threats) == (9 - 6 + 2, 0)


def test_their_power_is_in_terror_wounds_each_ally() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        support=[DEOR, LEOWYN],
        minions=[ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL],
        shadow_hand=[THEIR_POWER_IS_IN_TERROR_7_207],
        twilight=5,
        site=6,
    )
    scene.maneuver_phase().wait_to(Verb.PLAY, THEIR_POWER_IS_IN_TERROR_7_207).play(
        THEIR_POWER_IS_IN_TERROR_7_207
    )
    assert [
        scene.wounds(card)
        for card in (DEOR, LEOWYN, ARAGORN_DRIVEN_BY_NEED, ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL)
    ] == [1, 1, 0, 1]


@pytest.mark.parametrize(("cards", "threats"), [(4, 1), (3, 3)])
def test_there_came_a_cry_adds_more_threats_with_initiative(cards: int, threats: int) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD] * 3,
        minions=[ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL],
        hand=[DWARF_GUARD] * cards,
        shadow_hand=[THERE_CAME_A_CRY],
        twilight=5,
        site=6,
    ).shadow_phase()
    assert scene.play(THERE_CAME_A_CRY).threats == threats


@pytest.mark.parametrize(("phase", "threats"), [(FELLOWSHIP, 2), (REGROUP, 0)])
def test_morgul_on_the_march_adds_a_threat_for_each_card_drawn_before_the_regroup_phase(
    phase: int, threats: int
) -> None:
    scene = Scene(
        shadow_support=[MORGUL_ON_THE_MARCH],
        fellowship=[ARAGORN_DRIVEN_BY_NEED, LEGOLAS_GREENLEAF],
        deck=[DWARF_GUARD] * 3,
    )
    scene.state.phase = phase
    scene.happen(partial(draw_cards, is_effect=True), FREE_PEOPLES, 2)
    assert len(scene.hand()) == 2
    assert scene.threats == threats


def test_morgul_on_the_march_goes_with_a_nazgul_for_a_threat() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL, BYSTANDER],
        shadow_support=[MORGUL_ON_THE_MARCH],
        site=6,
    )
    scene.regroup_phase().wait_to(Verb.USE, MORGUL_ON_THE_MARCH).use(MORGUL_ON_THE_MARCH)
    assert scene.is_discarded(ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL)
    assert scene.is_discarded(MORGUL_ON_THE_MARCH)
    assert scene.threats == 1


@pytest.mark.parametrize(
    ("others", "price"), [([ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL], 1), ([BYSTANDER], 0)]
)
def test_morgul_spawn_beside_a_nazgul_costs_an_exertion_to_assign(
    others: list[str], price: int
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, LEGOLAS_GREENLEAF],
        minions=[MORGUL_SPAWN, *others],
        site=6,
    ).assignment_phase()
    scene.wait_to(Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED).do(
        Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED, MORGUL_SPAWN
    )
    if price:
        assert scene.who == FREE_PEOPLES
        scene.choose(LEGOLAS_GREENLEAF)
    assert [scene.wounds(ARAGORN_DRIVEN_BY_NEED), scene.wounds(LEGOLAS_GREENLEAF)] == [0, price]


def test_morgul_spawn_is_assigned_by_nobody_who_cannot_exert() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[MORGUL_SPAWN, ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL],
        site=6,
    )
    scene.wound(ARAGORN_DRIVEN_BY_NEED, 3).wound(FRODO_HOPE_OF_FREE_PEOPLES, 3).assignment_phase()
    while scene.who != FREE_PEOPLES or not scene.can(Verb.ASSIGN):
        scene.pass_()
    assert scene.can(Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED, ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL)
    assert not scene.can(Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED, MORGUL_SPAWN)


@pytest.mark.parametrize("prevented", [True, False])
def test_morgul_brute_adds_a_burden_unless_the_ring_bearer_is_wounded(*, prevented: bool) -> None:
    scene = Scene(
        minions=[ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL], shadow_hand=[MORGUL_BRUTE], twilight=9, site=6
    ).shadow_phase()
    scene.play(MORGUL_BRUTE).answer_with(MORGUL_BRUTE)
    assert scene.who == FREE_PEOPLES
    scene.choose("wound" if prevented else "add a burden")
    assert (scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES), scene.burdens) == (
        int(prevented),
        1 - prevented,
    )


def test_morgul_brute_feeds_on_burdens() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[MORGUL_BRUTE, BYSTANDER], burdens=2, site=6
    )
    before = scene.strength(MORGUL_BRUTE)
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, MORGUL_BRUTE).wait_to(Verb.USE, MORGUL_BRUTE).use(
        MORGUL_BRUTE
    )
    assert scene.strength(MORGUL_BRUTE) == before + 3
    assert scene.burdens == 1


@pytest.mark.parametrize(
    ("companion", "hears"), [(ARAGORN_DRIVEN_BY_NEED, True), (LEGOLAS_GREENLEAF, False)]
)
def test_too_late_adds_twilight_when_its_bearer_exerts(companion: str, *, hears: bool) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, LEGOLAS_GREENLEAF],
        minions=[ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL, BYSTANDER],
        shadow_support=[TOO_LATE],
        site=6,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL).wait_to(
        Verb.USE, TOO_LATE
    ).use(TOO_LATE)
    assert scene.bearer_of(TOO_LATE) == ARAGORN_DRIVEN_BY_NEED
    scene.happen(exert, scene.card(companion), scene.card(companion))
    assert scene.twilight == int(hears)


def test_out_of_sight_and_shot_tires_a_companion_for_each_that_is_played() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        hand=[LEGOLAS_GREENLEAF],
        shadow_support=[OUT_OF_SIGHT_AND_SHOT],
    )
    scene.fellowship_phase().play(LEGOLAS_GREENLEAF).choose(ARAGORN_DRIVEN_BY_NEED)
    assert [
        scene.wounds(card)
        for card in (ARAGORN_DRIVEN_BY_NEED, LEGOLAS_GREENLEAF, FRODO_HOPE_OF_FREE_PEOPLES)
    ] == [1, 0, 0]


def test_out_of_sight_and_shot_brings_a_nazgul_back() -> None:
    scene = Scene(
        minions=[ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL],
        shadow_support=[OUT_OF_SIGHT_AND_SHOT],
        shadow_discards=[ULAIRE_ATTEA_KEEPER_OF_DOL_GULDUR, BYSTANDER],
        twilight=20,
        site=6,
    )
    scene.shadow_phase().use(OUT_OF_SIGHT_AND_SHOT)
    assert scene.in_play(ULAIRE_ATTEA_KEEPER_OF_DOL_GULDUR)
    assert scene.is_discarded(BYSTANDER)
    assert scene.is_discarded(OUT_OF_SIGHT_AND_SHOT)


@pytest.mark.parametrize(("companions", "damage"), [(5, 0), (6, 1)])
def test_enquea_is_damage_one_against_six(companions: int, damage: int) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD] * (companions - 1), minions=[ULAIRE_ENQUEA_FASTER_THAN_WINDS]
    )
    assert scene.number(DAMAGE, ULAIRE_ENQUEA_FASTER_THAN_WINDS) == damage


def test_enquea_exerts_to_exert_the_ring_bearer_when_a_companion_is_killed() -> None:
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[ULAIRE_ENQUEA_FASTER_THAN_WINDS])
    scene.happen(kill, scene.card(ARAGORN_DRIVEN_BY_NEED)).answer_with(
        ULAIRE_ENQUEA_FASTER_THAN_WINDS
    )
    assert (
        scene.wounds(ULAIRE_ENQUEA_FASTER_THAN_WINDS),
        scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES),
    ) == (1, 1)


@pytest.mark.parametrize(("companions", "threats"), [(4, 0), (6, 2)])
def test_cantea_adds_a_threat_for_each_companion_over_four(companions: int, threats: int) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD] * (companions - 1),
        shadow_hand=[ULAIRE_CANTEA_FASTER_THAN_WINDS],
        twilight=9,
        site=6,
    )
    scene.shadow_phase().play(ULAIRE_CANTEA_FASTER_THAN_WINDS)
    assert scene.threats == threats


def test_cantea_removes_two_threats_beside_another_wraith_to_discard_a_possession() -> None:
    laid: dict[str, Any] = {
        "fellowship": [ARAGORN_DRIVEN_BY_NEED, LEGOLAS_GREENLEAF],
        "bearing": {ARAGORN_DRIVEN_BY_NEED: [HOBBIT_SWORD_7_319]},
        "threats": 2,
        "site": 6,
    }
    scene = Scene(minions=[ULAIRE_CANTEA_FASTER_THAN_WINDS, BYSTANDER], **laid)
    scene.maneuver_phase().wait_to(Verb.USE, ULAIRE_CANTEA_FASTER_THAN_WINDS).use(
        ULAIRE_CANTEA_FASTER_THAN_WINDS
    )
    assert scene.is_discarded(HOBBIT_SWORD_7_319)
    assert scene.threats == 0
    alone = Scene(
        minions=[ULAIRE_CANTEA_FASTER_THAN_WINDS, MORDOR_VETERAN], **laid
    ).maneuver_phase()
    assert not alone.comes_to(Verb.USE, ULAIRE_CANTEA_FASTER_THAN_WINDS)


@pytest.mark.parametrize(
    ("cards", "others", "cost"),
    [
        (0, [ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL], 0),
        (4, [ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL], 6),
        (0, [BYSTANDER], 6),
    ],
    ids=["with initiative beside a Nazgûl", "without initiative", "without a Nazgûl"],
)
def test_toldea_comes_for_six_less(cards: int, others: list[str], cost: int) -> None:
    scene = Scene(
        minions=others,
        hand=[DWARF_GUARD] * cards,
        shadow_hand=[ULAIRE_TOLDEA_WRAITH_ON_WINGS],
        twilight=9,
        site=6,
    ).shadow_phase()
    before = scene.twilight
    scene.play(ULAIRE_TOLDEA_WRAITH_ON_WINGS)
    assert before - scene.twilight == cost


@pytest.mark.parametrize(("cards", "offered"), [(0, True), (4, False)])
def test_nertea_is_discarded_for_a_burden_with_initiative(cards: int, *, offered: bool) -> None:
    scene = Scene(
        minions=[ULAIRE_NERTEA_BLACK_MANTLED_WRAITH], hand=[DWARF_GUARD] * cards, site=6
    ).regroup_phase()
    assert scene.comes_to(Verb.USE, ULAIRE_NERTEA_BLACK_MANTLED_WRAITH) is offered
    if offered:
        scene.use(ULAIRE_NERTEA_BLACK_MANTLED_WRAITH)
        assert scene.burdens == 1
        assert scene.is_discarded(ULAIRE_NERTEA_BLACK_MANTLED_WRAITH)


@pytest.mark.parametrize(
    ("cards", "others", "offered"),
    [(0, [BYSTANDER], True), (4, [BYSTANDER], False), (0, [], False)],
)
def test_attea_exerts_for_a_burden_beside_another_wraith(
    cards: int, others: list[str], *, offered: bool
) -> None:
    scene = Scene(
        minions=[ULAIRE_ATTEA_WRAITH_ON_WINGS, *others], hand=[DWARF_GUARD] * cards, site=6
    ).shadow_phase()
    assert scene.can(Verb.USE, ULAIRE_ATTEA_WRAITH_ON_WINGS) is offered
    if offered:
        scene.use(ULAIRE_ATTEA_WRAITH_ON_WINGS)
        assert (scene.burdens, scene.wounds(ULAIRE_ATTEA_WRAITH_ON_WINGS)) == (1, 1)
