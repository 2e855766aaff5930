"""The Gandalf cards of set 12, *Black Rider*."""

import pytest

from rules.tcg.engine.modifiers.numbers import has_words
from rules.tcg.engine.operations.drawing import draw_cards
from rules.tcg.engine.operations.path import move
from rules.tcg.engine.state import codes, traits
from rules.tcg.engine.state.codes import REGROUP, SKIRMISH_WON, Verb
from rules.tcg.engine.steps.triggers import emit
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import ARAGORN_SITES, FREE_PEOPLES, SHADOW, Scene


@pytest.mark.parametrize(("wounds", "offered"), [(1, False), (2, True)])
def test_salve_prevents_the_wound_that_would_kill(wounds: int, *, offered: bool) -> None:
    scene = Scene(fellowship=[DUILIN], bearing={DUILIN: [SALVE]}, minions=[MORDOR_VETERAN]).wound(
        DUILIN, wounds
    )
    assert scene.skirmish(DUILIN, MORDOR_VETERAN).comes_to(Verb.TRIGGER, SALVE) is offered
    if offered:
        scene.answer_with(SALVE)
        assert scene.in_play(DUILIN)
        assert scene.is_discarded(SALVE)


def test_the_white_rider_takes_the_place_of_a_companion() -> None:
    scene = Scene(
        fellowship=[GANDALF_THE_WHITE_RIDER, DUILIN],
        minions=[MORDOR_VETERAN],
        hand=[RALLY_THE_COMPANY],
    )
    scene.skirmish(DUILIN, MORDOR_VETERAN).use(GANDALF_THE_WHITE_RIDER)
    assert scene.assigned_to(MORDOR_VETERAN) == [GANDALF_THE_WHITE_RIDER]
    assert scene.state.skirmisher == scene.card(GANDALF_THE_WHITE_RIDER)
    assert scene.strength(GANDALF_THE_WHITE_RIDER) == 7 + 3
    assert (scene.wounds(GANDALF_THE_WHITE_RIDER), scene.wounds(DUILIN)) == (1, 1)


def test_the_white_rider_does_not_replace_the_ring_bearer() -> None:
    scene = Scene(fellowship=[GANDALF_THE_WHITE_RIDER], minions=[MORDOR_VETERAN])
    bearer = scene.id_of(scene.state.ring_bearer[0])
    scene.skirmish(bearer, MORDOR_VETERAN)
    assert not scene.can(Verb.USE, GANDALF_THE_WHITE_RIDER)


def test_traveled_leader_replaces_a_site_of_this_region_alone() -> None:
    scene = Scene(
        fellowship=[GANDALF_THE_WHITE_RIDER, ARAGORN_STRIDER],
        hand=[TRAVELED_LEADER],
        path=(THE_PRANCING_PONY_11_256, GREEN_DRAGON_INN_11_242, WOODY_END, STABLES_11_259),
        site=4,
        adventure=[WINDOW_ON_THE_WEST, CARAS_GALADHON_11_231],
    )
    scene.maneuver_phase().play(TRAVELED_LEADER).choose(CARAS_GALADHON_11_231)
    assert scene.id_of(scene.state.path[3]) == CARAS_GALADHON_11_231
    assert scene.id_of(scene.state.path[0]) == THE_PRANCING_PONY_11_256


@pytest.mark.parametrize(("phase", "removed"), [(codes.SHADOW, 1), (REGROUP, 0)])
def test_betrayal_of_isengard_taxes_draws_in_the_shadow_phase(phase: int, removed: int) -> None:
    scene = Scene(
        support=[BETRAYAL_OF_ISENGARD_12_25], shadow_deck=[ORKISH_SCOUT] * 2, twilight=3, site=4
    )
    scene.state.phase = phase
    scene.happen(lambda state: draw_cards(state, SHADOW, 1, is_effect=True))
    assert scene.can(Verb.TRIGGER, BETRAYAL_OF_ISENGARD_12_25) is bool(removed)
    if removed:
        scene.answer_with(BETRAYAL_OF_ISENGARD_12_25)
    assert scene.twilight == 3 - removed


