"""Cards that a text plays or takes: what that is worth, what it costs, and which is chosen."""

from typing import Any

import pytest

from rules.tcg.engine.state.codes import SHADOW as SHADOW_PHASE
from rules.tcg.engine.state.codes import Verb
from rules.tcg.engine.state.decision import PASS, Option
from rules.tcg.engine.state.parts import standing_context
from rules.tcg.notation import effects as ef
from rules.tcg.notation.language import (
    dwarven,
    event_card,
    from_discard_pile,
    from_stack,
    gandalf_culture,
    take_into_hand,
)
from rules.tcg.players.reading.heuristics import worth
from rules.tcg.players.reading.weights import learned_rules
from rules.tcg.players.thumb.rule_of_thumb import rate_options
from rules.tcg.players.thumb.shared_rules import context_of, price_to_play
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.fellowship_scenes import at
from tests.rules.tcg.scene import FREE_PEOPLES, SHADOW, Scene

LEARNED = learned_rules()
PONY = THE_PRANCING_PONY_1_324
BRIDGE = THE_BRIDGE_OF_KHAZAD_DUM_1_349
BALROG = THE_BALROG_DURINS_BANE


def rated(scene: Scene) -> dict[Option, float]:
    """Return what each option is worth by the rules between plans."""
    worths = rate_options(scene.state, scene.decision, LEARNED)
    return dict(zip(scene.options(), worths, strict=True))


def worth_of(scene: Scene, verb: int, card_id: str) -> float:
    """Return what it is worth to do this with a card."""
    return next(
        value
        for option, value in rated(scene).items()
        if option.verb == verb and scene.id_of(option.card) == card_id
    )


def worth_of_text(scene: Scene, card_id: str, player: int) -> float:
    """Return what the effect of a card's ability is worth, whatever it costs."""
    card = scene.card(card_id)
    (ability,) = scene.state.blueprints[card].specials
    assert isinstance(ability.notation, ef.Action)
    context = context_of(scene.state, card, player)
    return worth(ability.notation.effect, scene.state, context, LEARNED)


def worth_it(scene: Scene, verb: int, card_id: str) -> bool:
    return worth_of(scene, verb, card_id) > rated(scene)[PASS]


def chosen(scene: Scene) -> str:
    """Return the card the rules choose."""
    worths = rated(scene)
    return scene.id_of(max(worths, key=lambda option: worths[option]).card)


# --- what it is worth ---


@pytest.mark.parametrize(
    ("cards", "worth_a_burden"),
    [
        ({"deck": [ARAGORN_RANGER_OF_THE_NORTH]}, True),
        (
            {"deck": [ARAGORN_RANGER_OF_THE_NORTH], "fellowship": [ARAGORN_KING_IN_EXILE]},
            False,
        ),
        ({"deck": [ARAGORN_RANGER_OF_THE_NORTH], "dead": [ARAGORN_KING_IN_EXILE]}, False),
        ({"deck": [BOROMIR_LORD_OF_GONDOR]}, False),
    ],
    ids=["in the draw deck", "in play", "dead", "not in the deck"],
)
def test_the_prancing_pony_is_worth_a_burden_where_aragorn_can_come(
    cards: dict[str, list[str]], worth_a_burden: bool
) -> None:
    scene = at(PONY, 1, **cards).fellowship_phase()
    assert worth_it(scene, Verb.USE, PONY) is worth_a_burden


@pytest.mark.parametrize("place", ["shadow_hand", "shadow_deck"])
@pytest.mark.parametrize(("twilight", "pays"), [(10, True), (6, True), (5, False)])
def test_the_bridge_counts_what_the_balrog_costs_there(
    place: str, twilight: int, pays: bool
) -> None:
    """He costs 12, and 6 less here."""
    scene = at(BRIDGE, 5, twilight=twilight, **{place: [BALROG]})
    scene.state.phase = SHADOW_PHASE
    assert (worth_of_text(scene, BRIDGE, SHADOW) > 0) is pays


def test_the_balrog_is_rather_played_at_the_bridge_than_from_hand() -> None:
    scene = at(BRIDGE, 5, shadow_hand=[BALROG], twilight=14).shadow_phase()
    assert worth_of(scene, Verb.USE, BRIDGE) > worth_of(scene, Verb.PLAY, BALROG) > 0


