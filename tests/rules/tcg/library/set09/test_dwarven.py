"""The Dwarven cards of set 9, *Reflections*."""

import pytest

from rules.tcg.engine.modifiers.numbers import damage_bonus, resistance
from rules.tcg.engine.state.codes import SKIRMISH_WON, Verb
from rules.tcg.engine.steps.triggers import emit
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene


def test_ring_of_accretion_turns_up_a_card_for_each_dwarf() -> None:
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR, SINDRI],
        bearing={GIMLI_DWARF_OF_EREBOR: [RING_OF_ACCRETION]},
        minions=[SOUTHRON_CAPTAIN],
        deck=[GIMLIS_HELM, MORDOR_TROOPER, FLURRY_OF_BLOWS],
        site=5,
    )
    scene.maneuver_phase().use(RING_OF_ACCRETION).take_number(2)
    assert scene.hand() == [FLURRY_OF_BLOWS]
    assert scene.is_discarded(MORDOR_TROOPER)
    assert scene.deck() == [GIMLIS_HELM]
    assert scene.is_discarded(RING_OF_ACCRETION)


def _stacked(event: str, fellowship: tuple[str, ...]) -> Scene:
    scene = Scene(
        fellowship=list(fellowship),
        support=[EVER_MY_HEART_RISES],
        stacked={EVER_MY_HEART_RISES: [event]},
        minions=[SOUTHRON_CAPTAIN],
        hand=[MORNING_CAME],
        site=5,
    )
    return scene.skirmish(GIMLI_DWARF_OF_EREBOR, SOUTHRON_CAPTAIN)


def test_sindri_plays_skirmish_events_from_a_stack_and_pays_for_them() -> None:
    scene = _stacked(FLURRY_OF_BLOWS, (GIMLI_DWARF_OF_EREBOR, SINDRI))
    twilight = scene.twilight
    before = scene.strength(GIMLI_DWARF_OF_EREBOR)
    scene.use(SINDRI)
    if scene.can(Verb.CHOOSE, GIMLI_DWARF_OF_EREBOR):
        scene.choose(GIMLI_DWARF_OF_EREBOR)
    assert scene.strength(GIMLI_DWARF_OF_EREBOR) > before
    assert scene.is_discarded(FLURRY_OF_BLOWS)
    assert scene.twilight > twilight


def test_without_sindri_a_stacked_event_stays() -> None:
    scene = _stacked(FLURRY_OF_BLOWS, (GIMLI_DWARF_OF_EREBOR,))
    assert not scene.can(Verb.PLAY, FLURRY_OF_BLOWS)
    assert scene.stack(EVER_MY_HEART_RISES) == [FLURRY_OF_BLOWS]


def test_sindri_plays_no_event_of_another_phase() -> None:
    scene = _stacked(WEALTH_OF_MORIA, (GIMLI_DWARF_OF_EREBOR, SINDRI))
    assert not scene.can(Verb.USE, SINDRI)


@pytest.mark.parametrize(("in_fierce", "healed"), [(True, 1), (False, 0)])
def test_linnar_heals_the_winner_of_a_fierce_skirmish(in_fierce: bool, healed: int) -> None:
    scene = Scene(
        fellowship=[LINNAR, GIMLI_DWARF_OF_EREBOR],
        minions=[MORGUL_HOUND],
        # An event in hand keeps the skirmish open.
        hand=[AXE_STRIKE],
        site=6,
    ).wound(FRODO_HOPE_OF_FREE_PEOPLES, 2)
    scene.wound(MORGUL_HOUND, 1).wound(GIMLI_DWARF_OF_EREBOR, 1)
    scene.assignment_phase(fierce=in_fierce)
    scene.do(Verb.ASSIGN, GIMLI_DWARF_OF_EREBOR, MORGUL_HOUND)
    scene.happen(emit, SKIRMISH_WON, scene.card(GIMLI_DWARF_OF_EREBOR))
    assert scene.can(Verb.TRIGGER, LINNAR) is bool(healed)
    if healed:
        scene.answer_with(LINNAR)
    assert scene.wounds(GIMLI_DWARF_OF_EREBOR) == 1 - healed


@pytest.mark.parametrize(("dwarves", "price"), [(0, 4), (1, 4), (2, 2)])
def test_durin_is_cheaper_among_two_dwarves(dwarves: int, price: int) -> None:
    others = [GIMLI_DWARF_OF_EREBOR, SINDRI][:dwarves]
    scene = Scene(fellowship=others, hand=[DURIN_III]).fellowship_phase()
    scene.wait_to(Verb.PLAY, DURIN_III).play(DURIN_III)
    assert scene.twilight == price