def test_betrayal_of_isengard_wounds_saruman_twice_for_gandalf() -> None:
    scene = Scene(
        fellowship=[GANDALF_LEADER_OF_THE_COMPANY],
        support=[BETRAYAL_OF_ISENGARD_12_25],
        minions=[SARUMAN_COLDLY_STILL, BRUTAL_EASTERLING],
        site=4,
    )
    scene.maneuver_phase().use(BETRAYAL_OF_ISENGARD_12_25)
    assert scene.wounds(SARUMAN_COLDLY_STILL) == 2
    assert scene.wounds(GANDALF_LEADER_OF_THE_COMPANY) == 1


@pytest.mark.parametrize("others", [1, 2])
def test_discoveries_puts_as_many_cards_in_order_as_companions_are_spotted(others: int) -> None:
    scene = Scene(
        fellowship=[GANDALF_LEADER_OF_THE_COMPANY, DWARF_GUARD],
        hand=[DISCOVERIES],
        deck=[MELLON, CITY_OF_MEN, AXE_STRIKE],
        site=4,
    )
    scene.fellowship_phase().wait_to(Verb.PLAY, DISCOVERIES).play(DISCOVERIES)
    while not (scene.can(Verb.NUMBER) or scene.can(Verb.CHOOSE, AXE_STRIKE)):
        scene.take_first()
    # The Guard and the Ring-bearer; the Wizard is spotted already.
    assert max(option.number for option in scene.options()) == 2
    scene.take_number(others)
    while scene.can(Verb.CHOOSE, DWARF_GUARD):
        scene.choose(DWARF_GUARD)
    if others == 2:
        scene.choose(CITY_OF_MEN)
        assert scene.deck() == [MELLON, AXE_STRIKE, CITY_OF_MEN]
    else:
        assert scene.deck() == [MELLON, CITY_OF_MEN, AXE_STRIKE]


def test_introspection_makes_an_opponent_discard_a_condition_of_theirs() -> None:
    scene = Scene(
        fellowship=[GANDALF_LEADER_OF_THE_COMPANY],
        support=[MELLON],
        shadow_support=[LYING_IN_WAIT, ALWAYS_THREATENING],
        hand=[INTROSPECTION],
    )
    scene.fellowship_phase().play(INTROSPECTION)
    # Away from a battleground there is no second way, and the opponent chooses.
    assert scene.who == SHADOW
    assert not scene.can(Verb.CHOOSE, MELLON)
    scene.choose(ALWAYS_THREATENING)
    assert scene.is_discarded(ALWAYS_THREATENING)
    assert scene.in_play(LYING_IN_WAIT)


def test_introspection_discards_any_condition_at_a_battleground() -> None:
    scene = Scene(
        fellowship=[GANDALF_LEADER_OF_THE_COMPANY],
        support=[MELLON],
        shadow_support=[LYING_IN_WAIT, ALWAYS_THREATENING],
        hand=[INTROSPECTION],
        path=(ARAGORN_SITES[0], ISENGARD_RUINED_15_192, *ARAGORN_SITES[2:]),
    )
    scene.fellowship_phase().play(INTROSPECTION)
    scene.choose("discard a condition from play")
    assert scene.who == FREE_PEOPLES
    assert scene.can(Verb.CHOOSE, MELLON)
    scene.choose(LYING_IN_WAIT)
    assert scene.is_discarded(LYING_IN_WAIT)
    assert scene.in_play(ALWAYS_THREATENING)