def free_elf(*hand: str) -> float:
    """Return what it is worth to Galadriel's player that she plays an Elf from hand for free."""
    scene = Scene(support=[GALADRIEL_LADY_OF_LIGHT], hand=list(hand))
    return worth_of_text(scene, GALADRIEL_LADY_OF_LIGHT, FREE_PEOPLES)


def test_an_elf_played_for_free_saves_the_twilight_it_costs() -> None:
    """A Lórien Elf costs 1, Legolas 2."""
    cheap, dear = free_elf(LORIEN_ELF), free_elf(LEGOLAS_GREENLEAF)
    assert cheap == pytest.approx(LEARNED.play_companion + LEARNED.twilight)
    assert dear == pytest.approx(cheap + LEARNED.twilight)
    assert free_elf(LORIEN_ELF, LEGOLAS_GREENLEAF) == dear


@pytest.mark.parametrize("hand", [[], [DWARF_GUARD]], ids=["nothing in hand", "no Elf in hand"])
def test_to_play_an_elf_that_is_not_in_hand_is_worth_nothing(hand: list[str]) -> None:
    assert free_elf(*hand) == 0


# --- what playing costs beside twilight ---


def test_a_condition_that_exerts_a_minion_is_worth_less_than_one_that_asks_nothing() -> None:
    scene = Scene(
        minions=[MORDOR_VETERAN],
        shadow_hand=[THE_IRRESISTIBLE_SHADOW, THEY_ARE_COMING],
        site=4,
        twilight=9,
    ).shadow_phase()
    asking = worth_of(scene, Verb.PLAY, THE_IRRESISTIBLE_SHADOW)
    assert asking < worth_of(scene, Verb.PLAY, THEY_ARE_COMING) == LEARNED.play_shadow
    shadow = scene.card(THE_IRRESISTIBLE_SHADOW)
    price = price_to_play(scene.state, SHADOW, shadow, LEARNED)
    assert price < 0
    assert asking == pytest.approx(LEARNED.play_shadow + price)


# --- which one ---


def test_of_minions_that_a_text_may_play_the_strongest_is_chosen() -> None:
    """What it costs matters little where it is played for its text."""
    goblins = [GOBLIN_MARKSMAN, GOBLIN_PATROL_TROOP, MORDOR_TROOPER]
    scene = Scene(shadow_hand=[HOST_OF_THOUSANDS], shadow_discards=goblins, site=4, twilight=9)
    scene.shadow_phase().play(HOST_OF_THOUSANDS)
    assert chosen(scene) == GOBLIN_PATROL_TROOP


@pytest.mark.parametrize("order", [1, -1])
def test_an_event_that_does_nothing_now_is_not_the_one_a_text_plays(order: int) -> None:
    """Rally Cry counts the wounds of a minion that has none yet."""
    deck = [CHALLENGING_THE_ORC_HOST, RALLY_CRY][::order]
    scene = Scene(fellowship=[LEOFRIC], minions=[MORDOR_VETERAN], deck=deck, site=4)
    scene.skirmish(LEOFRIC, MORDOR_VETERAN).use(LEOFRIC)
    assert chosen(scene) == CHALLENGING_THE_ORC_HOST


# --- cards taken into hand ---


GANDALFS_EVENT = from_discard_pile(gandalf_culture, event_card)
FROM_A_STACK = from_stack(on=dwarven)


@pytest.mark.parametrize(
    ("target", "laid", "cards"),
    [
        (GANDALFS_EVENT, {"discards": [SLEEP_CARADHRAS]}, 1),
        (GANDALFS_EVENT, {"discards": [HALLS_OF_MY_HOME]}, 0),
        (GANDALFS_EVENT, {}, 0),
        (FROM_A_STACK, {"stacked": {GREATEST_KINGDOM_OF_MY_PEOPLE: [SLEEP_CARADHRAS]}}, 1),
        (FROM_A_STACK, {}, 0),
    ],
    ids=["one", "no such card", "empty pile", "a stack", "empty stack"],
)
def test_to_take_a_card_is_worth_something_where_one_lies(
    target: ef.CardsIn, laid: dict[str, Any], cards: int
) -> None:
    scene = Scene(support=[GREATEST_KINGDOM_OF_MY_PEOPLE], **laid)
    context = standing_context(-1, FREE_PEOPLES)
    taken = worth(take_into_hand(target), scene.state, context, LEARNED)
    assert taken == pytest.approx(cards * LEARNED.card)
