"""Stacked cards: what goes there, what is done with them, and when they leave (4.2, "stack")."""

from rules.tcg.engine.modifiers import in_force
from rules.tcg.engine.operations.playing import is_taken
from rules.tcg.engine.state.codes import STACKED, Verb
from rules.tcg.engine.zones import board
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import ARAGORN_SITES, Scene

SITE_1, SITE_2 = ARAGORN_SITES[:2]


def test_a_card_from_hand_is_stacked_and_taken_back_for_twilight() -> None:
    """4.2, "stack": a stacked card can be taken into hand by what says so."""
    scene = Scene(support=[THE_SHARDS_OF_NARSIL], hand=[ARAGORN_DRIVEN_BY_NEED])
    scene.fellowship_phase().use(THE_SHARDS_OF_NARSIL)
    assert scene.stack(THE_SHARDS_OF_NARSIL) == [ARAGORN_DRIVEN_BY_NEED]
    assert scene.hand() == []
    scene.use(THE_SHARDS_OF_NARSIL)
    assert scene.hand() == [ARAGORN_DRIVEN_BY_NEED]
    assert scene.twilight == 1


def test_a_stacked_card_is_neither_in_play_nor_counts_for_uniqueness() -> None:
    """4.2, "stack": stacked cards are not in play, not active and may be in play elsewhere."""
    scene = Scene(
        support=[THE_SHARDS_OF_NARSIL], stacked={THE_SHARDS_OF_NARSIL: [ARAGORN_DRIVEN_BY_NEED]}
    )
    card = scene.card(ARAGORN_DRIVEN_BY_NEED)
    assert card not in in_force.active_cards(scene.state)
    assert not is_taken(scene.state, 0, card)


def test_a_stacked_card_is_played_as_from_hand() -> None:
    """4.2, "stack": it is paid for and borne like any other."""
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, GIMLI_DWARF_OF_EREBOR],
        support=[GANDALFS_CART],
        stacked={GANDALFS_CART: [KNIGHTS_SPEAR]},
    )
    scene.fellowship_phase().use(GANDALFS_CART)
    assert scene.bearer_of(KNIGHTS_SPEAR) == ARAGORN_DRIVEN_BY_NEED
    assert scene.twilight == scene.state.blueprints[scene.card(KNIGHTS_SPEAR)].card.twilight


def test_the_winner_of_a_skirmish_is_stacked_and_its_cards_and_wounds_are_gone() -> None:
    """4.2, "leaving play": what it bears is discarded, its wounds are removed."""
    scene = Scene(
        site=4,
        fellowship=[EOWYN_RESTLESS_MAIDEN],
        minions=[GOBLIN_PATROL_TROOP],
        bearing={GOBLIN_PATROL_TROOP: [GOBLIN_SCIMITAR]},
        shadow_support=[GOBLIN_SWARMS],
    ).wound(GOBLIN_PATROL_TROOP, 1)
    scene.skirmish(EOWYN_RESTLESS_MAIDEN, GOBLIN_PATROL_TROOP).wait_to(Verb.TRIGGER, GOBLIN_SWARMS)
    scene.answer_with(GOBLIN_SWARMS)
    assert scene.stack(GOBLIN_SWARMS) == [GOBLIN_PATROL_TROOP]
    assert scene.is_discarded(GOBLIN_SCIMITAR)
    assert scene.wounds(GOBLIN_PATROL_TROOP) == 0


def test_a_stacked_minion_is_played_for_its_cost() -> None:
    """4.2, "playing a card": its twilight cost is paid from a stack too."""
    scene = Scene(
        site=4,
        shadow_support=[GOBLIN_SWARMS],
        stacked={GOBLIN_SWARMS: [GOBLIN_PATROL_TROOP]},
        twilight=6,
    )
    scene.shadow_phase().use(GOBLIN_SWARMS)
    assert scene.in_play(GOBLIN_PATROL_TROOP)
    assert scene.twilight == 0
    assert scene.stack(GOBLIN_SWARMS) == []


def test_a_minion_stacks_itself_on_a_site_that_its_player_chooses() -> None:
    """4.2, "stack": a card may be stacked on a controlled site."""
    scene = Scene(site=4, fellowship=[EOWYN_RESTLESS_MAIDEN], minions=[DUNLENDING_LOOTER]).control(
        SITE_1, SITE_2
    )
    scene.skirmish(EOWYN_RESTLESS_MAIDEN, DUNLENDING_LOOTER).wait_to(
        Verb.TRIGGER, DUNLENDING_LOOTER
    )
    scene.answer_with(DUNLENDING_LOOTER).choose(SITE_2)
    assert scene.stack(SITE_2) == [DUNLENDING_LOOTER]


