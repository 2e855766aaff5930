"""The Gollum cards of set 5, *Battle of Helm's Deep*."""

from typing import Any

import pytest

from rules.tcg.engine.state.codes import DAMAGE, Verb
from rules.tcg.notation.language import at, gets, marsh, strength, this, while_
from tests.rules.tcg.cards import *
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import SHADOW, Scene


def test_evil_smelling_fens_make_every_site_a_marsh() -> None:
    wader = made(GIMLI_DWARF_OF_EREBOR, while_(at(marsh), gets(this, strength(+1))))
    assert Scene(fellowship=[wader], shadow_support=[EVIL_SMELLING_FENS]).strength(wader) == 7
    assert Scene(fellowship=[wader]).strength(wader) == 6


@pytest.mark.parametrize(("wounds", "may"), [(0, True), (1, True), (2, False)])
def test_evil_smelling_fens_cost_two_exertions_and_themselves(wounds: int, may: bool) -> None:
    scene = Scene(
        minions=[GOLLUM_NASTY_TREACHEROUS_CREATURE],
        shadow_support=[EVIL_SMELLING_FENS],
        shadow_discards=[MORDOR_TROOPER],
        site=6,
        twilight=9,
    )
    scene.wound(GOLLUM_NASTY_TREACHEROUS_CREATURE, wounds).shadow_phase()
    assert scene.can(Verb.USE, EVIL_SMELLING_FENS) is may
    if may:
        scene.use(EVIL_SMELLING_FENS)
        assert scene.in_play(MORDOR_TROOPER)
        assert scene.is_discarded(EVIL_SMELLING_FENS)
        assert scene.wounds(GOLLUM_NASTY_TREACHEROUS_CREATURE) == wounds + 2


def test_nasty_creature_exerts_a_companion_of_the_shadow_players_choice() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, GIMLI_DWARF_OF_EREBOR],
        minions=[GOLLUM_NASTY_TREACHEROUS_CREATURE],
    )
    scene.regroup_phase().wait_to(Verb.USE, GOLLUM_NASTY_TREACHEROUS_CREATURE).use(
        GOLLUM_NASTY_TREACHEROUS_CREATURE
    )
    assert scene.who == SHADOW
    scene.choose(GIMLI_DWARF_OF_EREBOR)
    assert scene.wounds(GIMLI_DWARF_OF_EREBOR) == 1
    assert scene.is_discarded(GOLLUM_NASTY_TREACHEROUS_CREATURE)


@pytest.mark.parametrize("event", [NASTY_FOUL_HOBBITSES, YOURE_A_LIAR_AND_A_THIEF])
def test_events_answer_a_skirmish_gollum_has_won(event: str) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[GOLLUM_NASTY_TREACHEROUS_CREATURE, MORGUL_LACKEY],
        shadow_hand=[event],
    )
    scene.skirmish(FRODO_HOPE_OF_FREE_PEOPLES, GOLLUM_NASTY_TREACHEROUS_CREATURE).wait_to(
        Verb.PLAY, event
    ).play(event)
    if event == YOURE_A_LIAR_AND_A_THIEF:
        assert not scene.can(Verb.CHOOSE, FRODO_HOPE_OF_FREE_PEOPLES)
    assert scene.burdens == int(event == NASTY_FOUL_HOBBITSES)
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == int(event == YOURE_A_LIAR_AND_A_THIEF)


@pytest.mark.parametrize("burdens", [0, 3])
def test_stinker_and_look_at_him_count_burdens(burdens: int) -> None:
    scene = Scene(minions=[GOLLUM_STINKER], shadow_hand=[LOOK_AT_HIM], burdens=burdens)
    assert scene.strength(GOLLUM_STINKER) == 5 + burdens
    scene.shadow_phase()
    if scene.can(Verb.PLAY, LOOK_AT_HIM):
        scene.play(LOOK_AT_HIM)
    assert scene.twilight == burdens


