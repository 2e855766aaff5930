"""The Elven cards of set 15, *The Hunters*."""

from typing import Any

import pytest

from rules.tcg.engine.modifiers.numbers import is_archer
from rules.tcg.engine.operations.drawing import draw_cards
from rules.tcg.engine.state.codes import SKIRMISH_WON, Verb
from rules.tcg.engine.steps.triggers import emit
from rules.tcg.engine.turn.archery import archery_totals
from rules.tcg.engine.turn.regroup import reconcile
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import ARAGORN_SITES, Scene

MIRROR = THE_MIRROR_OF_GALADRIEL_DANGEROUS_GUIDE


def _mirror(*deck: str, **laid: Any) -> Scene:
    usual: dict[str, Any] = {
        "fellowship": [LEGOLAS_GREENLEAF, DWARF_GUARD],
        "support": [MIRROR],
        "deck": deck,
    }
    return Scene(**(usual | laid))


def _reconciling(*deck: str, **laid: Any) -> Scene:
    """The hand holds seven cards, so that one is to be drawn."""
    scene = _mirror(*deck, **{"hand": [GIMLIS_HELM] * 7, **laid})
    scene.happen(reconcile, 0).pass_()
    return scene


def at(site: str) -> tuple[str, ...]:
    """Return a path whose fourth site is this one."""
    return (*ARAGORN_SITES[:3], site, *ARAGORN_SITES[4:])


def test_sword_of_the_fallen_weakens_by_wounds_and_exerts() -> None:
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF],
        minions=[MORDOR_VETERAN],
        bearing={LEGOLAS_GREENLEAF: [SWORD_OF_THE_FALLEN]},
        site=6,
    )
    printed = scene.strength(MORDOR_VETERAN)
    scene.skirmish(LEGOLAS_GREENLEAF, MORDOR_VETERAN).wait_to(Verb.USE, SWORD_OF_THE_FALLEN)
    scene.use(SWORD_OF_THE_FALLEN)
    assert (scene.wounds(LEGOLAS_GREENLEAF), scene.wounds(MORDOR_VETERAN)) == (1, 1)
    assert scene.strength(MORDOR_VETERAN) == printed - 1


def test_the_mirror_of_galadriel_shows_three_cards_instead_of_a_draw() -> None:
    scene = _reconciling(SWORD_OF_THE_FALLEN, KNIGHTS_SPEAR, MORDOR_TROOPER, WEALTH_OF_MORIA)
    scene.answer_with(MIRROR)
    assert scene.wounds(LEGOLAS_GREENLEAF) == 1
    scene.choose(KNIGHTS_SPEAR)
    assert KNIGHTS_SPEAR in scene.hand()
    assert len(scene.hand()) == 8
    assert scene.deck()[-1] == SWORD_OF_THE_FALLEN
    assert sorted(scene.deck()[:2]) == sorted([MORDOR_TROOPER, WEALTH_OF_MORIA])


def test_the_mirror_of_galadriel_may_be_left_alone() -> None:
    scene = _reconciling(SWORD_OF_THE_FALLEN, KNIGHTS_SPEAR, WEALTH_OF_MORIA)
    scene.pass_()
    assert WEALTH_OF_MORIA in scene.hand()
    assert scene.wounds(LEGOLAS_GREENLEAF) == 0


def test_a_hand_is_filled_though_the_mirror_shows_no_free_peoples_card() -> None:
    """One draws until there are eight cards in hand (4.2, "reconcile")."""
    scene = _reconciling(WEALTH_OF_MORIA, MORDOR_TROOPER, MORDOR_TROOPER, MORDOR_TROOPER)
    scene.answer_with(MIRROR)
    assert len(scene.hand()) == 7
    scene.pass_()
    assert scene.hand()[-1] == WEALTH_OF_MORIA
    assert len(scene.hand()) == 8


def test_each_card_of_a_draw_of_two_asks_for_itself() -> None:
    """One is looked for, the other drawn."""
    scene = _mirror(
        ELVEN_DEFENDER,
        SWORD_OF_THE_FALLEN,
        MORDOR_TROOPER,
        MORDOR_VETERAN,
        KNIGHTS_SPEAR,
    )
    scene.happen(draw_cards, 0, 2).answer_with(MIRROR)
    assert scene.hand() == [KNIGHTS_SPEAR]
    scene.pass_()
    assert scene.hand() == [KNIGHTS_SPEAR, SWORD_OF_THE_FALLEN]


def test_without_the_mirror_nobody_is_asked() -> None:
    scene = _mirror(ELVEN_DEFENDER, KNIGHTS_SPEAR, support=[])
    scene.happen(draw_cards, 0, 2)
    assert len(scene.hand()) == 2