def test_a_stacked_card_uses_its_own_ability_to_be_played_for_less() -> None:
    """4.2, "stack": an ability of a stacked card works where its text says so."""
    scene = Scene(site=4, stacked={SITE_1: [DUNLENDING_LOOTER]}, twilight=1)
    assert not scene.shadow_phase().can(Verb.USE, DUNLENDING_LOOTER)
    scene.control(SITE_1).shadow_phase().use(DUNLENDING_LOOTER)
    assert scene.in_play(DUNLENDING_LOOTER)
    assert scene.twilight == 0


def test_the_same_ability_is_not_there_while_the_card_is_in_play() -> None:
    """4.2, "stack": "if stacked" is a requirement."""
    scene = Scene(site=4, minions=[DUNLENDING_LOOTER], twilight=9).control(SITE_1)
    assert not scene.shadow_phase().can(Verb.USE, DUNLENDING_LOOTER)


def test_a_stacked_minion_is_discarded_for_twilight() -> None:
    """4.2, "cost": discarding a stacked card pays, though it is not in play."""
    scene = Scene(
        site=5,
        minions=[MORDOR_SOLDIER],
        shadow_support=[ATTACK_ON_HELMS_DEEP],
        stacked={ATTACK_ON_HELMS_DEEP: [ISENGARD_BUILDER, ISENGARD_MECHANICS]},
    )
    scene.regroup_phase().use(ISENGARD_BUILDER)
    assert scene.is_discarded(ISENGARD_BUILDER)
    assert scene.twilight == 2
    assert not scene.can(Verb.USE, ISENGARD_MECHANICS)


def test_cards_of_the_draw_deck_join_a_stack_that_is_there() -> None:
    """4.2, "stack": only a condition that has a card stacked on it will do."""
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR],
        support=[COURTESY_OF_MY_HALL, HERE_IS_GOOD_ROCK],
        stacked={HERE_IS_GOOD_ROCK: [ANDURIL_FLAME_OF_THE_WEST]},
        deck=[EOWYN_RESTLESS_MAIDEN, FARAMIR_STOUT_CAPTAIN, ARAGORN_DRIVEN_BY_NEED],
        hand=[COME_HERE_LAD],
    )
    scene.fellowship_phase().play(COME_HERE_LAD)
    assert sorted(scene.stack(HERE_IS_GOOD_ROCK)) == sorted(
        [ANDURIL_FLAME_OF_THE_WEST, ARAGORN_DRIVEN_BY_NEED, FARAMIR_STOUT_CAPTAIN]
    )
    assert scene.deck() == [EOWYN_RESTLESS_MAIDEN]


def test_a_card_of_the_discard_pile_is_stacked_and_later_discarded_to_heal() -> None:
    """4.2, "cost": a stacked card is discarded into its owner's discard pile."""
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR],
        hand=[COURTESY_OF_MY_HALL],
        discards=[EOWYN_RESTLESS_MAIDEN],
    ).wound(GIMLI_DWARF_OF_EREBOR, 1)
    scene.fellowship_phase().play(COURTESY_OF_MY_HALL)
    assert scene.stack(COURTESY_OF_MY_HALL) == [EOWYN_RESTLESS_MAIDEN]
    scene.use(COURTESY_OF_MY_HALL)
    assert scene.wounds(GIMLI_DWARF_OF_EREBOR) == 0
    assert scene.is_discarded(EOWYN_RESTLESS_MAIDEN)


def test_what_is_stacked_on_a_card_that_leaves_play_is_discarded() -> None:
    """4.2, "leaving play": cards stacked on it are discarded."""
    scene = Scene(
        support=[HERE_IS_GOOD_ROCK], stacked={HERE_IS_GOOD_ROCK: [ANDURIL_FLAME_OF_THE_WEST]}
    )
    assert scene.state.zone[scene.card(ANDURIL_FLAME_OF_THE_WEST)] == STACKED
    board.discard(scene.state, scene.card(HERE_IS_GOOD_ROCK))
    assert scene.is_discarded(ANDURIL_FLAME_OF_THE_WEST)
    assert scene.state.stacks == {}


def test_stacking_a_card_from_hand_pays() -> None:
    """4.2, "cost": without such a card in hand the ability cannot be used."""
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR],
        support=[HERE_IS_GOOD_ROCK],
        minions=[MORDOR_SOLDIER],
        hand=[EOWYN_RESTLESS_MAIDEN],
    )
    scene.skirmish(GIMLI_DWARF_OF_EREBOR, MORDOR_SOLDIER).use(HERE_IS_GOOD_ROCK)
    assert scene.stack(HERE_IS_GOOD_ROCK) == [EOWYN_RESTLESS_MAIDEN]
    assert not scene.can(Verb.USE, HERE_IS_GOOD_ROCK)
