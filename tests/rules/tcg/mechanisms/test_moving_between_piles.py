"""Moving cards between hand, draw deck, discard pile, dead pile and out of the game.

Each test makes up a card that says one thing.
"""

from typing import Any

from rules.tcg.engine.state.codes import REMOVED, Verb
from rules.tcg.notation.language import *
from tests.rules.tcg.cards import *
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import FREE_PEOPLES, SHADOW, Scene


def play_event(*words: Any, **scene_words: Any) -> Scene:
    """Play an event of the fellowship phase that says this."""
    event_id = made(MORNING_CAME, event(fellowship, *words), twilight=0)
    hand = scene_words.pop("hand", [])
    scene = Scene(hand=[event_id, *hand], **scene_words)
    return scene.fellowship_phase().play(event_id)


def test_a_card_in_play_goes_on_top_of_its_owners_deck_or_beneath_it() -> None:
    """4.2, "draw deck": everybody knows where a card went that lay open."""
    scene = play_event(
        put_on_deck(a(hobbit, ~ring_bearer)),
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        deck=[EOWYN_RESTLESS_MAIDEN],
    )
    assert scene.deck() == [EOWYN_RESTLESS_MAIDEN, MERRY_ROHIRRIM_SQUIRE]
    assert scene.state.known[scene.card(MERRY_ROHIRRIM_SQUIRE)] == 0b11
    scene = play_event(
        put_beneath_deck(a(hobbit, ~ring_bearer)),
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        deck=[EOWYN_RESTLESS_MAIDEN],
    )
    assert scene.deck() == [MERRY_ROHIRRIM_SQUIRE, EOWYN_RESTLESS_MAIDEN]


def test_a_card_of_the_discard_pile_is_shuffled_into_the_deck() -> None:
    """4.2, "draw deck": after a shuffle nobody knows where any card is."""
    scene = play_event(
        shuffle_into_deck(from_discard_pile(man)),
        discards=[MERRY_ROHIRRIM_SQUIRE, EOWYN_RESTLESS_MAIDEN],
        deck=[PIPPIN_SWORN_TO_SERVICE],
    )
    assert sorted(scene.deck()) == sorted([PIPPIN_SWORN_TO_SERVICE, EOWYN_RESTLESS_MAIDEN])
    assert scene.state.known.get(scene.card(EOWYN_RESTLESS_MAIDEN), 0) == 0


def test_up_to_two_cards_are_shuffled_into_the_deck() -> None:
    """4.2, "up to": fewer may be chosen."""
    scene = play_event(
        shuffle_into_deck(up_to(2, from_discard_pile(hobbit))),
        discards=[MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE, EOWYN_RESTLESS_MAIDEN],
    )
    scene.choose(MERRY_ROHIRRIM_SQUIRE).pass_()
    assert scene.deck() == [MERRY_ROHIRRIM_SQUIRE]
    assert scene.is_discarded(PIPPIN_SWORN_TO_SERVICE)


def test_cards_of_hand_go_on_top_of_the_deck_in_the_order_that_was_chosen() -> None:
    """4.2, "draw deck": only their owner knows which they are."""
    scene = play_event(
        put_on_deck(from_hand(2)),
        hand=[MERRY_ROHIRRIM_SQUIRE, EOWYN_RESTLESS_MAIDEN, PIPPIN_SWORN_TO_SERVICE],
    )
    scene.choose(EOWYN_RESTLESS_MAIDEN).choose(MERRY_ROHIRRIM_SQUIRE)
    assert sorted(scene.deck()) == sorted([MERRY_ROHIRRIM_SQUIRE, EOWYN_RESTLESS_MAIDEN])
    assert scene.hand() == [PIPPIN_SWORN_TO_SERVICE]
    assert scene.state.known[scene.card(EOWYN_RESTLESS_MAIDEN)] == 1 << FREE_PEOPLES


def test_the_whole_hand_goes_beneath_the_deck_and_others_are_drawn() -> None:
    """4.2, "rule of 4": no more than four cards are drawn in a fellowship phase."""
    scene = play_event(
        put_beneath_deck(each(from_hand())) + draw(5),
        hand=[MERRY_ROHIRRIM_SQUIRE, EOWYN_RESTLESS_MAIDEN],
        deck=[
            ARAGORN_DRIVEN_BY_NEED,
            FARAMIR_STOUT_CAPTAIN,
            LEGOLAS_GREENLEAF,
            TARGON,
            PIPPIN_SWORN_TO_SERVICE,
        ],
    )
    assert len(scene.hand()) == 4
    assert sorted(scene.deck()) == sorted(
        [MERRY_ROHIRRIM_SQUIRE, EOWYN_RESTLESS_MAIDEN, ARAGORN_DRIVEN_BY_NEED]
    )