def test_arwen_she_elf_weakens_her_foe_for_a_token() -> None:
    scene = Scene(
        fellowship=[ARWEN_SHE_ELF],
        support=[SECLUDED_HOMESTEAD],
        minions=[EASTERLING_BLADEMASTER],
        site=4,
    ).put_tokens(SECLUDED_HOMESTEAD, 1)
    scene.skirmish(ARWEN_SHE_ELF, EASTERLING_BLADEMASTER).use(ARWEN_SHE_ELF)
    assert scene.strength(EASTERLING_BLADEMASTER) == 8 - 2
    assert not scene.can(Verb.USE, ARWEN_SHE_ELF)
    assert Scene(fellowship=[ARWEN_SHE_ELF, ARAGORN_STRIDER]).strength(ARWEN_SHE_ELF) == 6 + 1


@pytest.mark.parametrize("payer", [ARAGORN_STRIDER, LEGOLAS_FLEET_FOOTED_HUNTER])
def test_gift_of_the_evenstar_gathers_tokens_and_draws_cards(payer: str) -> None:
    scene = Scene(
        fellowship=[ARAGORN_STRIDER, LEGOLAS_FLEET_FOOTED_HUNTER, ARWEN_SHE_ELF],
        support=[GIFT_OF_THE_EVENSTAR_BLESSED_LIGHT],
        minions=[MORDOR_TROOPER],
        deck=[MELLON],
        site=4,
    )
    scene.happen(emit, SKIRMISH_WON, scene.card(LEGOLAS_FLEET_FOOTED_HUNTER))
    scene.answer_with(GIFT_OF_THE_EVENSTAR_BLESSED_LIGHT)
    # Another Elf than the one who won does not pay.
    assert not scene.can(Verb.CHOOSE, ARWEN_SHE_ELF)
    scene.choose(payer)
    assert scene.wounds(payer) == 1
    assert scene.tokens(GIFT_OF_THE_EVENSTAR_BLESSED_LIGHT) == 1
    scene.maneuver_phase().answer_with(GIFT_OF_THE_EVENSTAR_BLESSED_LIGHT)
    assert scene.hand() == [MELLON]
    assert scene.tokens(GIFT_OF_THE_EVENSTAR_BLESSED_LIGHT) == 0


@pytest.mark.parametrize(
    ("site", "strength", "archer"),
    [(GATE_OF_MORDOR, 7, False), (FANGORN_GLADE, 5, True), (ARAGORN_SITES[3], 5, False)],
)
def test_haldir_sentry_of_the_golden_wood_serves_as_the_site_asks(
    site: str, strength: int, archer: bool
) -> None:
    haldir = HALDIR_SENTRY_OF_THE_GOLDEN_WOOD
    scene = Scene(fellowship=[haldir], path=at(site), site=4)
    assert scene.strength(haldir) == strength
    assert is_archer(scene.state, scene.card(haldir)) is archer


@pytest.mark.parametrize(("friend", "playable"), [(ELVEN_DEFENDER, True), (DWARF_GUARD, False)])
def test_haldir_sentry_of_the_golden_wood_joins_an_elf(friend: str, playable: bool) -> None:
    haldir = HALDIR_SENTRY_OF_THE_GOLDEN_WOOD
    scene = Scene(fellowship=[friend], hand=[haldir])
    assert scene.fellowship_phase().can(Verb.PLAY, haldir) is playable


@pytest.mark.parametrize(
    ("hunters", "uses", "total"), [(0, 0, 1), (1, 1, 2), (2, 1, 3), (4, 1, 4), (2, 2, 4)]
)
def test_legolas_of_the_woodland_realm_shoots_more_for_up_to_three_hunters(
    hunters: int, uses: int, total: int
) -> None:
    """He is an archer himself, and the limit holds for all of the phase."""
    legolas = LEGOLAS_OF_THE_WOODLAND_REALM
    scene = Scene(
        fellowship=[legolas],
        minions=[MORDOR_TROOPER, *[SEEKING_URUK] * hunters],
        site=6,
    )
    scene.archery_phase()
    for _ in range(uses):
        scene.use(legolas)
    assert archery_totals(scene.state)[0] == total
    assert scene.wounds(legolas) == uses


@pytest.mark.parametrize("archer", [LEGOLAS_GREENLEAF, ELVEN_DEFENDER])
def test_mighty_shot_counts_cheap_minions(archer: str) -> None:
    """A Trooper costs 2, a Veteran 3."""
    scene = Scene(
        fellowship=[archer],
        minions=[MORDOR_TROOPER, MORDOR_TROOPER, MORDOR_VETERAN],
        hand=[MIGHTY_SHOT],
        site=6,
    ).archery_phase()
    before = archery_totals(scene.state)[0]
    scene.play(MIGHTY_SHOT)
    assert archery_totals(scene.state)[0] == before + 2


