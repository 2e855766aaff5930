"""The Sauron and Gollum cards of set 8, *Siege of Gondor*."""

import pytest

from rules.tcg.engine.modifiers.numbers import game_number, twilight_cost
from rules.tcg.engine.state.codes import DAMAGE, FELLOWSHIP_ARCHERY, FIERCE, MOVE_LIMIT, Verb
from rules.tcg.vocabulary import Culture
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import ARAGORN_SITES, FREE_PEOPLES, SHADOW, Scene

SITE_1, SITE_2, *_ = ARAGORN_SITES


def test_olog_hai_cost_less_for_stacked_minions_and_bring_one_to_the_fight() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[OLOG_HAI_OF_MORDOR],
        stacked={SITE_1: [GORGOROTH_PILLAGER], SITE_2: [MORDOR_TROOPER]},
        site=5,
        twilight=9,
    ).control(SITE_1)
    assert twilight_cost(scene.state, scene.card(OLOG_HAI_OF_MORDOR)) == 6
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, OLOG_HAI_OF_MORDOR)
    scene.wait_to(Verb.TRIGGER, OLOG_HAI_OF_MORDOR).answer_with(OLOG_HAI_OF_MORDOR)
    assert scene.in_play(GORGOROTH_PILLAGER)
    assert scene.number(FIERCE, GORGOROTH_PILLAGER)
    assert scene.number(DAMAGE, GORGOROTH_PILLAGER) == 1


def test_called_away_removes_a_burden_for_each_vitality() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, TARGON],
        shadow_support=[CALLED_AWAY],
        minions=[MORDOR_TROOPER],
        site=5,
        burdens=3,
    )
    scene.regroup_phase().wait_to(Verb.USE, CALLED_AWAY).use(CALLED_AWAY)
    assert not scene.in_play(TARGON)
    assert scene.in_play(ARAGORN_DRIVEN_BY_NEED)
    assert scene.burdens == 0


def test_called_away_cannot_be_used_without_enough_burdens() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, TARGON],
        shadow_support=[CALLED_AWAY],
        minions=[MORDOR_TROOPER],
        site=5,
        burdens=2,
    )
    assert not scene.regroup_phase().comes_to(Verb.USE, CALLED_AWAY)


def test_web_holds_three_minions_that_feed_shelob() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        shadow_support=[WEB],
        minions=[SHELOB_EATER_OF_LIGHT, MORDOR_TROOPER],
        stacked={WEB: [GORGOROTH_OFFICER, MORDOR_VETERAN]},
        site=8,
    )
    assert scene.strength(SHELOB_EATER_OF_LIGHT) == 14
    scene.regroup_phase().wait_to(Verb.USE, WEB).use(WEB)
    if scene.can(Verb.CHOOSE, MORDOR_TROOPER):
        scene.choose(MORDOR_TROOPER)
    assert scene.stack(WEB) == [GORGOROTH_OFFICER, MORDOR_VETERAN, MORDOR_TROOPER]
    assert scene.strength(SHELOB_EATER_OF_LIGHT) == 17
    assert not scene.comes_to(Verb.USE, WEB)


def test_smeagol_slips_away_for_a_threat_for_each_vitality_he_faces() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, TARGON, TARGON, TARGON, SMEAGOL_SLIPPERY_SNEAK],
        minions=[MORDOR_TROOPER, MORDOR_VETERAN],
        site=6,
    )
    scene.skirmish(SMEAGOL_SLIPPERY_SNEAK, MORDOR_TROOPER, MORDOR_VETERAN)
    scene.use(SMEAGOL_SLIPPERY_SNEAK)
    assert scene.threats == 5
    assert scene.is_discarded(SMEAGOL_SLIPPERY_SNEAK)


@pytest.mark.parametrize(("minion", "exertions"), [(SHELOB_EATER_OF_LIGHT, 1), (MORDOR_VETERAN, 0)])
def test_promise_keeping_listens_only_where_a_gollum_minion_fights(
    minion: str, exertions: int
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, TARGON],
        shadow_support=[PROMISE_KEEPING],
        minions=[minion],
        site=8,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, minion).resolve()
    if scene.can(Verb.CHOOSE, TARGON):
        scene.choose(TARGON)
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 1
    assert scene.wounds(TARGON) == exertions


