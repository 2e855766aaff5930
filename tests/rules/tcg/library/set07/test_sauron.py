"""The Sauron cards of set 7, *The Return of the King*."""

import pytest

from rules.tcg.engine.modifiers.numbers import is_roaming, twilight_cost
from rules.tcg.engine.operations.wounds import discard_from_play, kill
from rules.tcg.engine.state.codes import FIERCE, SITE_NUMBER, STRENGTH, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.towers_scenes import fierce
from tests.rules.tcg.scene import ARAGORN_SITES, SHADOW, Scene

SIX = [DWARF_GUARD] * 5  # with Frodo six companions


def test_anguish_removes_three_threats_to_weaken_who_fights_an_orc() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, TARGON],
        minions=[MORDOR_TROOPER],
        shadow_hand=[ANGUISH],
        site=6,
        twilight=1,
        threats=3,
    )
    scene.skirmish(TARGON, MORDOR_TROOPER).play(ANGUISH)
    assert scene.threats == 0
    assert scene.is_dead(TARGON)


def test_a_mordor_orc_alone_adds_no_threat() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[MORDOR_DEFENDER], site=6, hand=[GREAT_GATE]
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, MORDOR_DEFENDER)
    assert not scene.can(Verb.USE, MORDOR_DEFENDER)


@pytest.mark.parametrize("minion", [MORDOR_DEFENDER, MORDOR_REGULAR, MORDOR_SAVAGE])
def test_mordor_orcs_exert_beside_another_to_add_a_threat(minion: str) -> None:
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[minion, MORDOR_TROOPER], site=6)
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, MORDOR_TROOPER).use(minion)
    assert scene.threats == 1
    assert scene.wounds(minion) == 1


@pytest.mark.parametrize(
    ("minion", "threats", "gain"), [(MORDOR_TROOPER, 2, 6), (MORDOR_VETERAN, 3, 8)]
)
def test_orcs_remove_threats_for_strength(minion: str, threats: int, gain: int) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, TARGON, MERRY_ROHIRRIM_SQUIRE],
        minions=[minion],
        site=6,
        threats=threats,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, minion).wait_to(Verb.USE, minion).use(minion)
    assert scene.threats == 0
    assert ("changed", scene.card(minion), STRENGTH, gain) in scene.log


def test_orc_brood_discards_three_cards_for_strength() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[ORC_BROOD],
        site=6,
        shadow_hand=[HOBBIT_SWORD_7_319] * 3,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, ORC_BROOD).use(ORC_BROOD)
    assert scene.hand(1) == []
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 1


def test_orc_officer_adds_three_burdens_when_an_orc_overwhelms_a_companion() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE], minions=[ORC_OFFICER, SOUTHRON_CAPTAIN], site=6
    )
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, ORC_OFFICER).pass_all()
    assert scene.is_dead(MERRY_ROHIRRIM_SQUIRE)
    assert scene.burdens == 3


def test_orc_officer_says_nothing_of_other_skirmishes() -> None:
    scene = Scene(fellowship=[TARGON], minions=[ORC_OFFICER, SOUTHRON_CAPTAIN], site=6)
    scene.skirmish(TARGON, SOUTHRON_CAPTAIN)
    assert scene.is_dead(TARGON)
    assert scene.burdens == 0


def test_orc_pursuer_lowers_the_site_number_of_sauron_orcs() -> None:
    """2.0 deluxe, "Modifiers": not its own while it is being played, but that of others is."""
    scene = Scene(minions=[ORC_PURSUER_7_303, MORDOR_TROOPER], shadow_hand=[MORDOR_VETERAN], site=5)
    assert scene.number(SITE_NUMBER, MORDOR_TROOPER) == 5
    assert not is_roaming(scene.state, scene.card(MORDOR_TROOPER))
    assert twilight_cost(scene.state, scene.card(MORDOR_VETERAN)) == 3
    alone = Scene(shadow_hand=[ORC_PURSUER_7_303], site=5)
    assert twilight_cost(alone.state, alone.card(ORC_PURSUER_7_303)) == 1 + 2


@pytest.mark.parametrize(("hand", "strength"), [(3, 10), (4, 5)])
def test_orc_pursuer_is_stronger_while_the_shadow_has_initiative(hand: int, strength: int) -> None:
    scene = Scene(minions=[ORC_PURSUER_7_303], hand=[HOBBIT_SWORD_7_319] * hand)
    assert scene.strength(ORC_PURSUER_7_303) == strength