@pytest.mark.parametrize("place", [ARAGORN_SITES[1], ISENGARD_RUINED_15_192])
def test_introspection_needs_a_wizard(place: str) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        shadow_support=[LYING_IN_WAIT],
        hand=[INTROSPECTION],
        path=(ARAGORN_SITES[0], place, *ARAGORN_SITES[2:]),
    )
    assert not scene.fellowship_phase().can(Verb.PLAY, INTROSPECTION)


def test_gandalfs_hat_clears_the_twilight_for_two_burdens() -> None:
    gandalf = GANDALF_THE_WHITE_RIDER
    scene = Scene(fellowship=[gandalf], bearing={gandalf: [GANDALFS_HAT]}, twilight=5, site=4)
    scene.regroup_phase().use(GANDALFS_HAT)
    assert (scene.burdens, scene.twilight) == (2, 0)


@pytest.mark.parametrize(("place", "burdens"), [(ISENGARD_RUINED_15_192, 1), (ROHAN_UPLANDS, 0)])
def test_gandalfs_hat_is_a_burden_on_leaving_a_battleground(place: str, burdens: int) -> None:
    gandalf = GANDALF_THE_WHITE_RIDER
    scene = Scene(
        fellowship=[gandalf],
        bearing={gandalf: [GANDALFS_HAT]},
        path=(ARAGORN_SITES[0], place, *ARAGORN_SITES[2:]),
    )
    scene.state.phase = REGROUP
    scene.happen(move)
    while scene.options():
        scene.pass_()
    assert scene.burdens == burdens


@pytest.mark.parametrize(("others", "left"), [([GANDALF_THE_WHITE_RIDER], 1), ([DWARF_GUARD], 2)])
def test_jarnsmid_lifts_more_burdens_beside_another_of_gandalfs(
    others: list[str], left: int
) -> None:
    scene = Scene(
        fellowship=[JARNSMID_BARDING_EMISSARY, *others],
        minions=[MORDOR_VETERAN],
        hand=[AXE_STRIKE],
        burdens=3,
        site=4,
    )
    scene.skirmish(JARNSMID_BARDING_EMISSARY, MORDOR_VETERAN)
    scene.answer_with(JARNSMID_BARDING_EMISSARY)
    assert scene.burdens == left


@pytest.mark.parametrize(
    ("place", "musters"),
    [(ISENGARD_RUINED_15_192, [True, True, False]), (ROHAN_UPLANDS, [False] * 3)],
)
def test_with_doom_we_come_musters_gandalfs_people_at_a_battleground(
    place: str, musters: list[bool]
) -> None:
    cards = [GANDALF_THE_WHITE_RIDER, JARNSMID_BARDING_EMISSARY, DWARF_GUARD]
    scene = Scene(
        fellowship=cards, support=[WITH_DOOM_WE_COME], path=(*ARAGORN_SITES[:3], place), site=4
    )
    found = [has_words(scene.state, scene.card(card), traits.MUSTER) for card in cards]
    assert found == musters


@pytest.mark.parametrize(("burdens", "bonus"), [(4, 4), (5, 2)])
def test_mysterious_wizard_does_less_under_five_burdens(burdens: int, bonus: int) -> None:
    gandalf = GANDALF_THE_WHITE_RIDER
    scene = Scene(
        fellowship=[gandalf, DWARF_GUARD],
        minions=[MORDOR_VETERAN],
        hand=[MYSTERIOUS_WIZARD_12_31, AXE_STRIKE],
        burdens=burdens,
        site=4,
    )
    before = scene.skirmish(gandalf, MORDOR_VETERAN).strength(gandalf)
    scene.play(MYSTERIOUS_WIZARD_12_31)
    assert scene.strength(gandalf) == before + bonus
    assert scene.strength(DWARF_GUARD) == 4