def test_poor_wretch_serves_smeagol_after_it_is_gone() -> None:
    scene = Scene(
        fellowship=[SMEAGOL_OLD_NOSER],
        bearing={SMEAGOL_OLD_NOSER: [POOR_WRETCH]},
        minions=[URUK_BROOD, MORGUL_LACKEY],
    )
    scene.skirmish(SMEAGOL_OLD_NOSER, URUK_BROOD).use(POOR_WRETCH)
    assert scene.number(DAMAGE, SMEAGOL_OLD_NOSER) == 1
    assert scene.is_discarded(POOR_WRETCH)


def test_old_noser_wounds_for_each_shadow_card_and_hides_the_four() -> None:
    scene = Scene(
        fellowship=[SMEAGOL_OLD_NOSER],
        minions=[URUK_BROOD, EASTERLING_REGIMENT],
        deck=[
            ARAGORN_DRIVEN_BY_NEED,
            MORDOR_TROOPER,
            GIMLI_DWARF_OF_EREBOR,
            GOLLUM_STINKER,
            GOLLUM_NASTY_TREACHEROUS_CREATURE,
        ],
    )
    scene.regroup_phase().use(SMEAGOL_OLD_NOSER)
    scene.choose(EASTERLING_REGIMENT).choose(URUK_BROOD).choose(EASTERLING_REGIMENT)
    assert (
        scene.wounds(EASTERLING_REGIMENT),
        scene.wounds(URUK_BROOD),
        scene.wounds(SMEAGOL_OLD_NOSER),
    ) == (2, 1, 2)
    while scene.can(Verb.CHOOSE):
        scene.take_first()
    assert len(scene.deck()) == 5
    assert scene.deck()[-1] == ARAGORN_DRIVEN_BY_NEED


@pytest.mark.parametrize(("pile"), ["shadow_deck", "shadow_discards"])
def test_we_must_have_it_plays_gollum_in_the_shadow_phase(pile: str) -> None:
    piles: dict[str, Any] = {pile: [GOLLUM_NASTY_TREACHEROUS_CREATURE, MORDOR_TROOPER]}
    scene = Scene(
        shadow_hand=[WE_MUST_HAVE_IT, MORDOR_TROOPER],
        **piles,
        site=4,
        twilight=9,
    )
    scene.shadow_phase().play(WE_MUST_HAVE_IT)
    if scene.can(Verb.CHOOSE, GOLLUM_NASTY_TREACHEROUS_CREATURE):
        scene.choose(GOLLUM_NASTY_TREACHEROUS_CREATURE)
    assert scene.in_play(GOLLUM_NASTY_TREACHEROUS_CREATURE)
    assert MORDOR_TROOPER in scene.hand(SHADOW)


@pytest.mark.parametrize("cards", [0, 1])
def test_we_must_have_it_costs_a_random_card_in_a_skirmish(cards: int) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[GOLLUM_NASTY_TREACHEROUS_CREATURE, MORGUL_LACKEY],
        shadow_hand=[WE_MUST_HAVE_IT, *[MORDOR_TROOPER] * cards],
        shadow_deck=[GOLLUM_STINKER],
        twilight=9,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, GOLLUM_NASTY_TREACHEROUS_CREATURE)
    while not scene.can(Verb.PLAY, WE_MUST_HAVE_IT) and scene.can(Verb.PASS):
        if scene.who == SHADOW:
            break
        scene.pass_()
    assert scene.can(Verb.PLAY, WE_MUST_HAVE_IT) is bool(cards)
    if cards:
        scene.play(WE_MUST_HAVE_IT)
        assert scene.strength(GOLLUM_NASTY_TREACHEROUS_CREATURE) == 8
        assert scene.hand(SHADOW) == []
        assert not scene.in_play(GOLLUM_STINKER)


@pytest.mark.parametrize("payer", [SMEAGOL_OLD_NOSER, GOLLUM_NASTY_TREACHEROUS_CREATURE])
def test_follow_smeagol_lays_the_next_site_for_an_exertion(payer: str) -> None:
    """Gollum may be the opponent's: a cost is paid with any card in play (4.2, "exert")."""
    scene = Scene(
        fellowship=[SMEAGOL_OLD_NOSER, ARAGORN_DRIVEN_BY_NEED],
        bearing={SMEAGOL_OLD_NOSER: [FOLLOW_SMEAGOL]},
        minions=[GOLLUM_NASTY_TREACHEROUS_CREATURE],
        adventure=[ANDUIN_BANKS_7_341],
        site=3,
    )
    scene.regroup_phase().use(FOLLOW_SMEAGOL)
    assert not scene.can(Verb.CHOOSE, ARAGORN_DRIVEN_BY_NEED)
    scene.choose(payer)
    assert scene.wounds(payer) == 1
    assert scene.id_of(scene.state.path[3]) == ANDUIN_BANKS_7_341
    assert scene.in_play(FOLLOW_SMEAGOL)