def test_grond_removes_no_more_tokens_than_it_has() -> None:
    scene = Scene(
        fellowship=[TARGON],
        bearing={TARGON: [GONDORIAN_SWORD]},
        shadow_support=[GROND_HAMMER_OF_THE_UNDERWORLD],
        minions=[MORDOR_TROOPER],
        site=5,
    ).put_tokens(GROND_HAMMER_OF_THE_UNDERWORLD, 2, Culture.SAURON)
    scene.regroup_phase().wait_to(Verb.USE, GROND_HAMMER_OF_THE_UNDERWORLD)
    scene.use(GROND_HAMMER_OF_THE_UNDERWORLD)
    assert [option.number for option in scene.options(Verb.NUMBER)] == [2, 1, 0]
    scene.take_number(1)
    assert scene.is_discarded(GONDORIAN_SWORD)
    scene.choose("discard this possession")
    assert scene.is_discarded(GROND_HAMMER_OF_THE_UNDERWORLD)
    assert scene.in_play(MORDOR_TROOPER)


@pytest.mark.parametrize(("engines", "price"), [(0, 9), (1, 8), (2, 7)])
def test_great_hill_troll_is_cheaper_with_engines(engines: int, price: int) -> None:
    scene = Scene(
        shadow_support=[THEIR_MARCHING_COMPANIES, TROOP_TOWER][:engines],
        shadow_hand=[GREAT_HILL_TROLL],
        twilight=20,
        site=5,
    )
    scene.shadow_phase().play(GREAT_HILL_TROLL)
    assert scene.twilight == 20 - price


@pytest.mark.parametrize(("site", "offered"), [(5, True), (4, False)])
def test_great_hill_troll_breaks_a_condition_late_on_the_way(site: int, offered: bool) -> None:
    scene = Scene(support=[MELLON], shadow_hand=[GREAT_HILL_TROLL], twilight=20, site=site)
    scene.shadow_phase().play(GREAT_HILL_TROLL)
    assert scene.can(Verb.TRIGGER, GREAT_HILL_TROLL) is offered
    if offered:
        scene.answer_with(GREAT_HILL_TROLL)
        assert scene.is_discarded(MELLON)


@pytest.mark.parametrize(("companions", "threats"), [(4, 0), (6, 2)])
def test_gorgoroth_agitator_stirs_up_a_large_fellowship(companions: int, threats: int) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD] * (companions - 1),
        minions=[GORGOROTH_ATTACKER],
        shadow_hand=[GORGOROTH_AGITATOR],
        twilight=9,
        site=5,
    )
    scene.shadow_phase().play(GORGOROTH_AGITATOR)
    if scene.can(Verb.TRIGGER, GORGOROTH_AGITATOR):
        scene.answer_with(GORGOROTH_AGITATOR)
    assert scene.threats == threats


def test_gorgoroth_agitator_fetches_an_engine_for_a_threat() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[GORGOROTH_AGITATOR],
        shadow_discards=[THEIR_MARCHING_COMPANIES],
        threats=1,
        twilight=1,
        site=5,
    )
    scene.shadow_phase().use(GORGOROTH_AGITATOR)
    assert scene.in_play(THEIR_MARCHING_COMPANIES)
    assert (scene.threats, scene.twilight) == (0, 0)


def test_troll_of_gorgoroth_hides_a_besieger_on_a_site() -> None:
    scene = Scene(
        minions=[TROLL_OF_GORGOROTH, GORGOROTH_ATTACKER, MORDOR_VETERAN],
        site=5,
    ).control(ARAGORN_SITES[0])
    scene.regroup_phase().wait_to(Verb.USE, TROLL_OF_GORGOROTH).use(TROLL_OF_GORGOROTH)
    assert not scene.can(Verb.CHOOSE, MORDOR_VETERAN)
    scene.choose(GORGOROTH_ATTACKER)
    assert scene.stack(ARAGORN_SITES[0]) == [GORGOROTH_ATTACKER]
    assert scene.wounds(TROLL_OF_GORGOROTH) == 1