def test_a_random_card_goes_beneath_the_deck_and_nobody_knows_which() -> None:
    """4.2, "random": chance chooses, so the effect does not name it even to its owner."""
    scene = play_event(
        put_random_card_beneath_deck(),
        hand=[MERRY_ROHIRRIM_SQUIRE, EOWYN_RESTLESS_MAIDEN, PIPPIN_SWORN_TO_SERVICE],
        deck=[ARAGORN_DRIVEN_BY_NEED],
    )
    assert len(scene.hand()) == 2
    assert scene.deck()[1:] == [ARAGORN_DRIVEN_BY_NEED]


def test_a_card_of_the_dead_pile_is_taken_into_hand() -> None:
    """4.2, "dead pile": it counts no longer as dead."""
    scene = play_event(
        take_into_hand(from_dead_pile(hobbit)), dead=[MERRY_ROHIRRIM_SQUIRE, EOWYN_RESTLESS_MAIDEN]
    )
    assert scene.hand() == [MERRY_ROHIRRIM_SQUIRE]
    assert not scene.is_dead(MERRY_ROHIRRIM_SQUIRE)


def test_a_companion_is_played_from_the_dead_pile_though_it_is_unique() -> None:
    """4.2, "unique": the card that is played does not stand in its own way."""
    scene = play_event(play(from_dead_pile(hobbit)), dead=[MERRY_ROHIRRIM_SQUIRE])
    assert scene.in_play(MERRY_ROHIRRIM_SQUIRE)
    # With another copy in play it cannot be played, and so neither can the event (4.2, "effect").
    returning = made(MORNING_CAME, event(fellowship, play(from_dead_pile(hobbit))), twilight=0)
    scene = Scene(
        hand=[returning], dead=[MERRY_ROHIRRIM_SQUIRE], fellowship=[MERRY_ROHIRRIM_SQUIRE]
    )
    assert not scene.fellowship_phase().can(Verb.PLAY, returning)


def test_no_more_than_four_cards_come_into_hand_in_a_fellowship_phase() -> None:
    """4.2, "rule of 4": cards taken into hand count."""
    scene = play_event(
        take_into_hand(each(from_discard_pile())),
        discards=[
            MERRY_ROHIRRIM_SQUIRE,
            EOWYN_RESTLESS_MAIDEN,
            PIPPIN_SWORN_TO_SERVICE,
            ARAGORN_DRIVEN_BY_NEED,
            FARAMIR_STOUT_CAPTAIN,
        ],
    )
    assert len(scene.hand()) == 4


def test_the_top_card_of_an_opponents_deck_is_discarded() -> None:
    """4.2, "draw deck": the top card is not looked at first."""
    scene = play_event(
        discard(top_of_deck(2, an_opponent)),
        shadow_deck=[MORDOR_SOLDIER, DESERT_FIGHTER, LEGOLAS_GREENLEAF],
    )
    assert scene.deck(SHADOW) == [MORDOR_SOLDIER]
    assert scene.is_discarded(LEGOLAS_GREENLEAF)


def test_the_bottom_card_of_the_deck_is_discarded() -> None:
    """4.2, "draw deck": a sentence may name the bottom."""
    scene = play_event(
        discard(bottom_of_deck()), deck=[MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE]
    )
    assert scene.deck() == [PIPPIN_SWORN_TO_SERVICE]


def test_a_card_of_the_deck_is_put_into_the_discard_pile() -> None:
    """4.2, "draw deck": it is looked through and shuffled."""
    scene = play_event(
        put_into_discard_pile(from_draw_deck(hobbit)),
        deck=[EOWYN_RESTLESS_MAIDEN, MERRY_ROHIRRIM_SQUIRE],
    )
    scene.choose(MERRY_ROHIRRIM_SQUIRE)
    assert scene.is_discarded(MERRY_ROHIRRIM_SQUIRE)
    assert scene.deck() == [EOWYN_RESTLESS_MAIDEN]


def test_a_card_is_removed_from_the_game() -> None:
    """4.2, "removed from game pile": from a pile or from play."""
    scene = play_event(
        remove_from_game(from_discard_pile(hobbit)) + remove_from_game(a(man)),
        discards=[MERRY_ROHIRRIM_SQUIRE],
        fellowship=[EOWYN_RESTLESS_MAIDEN],
    )
    for card_id in (MERRY_ROHIRRIM_SQUIRE, EOWYN_RESTLESS_MAIDEN):
        assert scene.state.zone[scene.card(card_id)] == REMOVED


