"""The Gollum cards of set 13, *Bloodlines*."""

import pytest

from rules.tcg.engine.modifiers.numbers import resistance
from rules.tcg.engine.state.codes import FIERCE, SKIRMISH_WON, Verb
from rules.tcg.engine.steps.triggers import emit
from rules.tcg.engine.zones import board
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import FREE_PEOPLES, SHADOW, Scene


def test_her_sneak_comes_back_and_is_stronger_once_deagol_is_gone() -> None:
    scene = Scene(
        minions=[MORDOR_VETERAN], shadow_discards=[GOLLUM_HER_SNEAK, DEAGOL], twilight=9, site=3
    )
    scene.shadow_phase().use(GOLLUM_HER_SNEAK)
    assert scene.in_play(GOLLUM_HER_SNEAK)
    assert scene.strength(GOLLUM_HER_SNEAK) == 5 + 2
    assert scene.number(FIERCE, GOLLUM_HER_SNEAK) == 1


def test_her_sneak_needs_deagol_in_the_discard_pile() -> None:
    scene = Scene(minions=[MORDOR_VETERAN], shadow_discards=[GOLLUM_HER_SNEAK], twilight=9, site=3)
    assert not scene.shadow_phase().can(Verb.USE, GOLLUM_HER_SNEAK)


def test_her_sneak_is_weak_while_deagol_is_only_discarded() -> None:
    scene = Scene(minions=[GOLLUM_HER_SNEAK], shadow_discards=[DEAGOL])
    assert scene.strength(GOLLUM_HER_SNEAK) == 5


def test_softly_up_behind_lets_smeagol_muster_from_the_discard_pile() -> None:
    scene = Scene(fellowship=[SMEAGOL_SIMPLE_STOOR], hand=[SOFTLY_UP_BEHIND, DUILIN])
    assert not scene.regroup_phase().can(Verb.DISCARD, DUILIN)
    board.discard(scene.state, scene.card(SOFTLY_UP_BEHIND))
    assert scene.regroup_phase().can(Verb.DISCARD, DUILIN)
    board.remove_from_game(scene.state, scene.card(SOFTLY_UP_BEHIND))
    assert not scene.regroup_phase().can(Verb.DISCARD, DUILIN)


@pytest.mark.parametrize(("tokens", "offered"), [(2, True), (1, False)])
def test_fishing_boat_saves_smeagol_for_two_tokens(tokens: int, offered: bool) -> None:
    scene = Scene(
        fellowship=[SMEAGOL_SLINKER],
        bearing={SMEAGOL_SLINKER: [FISHING_BOAT]},
        minions=[CORRUPTED_SPY],
        site=4,
    ).put_tokens(FISHING_BOAT, tokens)
    assert scene.strength(CORRUPTED_SPY) == 6 + 2
    scene.skirmish(SMEAGOL_SLINKER, CORRUPTED_SPY)
    assert scene.comes_to(Verb.TRIGGER, FISHING_BOAT) is offered
    if offered:
        scene.answer_with(FISHING_BOAT)
        assert scene.tokens(FISHING_BOAT) == 0
        # Strength 5 against 8: he has lost, but is not overwhelmed.
        assert scene.wounds(SMEAGOL_SLINKER) == 1
    assert scene.in_play(SMEAGOL_SLINKER) is offered


@pytest.mark.parametrize(("site", "wounded", "exerted"), [(3, 1, 0), (4, 0, 1)])
def test_little_snuffler_bites_otherwise_in_each_region(
    site: int, wounded: int, exerted: int
) -> None:
    scene = Scene(
        fellowship=[DUILIN],
        minions=[GOLLUM_STINKER],
        shadow_hand=[LITTLE_SNUFFLER],
        twilight=2,
        site=site,
    )
    scene.shadow_phase().play(LITTLE_SNUFFLER).choose(DUILIN)
    duilin = scene.card(DUILIN)
    assert (("wounded", duilin) in scene.log) is bool(wounded)
    assert (("exerted", duilin) in [entry[:2] for entry in scene.log]) is bool(exerted)


def test_little_snuffler_comes_back_in_the_third_region() -> None:
    scene = Scene(
        shadow_hand=[LITTLE_SNUFFLER], shadow_discards=[GOLLUM_STINKER], twilight=9, site=8
    )
    scene.shadow_phase().play(LITTLE_SNUFFLER)
    assert scene.in_play(GOLLUM_STINKER)