def test_their_marching_companies_carry_minions_to_sites_and_back() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[MORDOR_VETERAN],
        shadow_support=[THEIR_MARCHING_COMPANIES],
        threats=1,
        site=5,
    ).control(ARAGORN_SITES[0])
    scene.regroup_phase().wait_to(Verb.USE, THEIR_MARCHING_COMPANIES)
    scene.use(THEIR_MARCHING_COMPANIES)
    assert scene.stack(ARAGORN_SITES[0]) == [MORDOR_VETERAN]
    assert scene.threats == 0
    later = Scene(
        fellowship=[DWARF_GUARD],
        shadow_support=[THEIR_MARCHING_COMPANIES],
        stacked={ARAGORN_SITES[0]: [MORDOR_VETERAN]},
        threats=1,
        twilight=9,
        site=6,
    ).control(ARAGORN_SITES[0])
    later.shadow_phase().use(THEIR_MARCHING_COMPANIES)
    assert later.in_play(MORDOR_VETERAN)
    assert later.twilight == 6


@pytest.mark.parametrize(("site", "initiative"), [(5, True), (4, False)])
def test_morgai_takes_the_initiative_at_site_five(site: int, initiative: bool) -> None:
    scene = Scene(
        minions=[MORDOR_VETERAN],
        shadow_support=[MORGAI],
        hand=[DWARF_GUARD] * 6,
        site=site,
    )
    assert scene.state.shadow_has_initiative() is initiative


def test_morgai_takes_a_site_for_a_card_when_a_companion_is_played() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        hand=[GIMLI_DWARF_OF_EREBOR],
        shadow_support=[MORGAI],
        shadow_hand=[MORDOR_VETERAN, BRUTAL_EASTERLING],
        site=4,
    )
    scene.state.position[SHADOW] = 4
    scene.fellowship_phase().wait_to(Verb.PLAY, GIMLI_DWARF_OF_EREBOR)
    scene.play(GIMLI_DWARF_OF_EREBOR).answer_with(MORGAI)
    assert scene.controls(ARAGORN_SITES[0])
    assert scene.is_discarded(MORGAI)
    assert scene.hand(SHADOW) == [BRUTAL_EASTERLING]


@pytest.mark.parametrize(("threats", "cards", "ways"), [(1, 0, 2), (1, 4, 1), (0, 0, 1), (0, 4, 0)])
def test_gorgoroth_berserker_takes_a_site_by_initiative_or_for_a_threat(
    threats: int, cards: int, ways: int
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[GORGOROTH_BERSERKER],
        hand=[DWARF_GUARD] * cards,
        threats=threats,
        site=4,
    )
    scene.state.position[SHADOW] = 4
    scene.maneuver_phase()
    while scene.who == FREE_PEOPLES and scene.can(Verb.PASS):
        scene.pass_()
    found = [
        option
        for option in scene.options(Verb.USE)
        if scene.id_of(option.card) == GORGOROTH_BERSERKER
    ]
    assert len(found) == ways
    if ways:
        scene.take(found[0])
        assert scene.controls(ARAGORN_SITES[0])
        assert scene.wounds(GORGOROTH_BERSERKER) == 2


@pytest.mark.parametrize(("burdens", "offered"), [(1, True), (0, False)])
def test_gorgoroth_looter_calls_a_besieger_down_for_a_burden(burdens: int, offered: bool) -> None:
    scene = Scene(
        stacked={ARAGORN_SITES[0]: [GORGOROTH_ATTACKER]},
        shadow_hand=[GORGOROTH_LOOTER],
        burdens=burdens,
        twilight=9,
        site=5,
    ).control(ARAGORN_SITES[0])
    scene.shadow_phase().play(GORGOROTH_LOOTER)
    assert scene.can(Verb.TRIGGER, GORGOROTH_LOOTER) is offered
    if offered:
        scene.answer_with(GORGOROTH_LOOTER)
        assert scene.in_play(GORGOROTH_ATTACKER)
        # The Attacker adds a burden for the site he comes from.
        assert scene.burdens == 1