def test_a_hand_is_discarded_whole_or_at_random() -> None:
    """4.2, "discard": a hand's cards of the player who is named."""
    scene = play_event(discard_hand(), hand=[MERRY_ROHIRRIM_SQUIRE, EOWYN_RESTLESS_MAIDEN])
    assert scene.hand() == []
    scene = play_event(
        discard_at_random(2, an_opponent),
        shadow_hand=[MORDOR_SOLDIER, DESERT_FIGHTER, LEGOLAS_GREENLEAF],
    )
    assert len(scene.hand(SHADOW)) == 1


def test_another_player_discards_a_card_of_their_choice() -> None:
    """4.2, "choice": who discards chooses."""
    scene = play_event(
        have(an_opponent, discard_from_hand(1)), shadow_hand=[MORDOR_SOLDIER, DESERT_FIGHTER]
    )
    assert scene.who == SHADOW
    scene.choose(DESERT_FIGHTER)
    assert scene.hand(SHADOW) == [MORDOR_SOLDIER]


def test_a_revealed_hand_may_lose_a_card_that_the_one_who_sees_it_chooses() -> None:
    """4.2, "reveal": the player whose sentence it is chooses among the cards revealed."""
    scene = play_event(
        reveal_hand(an_opponent) + discard(from_revealed(minion)),
        shadow_hand=[MORDOR_SOLDIER, DESERT_FIGHTER, MERRY_ROHIRRIM_SQUIRE],
    )
    assert scene.who == FREE_PEOPLES
    assert not scene.can(Verb.CHOOSE, MERRY_ROHIRRIM_SQUIRE)
    scene.choose(DESERT_FIGHTER)
    assert scene.hand(SHADOW) == [MORDOR_SOLDIER, MERRY_ROHIRRIM_SQUIRE]


def test_the_top_cards_are_looked_at_and_one_is_taken() -> None:
    """4.2, "look at": the others stay where they were, known to one player."""
    scene = play_event(
        look_at(top_of_deck(2)) + take_into_hand(from_revealed()),
        deck=[PIPPIN_SWORN_TO_SERVICE, MERRY_ROHIRRIM_SQUIRE, EOWYN_RESTLESS_MAIDEN],
    )
    scene.choose(MERRY_ROHIRRIM_SQUIRE)
    assert scene.hand() == [MERRY_ROHIRRIM_SQUIRE]
    assert scene.deck() == [PIPPIN_SWORN_TO_SERVICE, EOWYN_RESTLESS_MAIDEN]
    assert scene.state.known[scene.card(EOWYN_RESTLESS_MAIDEN)] == 1 << FREE_PEOPLES


def test_revealed_cards_are_counted() -> None:
    """4.2, "reveal": an amount may count what was revealed."""
    scene = play_event(
        reveal(top_of_deck(3)) + add_twilight(cards_revealed(hobbit)),
        deck=[EOWYN_RESTLESS_MAIDEN, MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE],
    )
    assert scene.twilight == 2


def test_an_item_that_is_chosen_goes_to_a_bearer_that_may_bear_it() -> None:
    """4.2, "transfer": by an effect, without its twilight cost."""
    scene = play_event(
        transfer(a(possession, borne_by(man)), a(companion)),
        fellowship=[
            ARAGORN_DRIVEN_BY_NEED,
            FARAMIR_STOUT_CAPTAIN,
            EOWYN_RESTLESS_MAIDEN,
            MERRY_ROHIRRIM_SQUIRE,
        ],
        bearing={ARAGORN_DRIVEN_BY_NEED: [KNIGHTS_SPEAR]},
    )
    if scene.can(Verb.CHOOSE, KNIGHTS_SPEAR):
        scene.choose(KNIGHTS_SPEAR)
    assert scene.bearer_of(KNIGHTS_SPEAR) == FARAMIR_STOUT_CAPTAIN
    assert scene.twilight == 0


def test_a_condition_goes_back_to_the_support_area() -> None:
    """4.2, "transfer": it has no bearer there."""
    scene = play_event(
        transfer(a(gondor, condition), None),
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        bearing={ARAGORN_DRIVEN_BY_NEED: [SECOND_LEVEL]},
    )
    assert scene.bearer_of(SECOND_LEVEL) == ""
    assert scene.in_play(SECOND_LEVEL)


def test_a_card_is_played_for_nothing_with_what_it_is_given() -> None:
    """4.2, "twilight cost": without its cost, and stronger for a while."""
    scene = play_event(
        play(from_hand(hobbit), strength(+2), free=True), hand=[MERRY_ROHIRRIM_SQUIRE]
    )
    assert scene.in_play(MERRY_ROHIRRIM_SQUIRE)
    assert scene.twilight == 0
    assert scene.strength(MERRY_ROHIRRIM_SQUIRE) == 5