def test_mighty_shot_needs_an_elf() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD], minions=[MORDOR_TROOPER], hand=[MIGHTY_SHOT], site=6
    ).archery_phase()
    assert not scene.can(Verb.PLAY, MIGHTY_SHOT)


@pytest.mark.parametrize(("elves", "playable"), [(3, True), (2, False)])
def test_spied_from_afar_takes_three_elves(elves: int, playable: bool) -> None:
    fellowship = [ELVEN_DEFENDER] * elves + [DWARF_GUARD]
    scene = Scene(fellowship=fellowship, hand=[SPIED_FROM_AFAR])
    assert scene.fellowship_phase().can(Verb.PLAY, SPIED_FROM_AFAR) is playable


@pytest.mark.parametrize(
    ("follower", "price"), [([DINENDAL_MIRKWOOD_ARCHER], 2), ([GWAIHIR], 1), ([], 1)]
)
def test_spied_from_afar_makes_possessions_of_the_shadow_dearer(
    follower: list[str], price: int
) -> None:
    scene = Scene(
        fellowship=[ELVEN_DEFENDER],
        support=[SPIED_FROM_AFAR, *follower],
        minions=[MORDOR_TROOPER],
        shadow_hand=[ORC_SCIMITAR, MORDOR_VETERAN],
        twilight=9,
        site=6,
    )
    scene.shadow_phase().play(ORC_SCIMITAR)
    assert scene.twilight == 9 - price
    scene.play(MORDOR_VETERAN)
    assert scene.twilight == 9 - price - 3


@pytest.mark.parametrize(
    ("others", "bonus"), [([LEGOLAS_GREENLEAF, DWARF_GUARD], 1), ([DWARF_GUARD], 0)]
)
def test_spied_from_afar_is_given_up_for_strength_by_archers(others: list[str], bonus: int) -> None:
    scene = Scene(
        fellowship=[ELVEN_DEFENDER, *others],
        support=[SPIED_FROM_AFAR],
        minions=[MORDOR_TROOPER, SOUTHRON_MURDERER],
        hand=[AXE_STRIKE],
        site=6,
    )
    scene.skirmish(ELVEN_DEFENDER, MORDOR_TROOPER).use(SPIED_FROM_AFAR)
    assert not scene.can(Verb.CHOOSE, DWARF_GUARD)
    if scene.can(Verb.CHOOSE, ELVEN_DEFENDER):
        scene.choose(ELVEN_DEFENDER)
    assert scene.is_discarded(SPIED_FROM_AFAR)
    assert scene.strength(ELVEN_DEFENDER) == 5 + bonus


def test_spied_from_afar_leaves_possessions_of_the_free_peoples_alone() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        support=[SPIED_FROM_AFAR, DINENDAL_MIRKWOOD_ARCHER],
        hand=[HEAVY_AXE],
    )
    scene.fellowship_phase().play(HEAVY_AXE)
    assert scene.twilight == 4


@pytest.mark.parametrize(("bearer", "archer"), [(ELVEN_DEFENDER, True), (DWARF_GUARD, False)])
def test_elven_bow_makes_an_elf_an_archer(bearer: str, archer: bool) -> None:
    scene = Scene(fellowship=[bearer], hand=[ELVEN_BOW_15_13]).fellowship_phase()
    assert scene.can(Verb.PLAY, ELVEN_BOW_15_13) is archer
    if archer:
        scene.play(ELVEN_BOW_15_13)
    assert is_archer(scene.state, scene.card(bearer)) is archer


@pytest.mark.parametrize(
    ("items", "strength"),
    [([], 5), ([ELVEN_BOW_15_13], 5 + 2), ([THE_SPLENDOR_OF_THEIR_BANNERS], 5)],
)
def test_elven_warrior_is_stronger_with_a_possession(items: list[str], strength: int) -> None:
    scene = Scene(fellowship=[ELVEN_WARRIOR], bearing={ELVEN_WARRIOR: items})
    assert scene.strength(ELVEN_WARRIOR) == strength


