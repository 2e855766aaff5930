"""The Rohan cards of set 11, *Shadows*."""

import pytest

from rules.tcg.engine.modifiers.numbers import damage_bonus, has_words
from rules.tcg.engine.operations.wounds import discard_from_play, wound
from rules.tcg.engine.state import traits
from rules.tcg.engine.state.codes import DEFENDER, SKIRMISH_WON, VITALITY, Verb
from rules.tcg.engine.steps.triggers import emit
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import ARAGORN_SITES, Scene

# It can act in every skirmish, so that none is resolved before a test has looked.
BYSTANDER = MORGUL_LACKEY


def test_rush_of_steeds_stops_a_minion_that_exerts_for_its_own_ability() -> None:
    scene = Scene(
        fellowship=[ROHIRRIM_GUARD],
        support=[RUSH_OF_STEEDS],
        minions=[EASTERLING_BLADEMASTER, BYSTANDER],
    )
    scene.skirmish(ROHIRRIM_GUARD, EASTERLING_BLADEMASTER).wait_to(
        Verb.USE, EASTERLING_BLADEMASTER
    ).use(EASTERLING_BLADEMASTER)
    scene.answer_with(RUSH_OF_STEEDS)
    assert scene.hand(player=1) == [EASTERLING_BLADEMASTER]
    assert scene.is_discarded(RUSH_OF_STEEDS)


def test_rush_of_steeds_lets_a_minion_exert_for_another_card() -> None:
    scene = Scene(
        fellowship=[ROHIRRIM_GUARD],
        support=[RUSH_OF_STEEDS],
        minions=[EASTERLING_BLADEMASTER],
        shadow_hand=[RED_WRATH],
        twilight=9,
    )
    scene.skirmish(ROHIRRIM_GUARD, EASTERLING_BLADEMASTER).wait_to(Verb.PLAY, RED_WRATH).play(
        RED_WRATH
    )
    assert not scene.can(Verb.TRIGGER, RUSH_OF_STEEDS)


def test_rush_of_steeds_may_exert_a_minion_when_a_shadow_condition_is_played() -> None:
    scene = Scene(
        support=[RUSH_OF_STEEDS],
        minions=[MORDOR_TROOPER],
        shadow_hand=[GNAWING_BITING_HACKING_BURNING],
        twilight=5,
    )
    scene.shadow_phase().play(GNAWING_BITING_HACKING_BURNING).answer_with(RUSH_OF_STEEDS)
    assert scene.wounds(MORDOR_TROOPER) == 1


@pytest.mark.parametrize(
    ("place", "offered"), [(ROHAN_UPLANDS, True), (MORIA_STAIRWAY_11_248, False)]
)
def test_border_patrol_meets_minions_on_the_plains(place: str, offered: bool) -> None:
    scene = Scene(
        fellowship=[EOMER_VALIANT_WARCHIEF],
        support=[BORDER_PATROL],
        shadow_hand=[MORDOR_TROOPER],
        path=(*ARAGORN_SITES[:3], place),
        twilight=9,
        site=4,
    ).put_tokens(BORDER_PATROL, 1)
    scene.shadow_phase().play(MORDOR_TROOPER)
    assert scene.can(Verb.TRIGGER, BORDER_PATROL) is offered
    if offered:
        scene.answer_with(BORDER_PATROL).choose("remove")
        assert scene.wounds(MORDOR_TROOPER) == 1
        assert scene.tokens(BORDER_PATROL) == 0


@pytest.mark.parametrize(("mounts", "tokens"), [([SWIFT_STEED], 3), ([], 0)])
def test_border_patrol_has_tokens_if_a_rider_is_there(mounts: list[str], tokens: int) -> None:
    scene = Scene(
        fellowship=[EOMER_VALIANT_WARCHIEF],
        bearing={EOMER_VALIANT_WARCHIEF: mounts},
        hand=[BORDER_PATROL],
    )
    scene.fellowship_phase().play(BORDER_PATROL)
    assert scene.tokens(BORDER_PATROL) == tokens


def test_eowyn_shieldmaiden_of_rohan_rouses_the_other_men_when_she_wins() -> None:
    cards = (EOWYN_SHIELDMAIDEN_OF_ROHAN, EOMER_VALIANT_WARCHIEF, DWARF_GUARD)
    scene = Scene(fellowship=cards, minions=[MORDOR_TROOPER], site=6)
    before = [scene.strength(card) for card in cards]
    scene.happen(emit, SKIRMISH_WON, scene.card(EOWYN_SHIELDMAIDEN_OF_ROHAN))
    assert [scene.strength(card) for card in cards] == [before[0], before[1] + 1, before[2]]
    scene.assignment_phase()
    assert scene.strength(EOMER_VALIANT_WARCHIEF) == before[1] + 1
    scene.regroup_phase()
    assert [scene.strength(card) for card in cards] == before