@pytest.mark.parametrize("discards", [True, False])
def test_duality_costs_the_shadow_a_card_or_two_twilight(discards: bool) -> None:
    scene = Scene(
        fellowship=[SMEAGOL_OLD_NOSER],
        hand=[DUALITY, DUILIN],
        shadow_hand=[GOLLUM_STINKER, DUILIN],
        twilight=3,
    )
    scene.fellowship_phase().play(DUALITY)
    assert scene.who == SHADOW
    scene.choose("discard" if discards else "remove 2 twilight")
    assert scene.twilight == (3 if discards else 1)
    assert scene.is_discarded(GOLLUM_STINKER) is discards


@pytest.mark.parametrize(("others", "tokens"), [([], 2), ([SLIPPERY_AS_FISHES], 3)])
def test_gladden_homestead_counts_every_card_of_gollums(others: list[str], tokens: int) -> None:
    """Itself and Sméagol, and those of the Shadow."""
    scene = Scene(
        fellowship=[SMEAGOL_SLINKER], hand=[GLADDEN_HOMESTEAD], shadow_support=others
    ).fellowship_phase()
    scene.play(GLADDEN_HOMESTEAD)
    assert scene.tokens(GLADDEN_HOMESTEAD) == tokens


def test_gladden_homestead_needs_smeagol() -> None:
    scene = Scene(fellowship=[DUILIN], hand=[GLADDEN_HOMESTEAD]).fellowship_phase()
    assert not scene.can(Verb.PLAY, GLADDEN_HOMESTEAD)


@pytest.mark.parametrize(("tokens", "stays"), [(2, True), (2, False), (1, False)])
def test_gladden_homestead_sends_a_shadow_condition_back_to_the_deck(
    tokens: int, *, stays: bool
) -> None:
    scene = Scene(
        support=[GLADDEN_HOMESTEAD, COME_AWAY],
        minions=[MORDOR_VETERAN],
        shadow_support=[SLIPPERY_AS_FISHES],
        shadow_deck=[MORDOR_VETERAN],
        site=4,
    ).put_tokens(GLADDEN_HOMESTEAD, tokens)
    scene.maneuver_phase().use(GLADDEN_HOMESTEAD)
    if tokens > 1:
        scene.choose("remove 2" if stays else "discard")
    assert scene.deck(SHADOW) == [MORDOR_VETERAN, SLIPPERY_AS_FISHES]
    assert scene.in_play(GLADDEN_HOMESTEAD) is stays
    assert scene.in_play(COME_AWAY)


@pytest.mark.parametrize("reinforces", [True, False])
def test_out_of_all_knowledge_smeagol_fights_better(*, reinforces: bool) -> None:
    scene = Scene(
        fellowship=[SMEAGOL_OLD_NOSER],
        support=[GLADDEN_HOMESTEAD],
        minions=[MORDOR_VETERAN],
        # The second keeps the skirmish open.
        hand=[OUT_OF_ALL_KNOWLEDGE] * 2,
        site=4,
    ).put_tokens(GLADDEN_HOMESTEAD, 1)
    scene.skirmish(SMEAGOL_OLD_NOSER, MORDOR_VETERAN).play(OUT_OF_ALL_KNOWLEDGE)
    scene.do(Verb.YES if reinforces else Verb.PASS)
    assert scene.strength(SMEAGOL_OLD_NOSER) == 3 + 2
    assert scene.wounds(SMEAGOL_OLD_NOSER) == 0
    assert scene.tokens(GLADDEN_HOMESTEAD) == 1 + int(reinforces)


def test_out_of_all_knowledge_needs_smeagol_or_gollum() -> None:
    scene = Scene(
        fellowship=[DUILIN], minions=[MORDOR_VETERAN], hand=[OUT_OF_ALL_KNOWLEDGE], site=4
    )
    assert not scene.skirmish(DUILIN, MORDOR_VETERAN).comes_to(Verb.PLAY, OUT_OF_ALL_KNOWLEDGE)


def _sprung(site: int, wounds: int, minion: str = GOLLUM_STINKER) -> Scene:
    scene = Scene(minions=[minion], shadow_hand=[TRAP_IS_SPRUNG], twilight=3, site=site)
    return scene.wound(FRODO_HOPE_OF_FREE_PEOPLES, wounds).regroup_phase()