@pytest.mark.parametrize(
    ("items", "bonus"), [([], 0), ([RING_OF_GUILE], 1), ([RING_OF_GUILE, DWARVEN_AXE], 2)]
)
def test_durin_grows_with_what_he_bears(items: list[str], bonus: int) -> None:
    """The ring and the axe add their own strength besides."""
    printed = {RING_OF_GUILE: 1, DWARVEN_AXE: 2}
    scene = Scene(fellowship=[DURIN_III], bearing={DURIN_III: items})
    assert scene.strength(DURIN_III) == 7 + bonus + sum(printed[item] for item in items)


@pytest.mark.parametrize("burdens", [True, False])
def test_gimli_bearer_of_grudges_pays_for_each_skirmish_as_the_ring_bearer(burdens: bool) -> None:
    scene = Scene(
        fellowship=[LINNAR],
        ring_bearer=GIMLI_BEARER_OF_GRUDGES,
        minions=[MORGUL_HOUND],
        hand=[AXE_STRIKE],
        site=5,
    )
    scene.skirmish(GIMLI_BEARER_OF_GRUDGES, MORGUL_HOUND).choose(
        "burdens" if burdens else "threats"
    )
    assert (scene.burdens, scene.threats) == ((2, 0) if burdens else (0, 2))


def test_gimli_bearer_of_grudges_pays_nothing_as_a_companion() -> None:
    scene = Scene(fellowship=[GIMLI_BEARER_OF_GRUDGES], minions=[MORGUL_HOUND], hand=[AXE_STRIKE])
    scene.skirmish(GIMLI_BEARER_OF_GRUDGES, MORGUL_HOUND)
    assert (scene.burdens, scene.threats) == (0, 0)


@pytest.mark.parametrize(("items", "damage"), [([], 1), ([RING_OF_GUILE], 2)])
def test_gimli_bearer_of_grudges_resists_as_hard_as_he_hits(items: list[str], damage: int) -> None:
    scene = Scene(fellowship=[GIMLI_BEARER_OF_GRUDGES], bearing={GIMLI_BEARER_OF_GRUDGES: items})
    assert damage_bonus(scene.state, scene.card(GIMLI_BEARER_OF_GRUDGES)) == damage
    assert resistance(scene.state, scene.card(GIMLI_BEARER_OF_GRUDGES)) == 4 + damage


def test_ring_of_guile_takes_an_event_back_and_is_discarded() -> None:
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR],
        bearing={GIMLI_DWARF_OF_EREBOR: [RING_OF_GUILE]},
        minions=[SOUTHRON_CAPTAIN],
        discards=[FLURRY_OF_BLOWS, GIMLIS_HELM],
        site=5,
    )
    scene.maneuver_phase().use(RING_OF_GUILE)
    assert scene.hand() == [FLURRY_OF_BLOWS]
    assert scene.is_discarded(RING_OF_GUILE)


def test_ring_of_retribution_tires_every_orc_when_its_bearer_wins() -> None:
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR],
        bearing={GIMLI_DWARF_OF_EREBOR: [RING_OF_RETRIBUTION]},
        minions=[MORDOR_TROOPER, MORDOR_VETERAN, SOUTHRON_CAPTAIN],
        site=5,
    )
    scene.happen(emit, SKIRMISH_WON, scene.card(GIMLI_DWARF_OF_EREBOR))
    scene.answer_with(RING_OF_RETRIBUTION)
    assert scene.is_discarded(RING_OF_RETRIBUTION)
    assert [scene.wounds(minion) for minion in (MORDOR_TROOPER, MORDOR_VETERAN)] == [1, 1]
    assert scene.wounds(SOUTHRON_CAPTAIN) == 0


@pytest.mark.parametrize(("items", "bonus"), [([], 0), ([RING_OF_GUILE], 1)])
def test_uri_turns_damage_into_strength(items: list[str], bonus: int) -> None:
    scene = Scene(
        fellowship=[URI],
        bearing={URI: items},
        minions=[SOUTHRON_CAPTAIN],
        hand=[AXE_STRIKE],
        site=5,
    )
    before = scene.skirmish(URI, SOUTHRON_CAPTAIN).strength(URI)
    assert scene.can(Verb.USE, URI) is bool(bonus)
    if bonus:
        scene.use(URI)
        assert scene.strength(URI) == before + bonus
        assert scene.wounds(URI) == 1