@pytest.mark.parametrize(("burdens", "offered"), [(2, True), (3, False)])
def test_hrothlac_takes_the_blow_for_who_resists(burdens: int, offered: bool) -> None:
    scene = Scene(
        fellowship=[HROTHLAC, EOMER_VALIANT_WARCHIEF], minions=[MORDOR_TROOPER], burdens=burdens
    )
    scene.happen(wound, scene.card(EOMER_VALIANT_WARCHIEF), scene.card(MORDOR_TROOPER))
    assert scene.can(Verb.TRIGGER, HROTHLAC) is offered
    if offered:
        scene.answer_with(HROTHLAC)
    assert scene.wounds(HROTHLAC) == int(offered)
    assert scene.wounds(EOMER_VALIANT_WARCHIEF) == int(not offered)


@pytest.mark.parametrize(("hurt", "bonus"), [((0, 0), 0), ((1, 0), 2), ((2, 1), 6)])
def test_rally_cry_counts_the_wounds_of_those_who_are_fought(
    hurt: tuple[int, int], bonus: int
) -> None:
    minions = (SOUTHRON_CAPTAIN, MORDOR_VETERAN)
    scene = Scene(
        fellowship=[EOMER_VALIANT_WARCHIEF],
        minions=[*minions, MORDOR_TROOPER],
        hand=[RALLY_CRY, RALLY_CRY],
        site=4,
    ).wound(MORDOR_TROOPER, 1)
    for minion, wounds in zip(minions, hurt, strict=True):
        scene.wound(minion, wounds)
    scene.skirmish(EOMER_VALIANT_WARCHIEF, *minions)
    before = scene.strength(EOMER_VALIANT_WARCHIEF)
    scene.play(RALLY_CRY)
    assert scene.strength(EOMER_VALIANT_WARCHIEF) == before + bonus


def test_riders_of_the_mark_come_into_a_skirmish_and_exhaust_a_minion() -> None:
    scene = Scene(
        fellowship=[EOMER_VALIANT_WARCHIEF, EOWYN_SHIELDMAIDEN_OF_ROHAN],
        minions=[SOUTHRON_CAPTAIN],
        hand=[RIDERS_OF_THE_MARK, RALLY_CRY],
        site=4,
    )
    scene.skirmish(EOMER_VALIANT_WARCHIEF, SOUTHRON_CAPTAIN).play(RIDERS_OF_THE_MARK)
    assert scene.in_play(RIDERS_OF_THE_MARK)
    scene.answer_with(RIDERS_OF_THE_MARK)
    assert scene.wounds(SOUTHRON_CAPTAIN) == scene.number(VITALITY, SOUTHRON_CAPTAIN) - 1


def test_rohirrim_mount_tires_those_its_rider_meets() -> None:
    scene = Scene(
        fellowship=[EOMER_VALIANT_WARCHIEF],
        bearing={EOMER_VALIANT_WARCHIEF: [ROHIRRIM_MOUNT]},
        minions=[SOUTHRON_CAPTAIN, MORDOR_VETERAN, MORDOR_TROOPER],
        hand=[RALLY_CRY],
        site=4,
    )
    scene.skirmish(EOMER_VALIANT_WARCHIEF, SOUTHRON_CAPTAIN, MORDOR_VETERAN)
    minions = (SOUTHRON_CAPTAIN, MORDOR_VETERAN, MORDOR_TROOPER)
    assert [scene.wounds(minion) for minion in minions] == [1, 1, 0]


@pytest.mark.parametrize("plays", [True, False])
def test_gamling_defender_of_the_hornburg_finds_a_possession_for_himself(plays: bool) -> None:
    gamling = GAMLING_DEFENDER_OF_THE_HORNBURG
    scene = Scene(
        fellowship=[gamling, EOMER_VALIANT_WARCHIEF],
        hand=[RALLY_CRY],
        # An axe is for Dwarves, and an event is no possession.
        deck=[LONG_SPEAR, DWARVEN_AXE, RALLY_CRY],
    ).fellowship_phase()
    if plays:
        scene.answer_with(gamling)
        if scene.can(Verb.CHOOSE):
            assert not scene.can(Verb.CHOOSE, DWARVEN_AXE)
            scene.choose(LONG_SPEAR)
        assert scene.bearer_of(LONG_SPEAR) == gamling
        # One for the ability and one for the spear.
        assert scene.twilight == 2
    else:
        scene.pass_()
        assert scene.twilight == 0
        assert len(scene.deck()) == 3