@pytest.mark.parametrize(("wounds", "offered"), [(1, True), (2, False)])
def test_elven_warrior_exerts_to_keep_an_elven_card(wounds: int, offered: bool) -> None:
    scene = Scene(
        fellowship=[ELVEN_WARRIOR],
        minions=[MORDOR_TROOPER],
        discards=[MELLON, ELVEN_BOW_15_13, FOCUS],
        deck=[HEIRS_OF_GONDOR],
        site=6,
    ).wound(ELVEN_WARRIOR, wounds)
    assert scene.maneuver_phase().can(Verb.USE, ELVEN_WARRIOR) is offered
    if offered:
        scene.use(ELVEN_WARRIOR)
        assert not scene.can(Verb.CHOOSE, MELLON)
        scene.choose(ELVEN_BOW_15_13)
        assert scene.wounds(ELVEN_WARRIOR) == wounds + 1
        assert scene.deck() == [ELVEN_BOW_15_13, HEIRS_OF_GONDOR]


@pytest.mark.parametrize("winner", [LEGOLAS_FLEET_FOOTED_HUNTER, DWARF_GUARD])
def test_focus_heals_a_hunter_of_the_dwarves_or_of_gondor_when_legolas_wins(winner: str) -> None:
    wounded = [GIMLI_EAGER_HUNTER, SILENT_TRAVELER, DWARF_GUARD, BOROMIR_LORD_OF_GONDOR]
    scene = Scene(fellowship=[LEGOLAS_FLEET_FOOTED_HUNTER, *wounded], support=[FOCUS])
    for companion in (LEGOLAS_FLEET_FOOTED_HUNTER, *wounded):
        scene.wound(companion, 1)
    scene.wound(SILENT_TRAVELER, 2)
    scene.happen(emit, SKIRMISH_WON, scene.card(winner))
    wins = winner == LEGOLAS_FLEET_FOOTED_HUNTER
    assert scene.can(Verb.TRIGGER, FOCUS) is wins
    if wins:
        scene.answer_with(FOCUS)
        assert scene.can(Verb.CHOOSE, GIMLI_EAGER_HUNTER)
        # Neither of these two hunts, and Legolas is an Elf.
        for other in (DWARF_GUARD, BOROMIR_LORD_OF_GONDOR, LEGOLAS_FLEET_FOOTED_HUNTER):
            assert not scene.can(Verb.CHOOSE, other)
        scene.choose(SILENT_TRAVELER)
        assert scene.wounds(SILENT_TRAVELER) == 1
        assert scene.wounds(GIMLI_EAGER_HUNTER) == 1
        assert scene.in_play(FOCUS)


def test_focus_is_given_up_for_an_elf() -> None:
    scene = Scene(
        fellowship=[ELVEN_DEFENDER, DWARF_GUARD],
        support=[FOCUS],
        minions=[MORDOR_TROOPER],
        hand=[AXE_STRIKE, POINT_BLANK_RANGE],
        site=6,
    )
    scene.skirmish(ELVEN_DEFENDER, MORDOR_TROOPER).use(FOCUS)
    assert scene.strength(ELVEN_DEFENDER) == 5 + 2
    assert scene.strength(DWARF_GUARD) == 4
    assert scene.is_discarded(FOCUS)


@pytest.mark.parametrize(("archers", "total"), [(4, 1), (2, 0)])
def test_loriens_blessing_takes_three_from_the_arrows_of_minions(archers: int, total: int) -> None:
    scene = Scene(
        support=[DINENDAL_MIRKWOOD_ARCHER],
        minions=[SOUTHRON_MURDERER] * archers,
        hand=[LORIENS_BLESSING, DOUBLE_SHOT],
        fellowship=[LEGOLAS_GREENLEAF],
        site=6,
    ).archery_phase()
    assert archery_totals(scene.state)[1] == archers
    scene.play(LORIENS_BLESSING)
    assert archery_totals(scene.state)[1] == total


@pytest.mark.parametrize("support", [[GWAIHIR], []])
def test_loriens_blessing_needs_an_elven_follower(support: list[str]) -> None:
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF],
        support=support,
        minions=[SOUTHRON_MURDERER],
        hand=[LORIENS_BLESSING],
        site=6,
    )
    assert not scene.archery_phase().can(Verb.PLAY, LORIENS_BLESSING)


@pytest.mark.parametrize(("archers", "bonus"), [(1, 2), (2, 4)])
def test_point_blank_range_does_more_among_three_archers(archers: int, bonus: int) -> None:
    """Legolas is one, and archers of the Shadow count."""
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF, DWARF_GUARD],
        minions=[MORDOR_TROOPER, *[SOUTHRON_MURDERER] * archers],
        hand=[POINT_BLANK_RANGE, AXE_STRIKE],
        site=6,
    )
    scene.skirmish(LEGOLAS_GREENLEAF, MORDOR_TROOPER).play(POINT_BLANK_RANGE)
    assert scene.strength(LEGOLAS_GREENLEAF) == 6 + bonus
    assert scene.strength(DWARF_GUARD) == 4