def test_a_player_reconciles_by_an_effect() -> None:
    """4.2, "reconcile": down or up to eight cards."""
    scene = play_event(reconcile, deck=[MERRY_ROHIRRIM_SQUIRE] * 3)
    assert len(scene.hand()) == 3


def test_a_card_that_is_picked_is_spoken_of_later() -> None:
    """4.2, "choose": that card is the one chosen before."""
    scene = play_event(
        pick(a(man)) + heal(that(man)) + exert(a(hobbit, ~ring_bearer)),
        fellowship=[EOWYN_RESTLESS_MAIDEN, FARAMIR_STOUT_CAPTAIN, MERRY_ROHIRRIM_SQUIRE],
    )
    scene.wound(EOWYN_RESTLESS_MAIDEN, 2).choose(EOWYN_RESTLESS_MAIDEN)
    assert scene.wounds(EOWYN_RESTLESS_MAIDEN) == 1
    assert scene.wounds(MERRY_ROHIRRIM_SQUIRE) == 1


def test_what_a_player_discards_from_hand_is_answered() -> None:
    """4.2, "trigger": each card that is discarded."""
    watcher = made(SECOND_LEVEL, each_time(player_discards_from_hand(you, hobbit), add_twilight(1)))
    scene = play_event(
        discard_hand(),
        hand=[MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE, EOWYN_RESTLESS_MAIDEN],
        support=[watcher],
    )
    assert scene.twilight == 2


def test_drawing_and_revealing_are_answered() -> None:
    """4.2, "trigger": a card drawn, a hand revealed."""
    drawing = made(SECOND_LEVEL, each_time(player_draws(you), add_twilight(1)))
    revealing = made(SECOND_LEVEL, each_time(player_reveals(you), add_threats(1)))
    scene = play_event(
        draw(2) + reveal_hand(),
        deck=[MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE, EOWYN_RESTLESS_MAIDEN],
        support=[drawing, revealing],
    )
    assert scene.twilight == 2
    assert scene.threats == 1


def test_a_special_ability_that_is_used_is_answered() -> None:
    """4.2, "special ability": the answer comes once it was used."""
    watcher = made(SECOND_LEVEL, each_time(ability_is_used(companion), add_twilight(3)))
    user = made(MERRY_ROHIRRIM_SQUIRE, ability(fellowship, exert(this) >> draw(1)))
    scene = Scene(fellowship=[user], support=[watcher], deck=[LONG_SPEAR])
    scene.fellowship_phase().use(user)
    assert scene.hand() == [LONG_SPEAR]
    assert scene.twilight == 3


def test_an_item_that_is_transferred_is_answered() -> None:
    """4.2, "transfer": the trigger may name the new bearer."""
    watcher = made(
        SECOND_LEVEL,
        each_time(is_transferred(possession, to=hobbit & ~ring_bearer), draw(1)),
    )
    for to, drawn in ((PIPPIN_SWORN_TO_SERVICE, [LONG_SPEAR]), (FRODO_HOPE_OF_FREE_PEOPLES, [])):
        scene = Scene(
            fellowship=[MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE],
            bearing={MERRY_ROHIRRIM_SQUIRE: [HOBBIT_SWORD_7_319]},
            support=[watcher],
            deck=[LONG_SPEAR],
        )
        scene.fellowship_phase().do(Verb.TRANSFER, HOBBIT_SWORD_7_319, to)
        assert scene.hand() == drawn


def test_cards_with_tokens_and_stacks_are_told_apart() -> None:
    """4.2, "culture tokens" and "stack": filters name what bears them."""
    with_both = made(
        SECOND_LEVEL, when_played(place_tokens(2, gondor) + stack(from_hand(hobbit), this))
    )
    scene = Scene(
        fellowship=[EOWYN_RESTLESS_MAIDEN],
        hand=[with_both, MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE],
        support=[SECOND_LEVEL],
    )
    scene.fellowship_phase().play(with_both).choose(MERRY_ROHIRRIM_SQUIRE)
    assert scene.stack(with_both) == [MERRY_ROHIRRIM_SQUIRE]
    counted = made(
        MORNING_CAME,
        event(
            fellowship,
            add_twilight(number_of(condition, bearing_tokens(2, gondor)))
            + add_twilight(number_of(condition, with_stacked(hobbit)))
            + add_twilight(culture_tokens_on(condition, culture=gondor)),
        ),
    )
    other = Scene(
        hand=[counted],
        support=[SECOND_LEVEL, with_both],
        stacked={with_both: [MERRY_ROHIRRIM_SQUIRE]},
    )
    other.state.tokens[(other.card(with_both), "gondor")] = 2
    before = other.fellowship_phase().twilight
    cost = other.state.blueprints[other.card(counted)].card.twilight
    other.play(counted)
    assert other.twilight == before + cost + 4