@pytest.mark.parametrize(("toiling", "added"), [(0, 4), (1, 2), (2, 0)])
def test_protecting_the_hall_is_cheaper_for_men_of_rohan_who_toil(toiling: int, added: int) -> None:
    men = (EOMER_VALIANT_WARCHIEF, ROHIRRIM_GUARD)
    scene = Scene(fellowship=[*men, DWARF_GUARD], hand=[PROTECTING_THE_HALL])
    scene.fellowship_phase().play(PROTECTING_THE_HALL)
    while scene.can(Verb.CHOOSE) and sum(scene.wounds(man) for man in men) < toiling:
        scene.take_first()
    while scene.options() and not scene.in_play(PROTECTING_THE_HALL):
        if scene.can(Verb.PASS):
            scene.pass_()
        else:
            scene.do(Verb.CHOOSE, PROTECTING_THE_HALL, ROHIRRIM_GUARD)
    assert scene.twilight == added
    assert scene.wounds(DWARF_GUARD) == 0
    assert scene.bearer_of(PROTECTING_THE_HALL) == ROHIRRIM_GUARD


def test_protecting_the_hall_makes_its_bearer_a_defender_for_a_phase() -> None:
    scene = Scene(
        fellowship=[ROHIRRIM_GUARD],
        bearing={ROHIRRIM_GUARD: [PROTECTING_THE_HALL]},
        minions=[MORDOR_TROOPER, MORDOR_VETERAN],
        site=4,
    )
    scene.assignment_phase().use(PROTECTING_THE_HALL)
    assert scene.is_discarded(PROTECTING_THE_HALL)
    assert scene.number(DEFENDER, ROHIRRIM_GUARD) == 1
    scene.do(Verb.ASSIGN, ROHIRRIM_GUARD, MORDOR_TROOPER)
    scene.do(Verb.ASSIGN, ROHIRRIM_GUARD, MORDOR_VETERAN)
    assert scene.number(DEFENDER, ROHIRRIM_GUARD) == 0


@pytest.mark.parametrize(("place", "arrows"), [(ROHAN_UPLANDS, 2), (MORIA_STAIRWAY_11_248, 1)])
def test_riddermark_javelin_is_thrown_farther_on_the_plains(place: str, arrows: int) -> None:
    scene = Scene(
        fellowship=[ROHIRRIM_GUARD],
        bearing={ROHIRRIM_GUARD: [RIDDERMARK_JAVELIN]},
        minions=[SOUTHRON_CAPTAIN],
        path=(*ARAGORN_SITES[:3], place),
        site=4,
    )
    assert scene.strength(ROHIRRIM_GUARD) == 7
    scene.archery_phase().use(RIDDERMARK_JAVELIN)
    assert scene.is_discarded(RIDDERMARK_JAVELIN)
    scene.pass_all()
    assert scene.wounds(SOUTHRON_CAPTAIN) == arrows


@pytest.mark.parametrize("card", [RIDDERMARK_JAVELIN, PROTECTING_THE_HALL, RIDERS_SPEAR_11_153])
@pytest.mark.parametrize(
    ("companion", "playable"), [(HROTHLAC, True), (ARAGORN_STRIDER, False), (DWARF_GUARD, False)]
)
def test_what_men_of_rohan_bear_goes_to_nobody_else(
    card: str, companion: str, playable: bool
) -> None:
    scene = Scene(fellowship=[companion], hand=[card, RALLY_CRY]).fellowship_phase()
    assert scene.can(Verb.PLAY, card) is playable


def test_riddermark_soldier_rouses_rohan_until_the_regroup_phase() -> None:
    cards = (EOMER_VALIANT_WARCHIEF, RIDDERMARK_SOLDIER, DWARF_GUARD)
    scene = Scene(
        fellowship=[EOMER_VALIANT_WARCHIEF, DWARF_GUARD],
        minions=[MORDOR_TROOPER],
        hand=[RIDDERMARK_SOLDIER],
    )
    before = [scene.strength(card) for card in (EOMER_VALIANT_WARCHIEF, DWARF_GUARD)]
    scene.fellowship_phase().play(RIDDERMARK_SOLDIER)
    roused = [before[0] + 2, 5 + 2, before[1]]
    assert [scene.strength(card) for card in cards] == roused
    scene.maneuver_phase()
    assert [scene.strength(card) for card in cards] == roused
    scene.regroup_phase()
    assert [scene.strength(card) for card in cards] == [before[0], 5, before[1]]