@pytest.mark.parametrize(
    ("site", "wounds", "repeats", "healed"),
    [(3, 3, 9, 1), (4, 3, 9, 3), (4, 3, 1, 2), (4, 3, 0, 1), (4, 1, 9, 1)],
)
def test_trap_is_sprung_for_each_wound_past_region_one(
    site: int, wounds: int, repeats: int, healed: int
) -> None:
    scene = _sprung(site, wounds).wait_to(Verb.PLAY, TRAP_IS_SPRUNG).play(TRAP_IS_SPRUNG)
    assert scene.is_discarded(GOLLUM_STINKER)
    for _ in range(repeats):
        if scene.can(Verb.YES):
            scene.do(Verb.YES)
    if scene.can(Verb.YES):
        scene.pass_()
    assert scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES) == wounds - healed
    assert scene.burdens == healed
    assert scene.twilight == 0


@pytest.mark.parametrize(("wounds", "minion"), [(0, GOLLUM_STINKER), (3, MORDOR_VETERAN)])
def test_trap_is_sprung_needs_gollum_and_a_wounded_ring_bearer(wounds: int, minion: str) -> None:
    assert not _sprung(4, wounds, minion).comes_to(Verb.PLAY, TRAP_IS_SPRUNG)


@pytest.mark.parametrize("burdens", [1, 0])
def test_in_the_wild_light_of_madness_the_free_peoples_choose_what_to_suffer(burdens: int) -> None:
    scene = Scene(
        fellowship=[DUILIN],
        minions=[GOLLUM_STINKER],
        shadow_hand=[WILD_LIGHT_OF_MADNESS],
        twilight=1,
        site=4,
    )
    scene.shadow_phase().play(WILD_LIGHT_OF_MADNESS)
    assert scene.who == FREE_PEOPLES
    scene.choose("burden" if burdens else "exert")
    if not burdens:
        scene.choose(DUILIN)
    assert scene.burdens == burdens
    assert scene.wounds(DUILIN) == 1 - burdens


def test_in_the_wild_light_of_madness_the_exhausted_have_no_choice() -> None:
    scene = Scene(
        minions=[GOLLUM_STINKER], shadow_hand=[WILD_LIGHT_OF_MADNESS], twilight=1, site=4
    ).wound(FRODO_HOPE_OF_FREE_PEOPLES, 3)
    scene.shadow_phase().play(WILD_LIGHT_OF_MADNESS)
    assert scene.burdens == 1


def test_wild_light_of_madness_needs_gollum() -> None:
    scene = Scene(minions=[MORDOR_VETERAN], shadow_hand=[WILD_LIGHT_OF_MADNESS], twilight=1, site=4)
    assert not scene.shadow_phase().can(Verb.PLAY, WILD_LIGHT_OF_MADNESS)


@pytest.mark.parametrize(
    ("companions", "bonus"), [([], 1), ([DUILIN], 1), ([SAM_STEADFAST_FRIEND], 2)]
)
def test_at_the_chasms_edge_gollum_grows_with_each_ring_bound_companion(
    companions: list[str], bonus: int
) -> None:
    """Frodo is one."""
    scene = Scene(
        fellowship=companions,
        minions=[GOLLUM_OLD_VILLAIN, MORDOR_VETERAN],
        shadow_support=[CHASMS_EDGE],
        site=4,
    )
    assert scene.strength(GOLLUM_OLD_VILLAIN) == 5 + bonus
    assert scene.strength(MORDOR_VETERAN) == 9


@pytest.mark.parametrize(
    ("fighter", "offered"), [(DUILIN, True), (SMEAGOL_SLINKER, False)], ids=["free", "fighting"]
)
def test_deagol_finds_something_in_the_deck_for_a_bearer_who_does_not_fight(
    fighter: str, *, offered: bool
) -> None:
    scene = Scene(
        fellowship=[SMEAGOL_SLINKER, DUILIN],
        bearing={SMEAGOL_SLINKER: [DEAGOL]},
        minions=[MORDOR_VETERAN],
        # Sméagol cannot bear the kingsfoil.
        deck=[KINGSFOIL, FISHING_BOAT, DUILIN],
        site=4,
    ).skirmish(fighter, MORDOR_VETERAN)
    assert scene.comes_to(Verb.USE, DEAGOL) is offered
    if offered:
        scene.use(DEAGOL)
        assert not scene.can(Verb.CHOOSE, KINGSFOIL)
        if scene.can(Verb.CHOOSE, FISHING_BOAT):
            scene.choose(FISHING_BOAT)
        assert scene.bearer_of(FISHING_BOAT) == SMEAGOL_SLINKER
        assert scene.is_discarded(DEAGOL)
        assert scene.twilight == 2