@pytest.mark.parametrize("controlled", [True, False])
def test_gorgoroth_patrol_slows_the_fellowship_from_a_site_you_control(controlled: bool) -> None:
    scene = Scene(
        minions=[MORDOR_VETERAN],
        stacked={ARAGORN_SITES[0]: [GORGOROTH_PATROL]},
        site=4,
    )
    if controlled:
        scene.control(ARAGORN_SITES[0])
    scene.regroup_phase()
    assert scene.comes_to(Verb.USE, GORGOROTH_PATROL) is controlled
    if controlled:
        scene.use(GORGOROTH_PATROL)
        assert scene.is_discarded(GORGOROTH_PATROL)
        assert game_number(scene.state, MOVE_LIMIT) == -1


@pytest.mark.parametrize(
    ("engine", "site", "offered"), [(True, False, True), (False, True, True), (False, False, False)]
)
def test_gorgoroth_assassin_seeks_an_unbound_companion(
    engine: bool, site: bool, offered: bool
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD, SAM_STEADFAST_FRIEND],
        minions=[GORGOROTH_ASSASSIN],
        shadow_support=[TROOP_TOWER] if engine else [],
        site=6,
    )
    if site:
        scene.control(ARAGORN_SITES[0])
    scene.assignment_phase()
    assert scene.comes_to(Verb.USE, GORGOROTH_ASSASSIN) is offered
    if offered:
        scene.use(GORGOROTH_ASSASSIN)
        done = ("assigned", scene.card(DWARF_GUARD), scene.card(GORGOROTH_ASSASSIN))
        assert done in scene.log


@pytest.mark.parametrize("way", ["exert", "stack"])
def test_gorgoroth_breaker_takes_two_arrows_from_the_fellowship(way: str) -> None:
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF, LEGOLAS_NIMBLE_WARRIOR],
        minions=[GORGOROTH_BREAKER, MORGUL_LACKEY],
        site=6,
    ).control(ARAGORN_SITES[0])
    scene.archery_phase().wait_to(Verb.USE, GORGOROTH_BREAKER).use(GORGOROTH_BREAKER).choose(way)
    if way == "exert":
        assert scene.wounds(GORGOROTH_BREAKER) == 1
    else:
        assert scene.stack(ARAGORN_SITES[0]) == [GORGOROTH_BREAKER]
    assert game_number(scene.state, FELLOWSHIP_ARCHERY) == -2


def test_gorgoroth_servitor_returns_to_hand_and_silences_archery() -> None:
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF], minions=[GORGOROTH_SERVITOR, MORDOR_VETERAN], site=6
    ).archery_phase()
    assert scene.can(Verb.USE, LEGOLAS_GREENLEAF)
    scene.wait_to(Verb.USE, GORGOROTH_SERVITOR).use(GORGOROTH_SERVITOR)
    assert scene.hand(SHADOW) == [GORGOROTH_SERVITOR]
    assert not scene.can(Verb.USE, LEGOLAS_GREENLEAF)
    assert scene.wounds(MORDOR_VETERAN) == 0


@pytest.mark.parametrize(("cards", "offered"), [(3, True), (4, False)])
def test_gorgoroth_stormer_adds_a_burden_and_gives_a_card(cards: int, *, offered: bool) -> None:
    scene = Scene(
        minions=[GORGOROTH_STORMER], hand=[DWARF_GUARD] * cards, deck=[DWARF_GUARD] * 2, site=6
    ).shadow_phase()
    assert scene.can(Verb.USE, GORGOROTH_STORMER) is offered
    if offered:
        scene.use(GORGOROTH_STORMER)
        assert (scene.burdens, scene.wounds(GORGOROTH_STORMER), len(scene.hand())) == (1, 1, 4)


def test_siege_troop_takes_a_site_for_two_exertions() -> None:
    scene = Scene(minions=[SIEGE_TROOP], site=6)
    scene.state.position[SHADOW] = 5
    scene.regroup_phase().wait_to(Verb.USE, SIEGE_TROOP).use(SIEGE_TROOP)
    assert scene.controls(ARAGORN_SITES[0])
    assert scene.wounds(SIEGE_TROOP) == 2