@pytest.mark.parametrize(
    ("stacked", "item", "offered"),
    [
        ([], LONG_SPEAR, True),
        ([SWIFT_STEED], LONG_SPEAR, True),
        ([SWIFT_STEED, ROHIRRIM_MOUNT], LONG_SPEAR, False),
        ([], DWARVEN_AXE, False),
    ],
)
def test_sword_rack_keeps_two_possessions_of_rohan(
    stacked: list[str], item: str, offered: bool
) -> None:
    bearer = DWARF_GUARD if item == DWARVEN_AXE else ROHIRRIM_GUARD
    scene = Scene(
        fellowship=[bearer],
        bearing={bearer: [item]},
        support=[SWORD_RACK],
        stacked={SWORD_RACK: stacked},
    )
    scene.happen(discard_from_play, scene.card(item))
    assert scene.can(Verb.TRIGGER, SWORD_RACK) is offered
    if offered:
        scene.answer_with(SWORD_RACK)
        assert scene.stack(SWORD_RACK) == [*stacked, item]
    else:
        assert scene.is_discarded(item)


def test_sword_rack_gives_a_possession_back_for_a_twilight_beside_its_cost() -> None:
    scene = Scene(
        fellowship=[ROHIRRIM_GUARD],
        support=[SWORD_RACK],
        stacked={SWORD_RACK: [LONG_SPEAR]},
        hand=[RALLY_CRY],
    )
    scene.fellowship_phase().use(SWORD_RACK)
    assert scene.bearer_of(LONG_SPEAR) == ROHIRRIM_GUARD
    assert scene.twilight == 1 + 1
    assert scene.stack(SWORD_RACK) == []
    nobody = Scene(
        fellowship=[DWARF_GUARD], support=[SWORD_RACK], stacked={SWORD_RACK: [LONG_SPEAR]}
    )
    assert not nobody.fellowship_phase().can(Verb.USE, SWORD_RACK)


@pytest.mark.parametrize(
    ("companion", "place", "musters", "bonus"),
    [
        (GANDALF_THE_WHITE_RIDER, ROHAN_UPLANDS, True, 1),
        (GANDALF_THE_WHITE_RIDER, ISENGARD_RUINED_15_192, True, 1),
        (DWARF_GUARD, ROHAN_UPLANDS, False, 1),
        (GANDALF_THE_WHITE_RIDER, MORIA_STAIRWAY_11_248, True, 0),
    ],
)
def test_theoden_king_of_the_eorlingas_leads_men_of_rohan_on_open_ground(
    companion: str, place: str, musters: bool, bonus: int
) -> None:
    theoden = THEODEN_KING_OF_THE_EORLINGAS
    scene = Scene(
        fellowship=[theoden, EOMER_VALIANT_WARCHIEF, companion],
        path=(*ARAGORN_SITES[:3], place),
        site=4,
    )
    plain = {GANDALF_THE_WHITE_RIDER: 7, DWARF_GUARD: 4}
    assert [scene.strength(card) for card in (theoden, EOMER_VALIANT_WARCHIEF, companion)] == [
        7 + bonus,
        7 + bonus,
        plain[companion],
    ]
    assert has_words(scene.state, scene.card(theoden), traits.MUSTER) is musters


@pytest.mark.parametrize("mounts", [[SWIFT_STEED], []])
def test_riders_spear_gives_damage_in_the_saddle(mounts: list[str]) -> None:
    scene = Scene(
        fellowship=[EOMER_VALIANT_WARCHIEF],
        bearing={EOMER_VALIANT_WARCHIEF: [RIDERS_SPEAR_11_153, *mounts]},
    )
    assert damage_bonus(scene.state, scene.card(EOMER_VALIANT_WARCHIEF)) == len(mounts)
    assert scene.strength(EOMER_VALIANT_WARCHIEF) == 7 + 2


@pytest.mark.parametrize(("place", "defender"), [(ROHAN_UPLANDS, 1), (MORIA_STAIRWAY_11_248, 0)])
def test_rohirrim_mount_lets_its_rider_defend_on_the_plains(place: str, defender: int) -> None:
    scene = Scene(
        fellowship=[ROHIRRIM_GUARD],
        bearing={ROHIRRIM_GUARD: [ROHIRRIM_MOUNT]},
        path=(*ARAGORN_SITES[:3], place),
        site=4,
    )
    assert scene.number(DEFENDER, ROHIRRIM_GUARD) == defender


def test_border_patrol_may_be_discarded_where_no_token_is_left() -> None:
    scene = Scene(
        support=[BORDER_PATROL],
        shadow_hand=[MORDOR_TROOPER],
        path=(*ARAGORN_SITES[:3], ROHAN_UPLANDS),
        twilight=9,
        site=4,
    )
    scene.shadow_phase().play(MORDOR_TROOPER).answer_with(BORDER_PATROL)
    assert scene.is_discarded(BORDER_PATROL)
    assert scene.wounds(MORDOR_TROOPER) == 1