@pytest.mark.parametrize("count", [0, 1, 2])
def test_simple_stoor_remembers_every_deagol_in_the_discard_pile(count: int) -> None:
    scene = Scene(
        fellowship=[SMEAGOL_SIMPLE_STOOR],
        discards=[DEAGOL] * count,
        # The discard pile of another is another matter.
        shadow_discards=[DEAGOL],
    )
    assert scene.strength(SMEAGOL_SIMPLE_STOOR) == 3 + 2 * count
    assert resistance(scene.state, scene.card(SMEAGOL_SIMPLE_STOOR)) == 5 - count


@pytest.mark.parametrize("does", [True, False])
def test_simple_stoor_may_lose_a_card_of_the_deck_when_he_wins(*, does: bool) -> None:
    scene = Scene(fellowship=[SMEAGOL_SIMPLE_STOOR], deck=[DUILIN, DEAGOL, DUILIN])
    scene.happen(emit, SKIRMISH_WON, scene.card(SMEAGOL_SIMPLE_STOOR))
    if does:
        scene.answer_with(SMEAGOL_SIMPLE_STOOR)
        assert not scene.can(Verb.CHOOSE, DUILIN)
        if scene.can(Verb.CHOOSE, DEAGOL):
            scene.choose(DEAGOL)
    else:
        scene.pass_()
    assert scene.is_discarded(DEAGOL) is does
    assert len(scene.deck()) == 3 - int(does)


def test_softly_up_behind_sends_a_weak_minion_home() -> None:
    scene = Scene(
        fellowship=[SMEAGOL_SLINKER],
        minions=[MORDOR_TROOPER, MORDOR_VETERAN],
        hand=[SOFTLY_UP_BEHIND, DUALITY, COME_AWAY, DUILIN],
        site=4,
    )
    scene.maneuver_phase().play(SOFTLY_UP_BEHIND)
    while scene.can(Verb.CHOOSE):
        assert not scene.can(Verb.CHOOSE, DUILIN)
        scene.take_first()
    assert scene.hand() == [DUILIN]
    assert scene.hand(SHADOW) == [MORDOR_TROOPER]
    assert scene.in_play(MORDOR_VETERAN)


@pytest.mark.parametrize(
    ("companion", "hand"),
    [(SMEAGOL_SLINKER, [DUALITY, DUILIN]), (DUILIN, [DUALITY, COME_AWAY])],
    ids=["one card of Gollum's", "no Sméagol"],
)
def test_softly_up_behind_needs_smeagol_and_two_cards(companion: str, hand: list[str]) -> None:
    scene = Scene(
        fellowship=[companion], minions=[MORDOR_TROOPER], hand=[SOFTLY_UP_BEHIND, *hand], site=4
    )
    assert not scene.maneuver_phase().comes_to(Verb.PLAY, SOFTLY_UP_BEHIND)


def test_gladden_homestead_gives_a_condition_back_to_its_owner() -> None:
    """Where it is borne, and whoever it belongs to."""
    scene = Scene(
        fellowship=[DUILIN],
        support=[GLADDEN_HOMESTEAD],
        minions=[MORDOR_VETERAN],
        minions_of={2: [SLIPPERY_AS_FISHES]},
        players=3,
        site=4,
    )
    scene.maneuver_phase().use(GLADDEN_HOMESTEAD)
    assert scene.deck(2) == [SLIPPERY_AS_FISHES]
    assert scene.deck(SHADOW) == []


def test_gladden_homestead_takes_a_condition_from_its_bearer() -> None:
    scene = Scene(
        fellowship=[DUILIN],
        bearing={DUILIN: [SENSE_OF_OBLIGATION]},
        support=[GLADDEN_HOMESTEAD],
        minions=[MORDOR_VETERAN],
        site=4,
    )
    scene.maneuver_phase().use(GLADDEN_HOMESTEAD)
    assert scene.deck(SHADOW) == [SENSE_OF_OBLIGATION]
    assert scene.bearer_of(SENSE_OF_OBLIGATION) == ""


def test_deagol_finds_no_second_weapon_for_a_hand() -> None:
    merry = MERRY_ROHIRRIM_SQUIRE
    scene = Scene(
        fellowship=[merry, DUILIN],
        bearing={merry: [DEAGOL, HOBBIT_SWORD_7_319]},
        minions=[MORDOR_VETERAN],
        deck=[HOBBIT_SWORD_1_299, DUILIN],
        site=4,
    ).skirmish(DUILIN, MORDOR_VETERAN)
    if scene.comes_to(Verb.USE, DEAGOL):
        scene.use(DEAGOL)
    assert not scene.in_play(HOBBIT_SWORD_1_299)