@pytest.mark.parametrize(("wounds", "may"), [(2, True), (3, False)])
def test_follow_smeagol_asks_one_who_is_not_exhausted(wounds: int, may: bool) -> None:
    scene = Scene(
        fellowship=[SMEAGOL_OLD_NOSER],
        bearing={SMEAGOL_OLD_NOSER: [FOLLOW_SMEAGOL]},
        adventure=[ANDUIN_BANKS_7_341],
        site=3,
    ).wound(SMEAGOL_OLD_NOSER, wounds)
    assert scene.regroup_phase().can(Verb.USE, FOLLOW_SMEAGOL) is may


@pytest.mark.parametrize(("companion", "may"), [(SMEAGOL_OLD_NOSER, True), (None, False)])
def test_follow_smeagol_plays_on_smeagol_alone(companion: str | None, may: bool) -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, *([companion] if companion else [])],
        hand=[FOLLOW_SMEAGOL],
    ).fellowship_phase()
    assert scene.can(Verb.PLAY, FOLLOW_SMEAGOL) is may
    if may:
        assert scene.play(FOLLOW_SMEAGOL).bearer_of(FOLLOW_SMEAGOL) == SMEAGOL_OLD_NOSER


@pytest.mark.parametrize("agreed", [True, False])
def test_gollum_stinker_may_add_a_burden_when_he_wins(agreed: bool) -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE], minions=[GOLLUM_STINKER, MORGUL_LACKEY], burdens=1
    )
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, GOLLUM_STINKER)
    scene.wait_to(Verb.TRIGGER, GOLLUM_STINKER)
    if agreed:
        scene.answer_with(GOLLUM_STINKER)
    else:
        scene.pass_()
    assert scene.burdens == (2 if agreed else 1)


@pytest.mark.parametrize("smeagol", [SMEAGOL_SLINKER, SMEAGOL_OLD_NOSER])
def test_smeagol_comes_with_a_burden(smeagol: str) -> None:
    assert Scene(hand=[smeagol]).fellowship_phase().play(smeagol).burdens == 1


def test_smeagol_slinker_takes_no_wound_for_a_burden() -> None:
    scene = Scene(fellowship=[SMEAGOL_SLINKER], minions=[URUK_BROOD, MORGUL_LACKEY])
    scene.skirmish(SMEAGOL_SLINKER, URUK_BROOD).use(SMEAGOL_SLINKER)
    assert scene.burdens == 1
    assert scene.strength(SMEAGOL_SLINKER) == 3 + 2
    scene.resolve()
    assert scene.wounds(SMEAGOL_SLINKER) == 0
    assert scene.in_play(SMEAGOL_SLINKER)


@pytest.mark.parametrize("prevented", [True, False])
def test_be_back_soon_gives_smeagol_for_a_minion(prevented: bool) -> None:
    scene = Scene(
        fellowship=[SMEAGOL_SLINKER],
        minions=[EASTERLING_REGIMENT],
        hand=[BE_BACK_SOON],
    )
    scene.maneuver_phase().play(BE_BACK_SOON)
    assert scene.is_discarded(SMEAGOL_SLINKER)
    assert scene.who == SHADOW
    scene.choose("exert" if prevented else "discard")
    assert scene.is_discarded(EASTERLING_REGIMENT) is not prevented
    assert scene.wounds(EASTERLING_REGIMENT) == (2 if prevented else 0)


def test_be_back_soon_needs_smeagol() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[EASTERLING_REGIMENT], hand=[BE_BACK_SOON]
    )
    assert not scene.maneuver_phase().can(Verb.PLAY, BE_BACK_SOON)