def test_mysterious_wizard_is_gandalf_and_no_other() -> None:
    scene = Scene(
        fellowship=[RADAGAST_THE_BROWN],
        minions=[MORDOR_VETERAN],
        hand=[MYSTERIOUS_WIZARD_12_31, AXE_STRIKE],
        site=4,
    )
    before = scene.skirmish(RADAGAST_THE_BROWN, MORDOR_VETERAN).strength(RADAGAST_THE_BROWN)
    if scene.can(Verb.PLAY, MYSTERIOUS_WIZARD_12_31):
        scene.play(MYSTERIOUS_WIZARD_12_31)
    assert scene.strength(RADAGAST_THE_BROWN) == before


@pytest.mark.parametrize(
    ("place", "found"),
    [(ISENGARD_RUINED_15_192, True), (GREEN_DRAGON_INN_11_242, True), (ROHAN_UPLANDS, False)],
)
@pytest.mark.parametrize("takes", [True, False])
def test_the_terror_of_his_coming_may_bring_a_condition_back(
    place: str, found: bool, takes: bool
) -> None:
    gandalf = GANDALF_THE_WHITE_RIDER
    scene = Scene(
        fellowship=[gandalf, DWARF_GUARD],
        minions=[BRUTAL_EASTERLING],
        hand=[THE_TERROR_OF_HIS_COMING],
        discards=[MELLON, INTROSPECTION, STAIRS_OF_KHAZAD_DUM],
        path=(*ARAGORN_SITES[:3], place),
        site=4,
    )
    before = scene.skirmish(gandalf, BRUTAL_EASTERLING).strength(gandalf)
    scene.play(THE_TERROR_OF_HIS_COMING)
    assert scene.can(Verb.YES) is found
    assert scene.strength(gandalf) == before + 2 or not found
    if found and takes:
        scene.do(Verb.YES)
    elif found:
        scene.pass_()
    assert scene.hand() == [MELLON] * (found and takes)


@pytest.mark.parametrize("removes", [True, False])
def test_watch_and_wait_may_lift_a_burden_when_its_bearer_wins(removes: bool) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD, DUILIN],
        bearing={DWARF_GUARD: [WATCH_AND_WAIT]},
        burdens=2,
    )
    scene.happen(emit, SKIRMISH_WON, scene.card(DUILIN))
    assert not scene.can(Verb.TRIGGER, WATCH_AND_WAIT)
    scene.happen(emit, SKIRMISH_WON, scene.card(DWARF_GUARD))
    if removes:
        scene.answer_with(WATCH_AND_WAIT)
    else:
        scene.pass_()
    assert scene.burdens == 2 - removes


@pytest.mark.parametrize(
    ("companion", "borne", "playable"),
    [
        (GANDALF_THE_WHITE_RIDER, [], True),
        # One on each, and none on the Ring-bearer.
        (GANDALF_THE_WHITE_RIDER, [WATCH_AND_WAIT], False),
        (DWARF_GUARD, [], False),
    ],
)
def test_watch_and_wait_needs_one_of_gandalfs_people_and_a_free_bearer(
    companion: str, borne: list[str], playable: bool
) -> None:
    scene = Scene(
        fellowship=[companion], bearing={companion: borne}, hand=[WATCH_AND_WAIT]
    ).fellowship_phase()
    assert scene.can(Verb.PLAY, WATCH_AND_WAIT) is playable
    if playable:
        scene.play(WATCH_AND_WAIT)
        assert scene.bearer_of(WATCH_AND_WAIT) == companion


@pytest.mark.parametrize(
    ("place", "musters"), [(CHAMBER_OF_MAZARBUL, True), (ROHAN_UPLANDS, False)]
)
def test_with_doom_we_come_musters_gandalf_alone_underground(place: str, musters: bool) -> None:
    cards = (GANDALF_THE_WHITE_RIDER, JARNSMID_BARDING_EMISSARY)
    scene = Scene(
        fellowship=cards, support=[WITH_DOOM_WE_COME], path=(*ARAGORN_SITES[:3], place), site=4
    )
    found = [has_words(scene.state, scene.card(card), traits.MUSTER) for card in cards]
    assert found == [musters, False]