@pytest.mark.parametrize(
    ("companions", "minions", "strength"),
    [
        (SIX, [ORC_SAVAGE, MORDOR_TROOPER], 18),
        (SIX, [ORC_SAVAGE], 9),
        ([MERRY_ROHIRRIM_SQUIRE], [ORC_SAVAGE, MORDOR_TROOPER], 9),
    ],
)
def test_orc_savage_is_strong_and_fierce_against_six_companions(
    companions: list[str], minions: list[str], strength: int
) -> None:
    scene = Scene(fellowship=companions, minions=minions)
    assert scene.strength(ORC_SAVAGE) == strength
    assert bool(scene.number(FIERCE, ORC_SAVAGE)) is (strength == 18)


def test_siegecraft_makes_all_your_orcs_fierce_when_one_wins() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[MORDOR_VETERAN, MORDOR_TROOPER],
        shadow_hand=[SIEGECRAFT],
        site=6,
        twilight=4,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, MORDOR_VETERAN).play(SIEGECRAFT)
    assert scene.number(FIERCE, MORDOR_TROOPER) == 1
    assert scene.number(FIERCE, MORDOR_VETERAN) == 1
    assert scene.twilight == 0


@pytest.mark.parametrize(
    ("top", "besiegers", "taken"),
    # The Guard costs 1, Elfhelm 2: fewer than two besiegers or not.
    [(DWARF_GUARD, 2, True), (ELFHELM, 2, False), (DWARF_GUARD, 1, False)],
)
def test_din_of_arms_takes_a_site_for_a_card_cheaper_than_the_besiegers_are_many(
    top: str, besiegers: int, taken: bool
) -> None:
    scene = Scene(
        minions=[GORGOROTH_ATTACKER, GORGOROTH_ENGINEER][:besiegers],
        shadow_hand=[DIN_OF_ARMS],
        deck=[MELLON, top],
        twilight=2,
        site=4,
    )
    scene.state.position[SHADOW] = 4
    scene.maneuver_phase().wait_to(Verb.PLAY, DIN_OF_ARMS).play(DIN_OF_ARMS)
    assert scene.is_discarded(top)
    assert scene.controls(ARAGORN_SITES[0]) is taken
    assert scene.strength(GORGOROTH_ATTACKER) == 9 + 3 * taken


def test_legions_of_morgul_rage_for_a_threat_when_a_companion_is_about_to_die() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD, GIMLI_DWARF_OF_EREBOR],
        minions=[MORDOR_VETERAN, EASTERLING_BLADEMASTER],
        shadow_support=[LEGIONS_OF_MORGUL],
        threats=2,
        site=6,
    )
    scene.happen(kill, scene.card(DWARF_GUARD), scene.card(MORDOR_VETERAN))
    scene.answer_with(LEGIONS_OF_MORGUL)
    assert fierce(scene, MORDOR_VETERAN)
    assert fierce(scene, EASTERLING_BLADEMASTER)
    assert scene.is_dead(DWARF_GUARD)


@pytest.mark.parametrize(("threats", "left"), [(5, 2), (2, 0)])
def test_legions_of_morgul_end_with_the_fight(threats: int, left: int) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD] * 4, shadow_support=[LEGIONS_OF_MORGUL], threats=threats, site=6
    )
    scene.regroup_phase()
    assert scene.is_discarded(LEGIONS_OF_MORGUL)
    assert scene.threats == left


@pytest.mark.parametrize(("threats", "site", "bonus"), [(3, 3, 1), (3, 2, 0), (2, 6, 0)])
def test_fires_raged_unchecked_strengthens_orcs_that_do_not_roam(
    threats: int, site: int, bonus: int
) -> None:
    """Site number 6 falls by one for each threat."""
    scene = Scene(
        fellowship=[DWARF_GUARD] * 3,
        minions=[MORDOR_VETERAN],
        shadow_support=[FIRES_RAGED_UNCHECKED],
        threats=threats,
        site=site,
    )
    assert scene.number(SITE_NUMBER, MORDOR_VETERAN) == 6 - threats
    assert scene.strength(MORDOR_VETERAN) == 9 + bonus


@pytest.mark.parametrize(
    ("stacked", "cards", "offered"),
    [
        (MORDOR_VETERAN, 2, True),
        (MORDOR_VETERAN, 1, False),
        (GORGOROTH_ATTACKER, 1, True),
    ],
)
def test_gorgoroth_sapper_fetches_besiegers_for_one_card_others_for_two(
    stacked: str, cards: int, offered: bool
) -> None:
    scene = Scene(
        minions=[GORGOROTH_SAPPER],
        stacked={ARAGORN_SITES[0]: [stacked]},
        shadow_hand=[BRUTAL_EASTERLING] * cards,
        twilight=9,
        site=5,
    ).control(ARAGORN_SITES[0])
    scene.shadow_phase()
    assert scene.can(Verb.USE, GORGOROTH_SAPPER) is offered
    if offered:
        scene.use(GORGOROTH_SAPPER)
        assert scene.in_play(stacked)
        assert scene.hand(SHADOW) == []


def test_gorgoroth_troop_grows_as_besiegers_withdraw() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[GORGOROTH_TROOP, GORGOROTH_ATTACKER],
        hand=[AXE_STRIKE],
        site=6,
    ).control(ARAGORN_SITES[0])
    scene.skirmish(DWARF_GUARD, GORGOROTH_TROOP).pass_().use(GORGOROTH_TROOP)
    scene.choose(GORGOROTH_ATTACKER)
    assert scene.stack(ARAGORN_SITES[0]) == [GORGOROTH_ATTACKER]
    assert scene.strength(GORGOROTH_TROOP) == 14 + 2


def test_gorgoroth_troop_cannot_withdraw_besiegers_without_a_site() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[GORGOROTH_TROOP, GORGOROTH_ATTACKER],
        hand=[AXE_STRIKE],
        site=6,
    ).skirmish(DWARF_GUARD, GORGOROTH_TROOP)
    assert not scene.comes_to(Verb.USE, GORGOROTH_TROOP)


@pytest.mark.parametrize(("where", "offered"), [("support", True), ("borne", False)])
def test_great_peril_of_fire_reaches_the_support_area_alone(where: str, offered: bool) -> None:
    scene = Scene(
        fellowship=[SAM_STEADFAST_FRIEND],
        support=[GREATEST_KINGDOM_OF_MY_PEOPLE] if where == "support" else [],
        bearing={SAM_STEADFAST_FRIEND: [GREAT_HEART] if where == "borne" else []},
        minions=[MORDOR_VETERAN],
        shadow_support=[GREAT_PERIL_OF_FIRE, TROOP_TOWER],
        site=4,
    )
    scene.maneuver_phase().wait_to(Verb.USE, GREAT_PERIL_OF_FIRE).use(GREAT_PERIL_OF_FIRE)
    assert scene.is_discarded(TROOP_TOWER)
    condition = GREAT_HEART if where == "borne" else GREATEST_KINGDOM_OF_MY_PEOPLE
    assert scene.is_discarded(condition) is offered


@pytest.mark.parametrize(
    ("minions", "controlled", "playable"),
    [
        ([MORDOR_VETERAN], [], False),
        ([GORGOROTH_AXEMAN], [], True),
        ([MORDOR_VETERAN], ARAGORN_SITES[:1], True),
        ([GORGOROTH_AXEMAN], ARAGORN_SITES[:1], True),
    ],
    ids=["neither", "a besieger", "a site you control", "both"],
)
def test_great_peril_of_fire_is_played_where_a_besieger_or_a_site_you_control_is(
    minions: list[str], controlled: list[str], playable: bool
) -> None:
    scene = Scene(minions=minions, shadow_hand=[GREAT_PERIL_OF_FIRE], twilight=1, site=4)
    scene.control(*controlled).shadow_phase()
    assert scene.can(Verb.PLAY, GREAT_PERIL_OF_FIRE) is playable
    if playable:
        assert scene.play(GREAT_PERIL_OF_FIRE).in_play(GREAT_PERIL_OF_FIRE)


def test_mordor_guard_takes_three_threats_along_when_he_is_discarded() -> None:
    scene = Scene(fellowship=[DWARF_GUARD] * 4, minions=[MORDOR_GUARD], threats=4, site=6)
    scene.happen(discard_from_play, scene.card(MORDOR_GUARD))
    assert scene.threats == 1


@pytest.mark.parametrize(
    ("cards", "others", "offered"),
    [(0, [MORDOR_VETERAN], True), (4, [MORDOR_VETERAN], False), (0, [], False)],
)
def test_orc_seeker_finds_cards_with_initiative_and_another_orc(
    cards: int, others: list[str], offered: bool
) -> None:
    scene = Scene(
        minions=others,
        hand=[DWARF_GUARD] * cards,
        shadow_hand=[ORC_SEEKER],
        shadow_deck=[BRUTAL_EASTERLING] * 3,
        twilight=9,
        site=6,
    )
    scene.shadow_phase().play(ORC_SEEKER)
    assert scene.can(Verb.TRIGGER, ORC_SEEKER) is offered
    if offered:
        scene.answer_with(ORC_SEEKER)
        assert len(scene.hand(SHADOW)) == 2
