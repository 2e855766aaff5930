"""Two versions of a deck with the cards they share at the same places, shuffled alike."""

from collections import Counter
from dataclasses import replace
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from rules.playtest.trials.alignment import align as align_rows
from rules.tcg.deck import TcgDeck
from rules.tcg.engine.state.codes import Question
from rules.tcg.game import Game
from tests.expected import present
from tests.rules.tcg.decks import ARAGORN_STARTER, EOMER_STARTER


def align(old: TcgDeck, new: TcgDeck) -> TcgDeck:
    return replace(new, draw_deck=align_rows(old.draw_deck, new.draw_deck))


deck_lists = st.lists(
    st.tuples(st.sampled_from("abcdef"), st.integers(1, 4)),
    max_size=6,
    unique_by=lambda row: row[0],
).map(lambda rows: TcgDeck("r", "o", (), tuple(rows)))


@given(deck_lists, deck_lists)
def test_an_aligned_deck_has_the_same_cards(old: Any, new: Any) -> None:
    assert Counter(align(old, new).copies()) == Counter(new.copies())


@given(deck_lists, deck_lists)
def test_shared_cards_keep_their_places_unless_the_deck_became_smaller(old: Any, new: Any) -> None:
    before, after = list(old.copies()), list(align(old, new).copies())
    if len(after) >= len(before):
        alike = sum(one == other for one, other in zip(before, after, strict=False))
        assert alike == (Counter(before) & Counter(after)).total()


def swapped(deck: TcgDeck, out: str, put_in: str) -> TcgDeck:
    rows = [(put_in if card_id == out else card_id, count) for card_id, count in deck.draw_deck]
    return replace(deck, draw_deck=tuple(rows))


def shuffled(first: TcgDeck, seed: int, *, keyed: bool = True) -> tuple[list[str], list[str]]:
    """Return both draw decks as they lie before the first choice."""
    game = Game((first, EOMER_STARTER), seed, keyed_shuffles=keyed)
    ids = [blueprint.card.id for blueprint in game.state.blueprints]
    own, other = game.state.decks
    return [ids[card] for card in own], [ids[card] for card in other]


def test_with_keyed_shuffles_a_swapped_card_takes_the_place_of_the_other() -> None:
    out, put_in = ARAGORN_STARTER.draw_deck[5][0], "7_1"
    new = align(ARAGORN_STARTER, swapped(ARAGORN_STARTER, out, put_in))
    for seed in range(20):
        before, before_of_other = shuffled(ARAGORN_STARTER, seed)
        after, after_of_other = shuffled(new, seed)
        assert after == [put_in if card == out else card for card in before]
        assert after_of_other == before_of_other


def test_a_larger_version_shuffles_what_it_shares_in_the_same_order() -> None:
    larger = replace(ARAGORN_STARTER, draw_deck=(*ARAGORN_STARTER.draw_deck, ("7_1", 3)))
    for seed in range(20):
        before, before_of_other = shuffled(ARAGORN_STARTER, seed)
        after, after_of_other = shuffled(larger, seed)
        assert [card for card in after if card != "7_1"] == before
        assert after_of_other == before_of_other


def test_keyed_shuffles_are_random_and_differ_by_seed_and_player() -> None:
    firsts = Counter(shuffled(ARAGORN_STARTER, seed)[0][-1] for seed in range(300))
    assert set(firsts) == set(ARAGORN_STARTER.copies())
    mirror = Game((ARAGORN_STARTER, ARAGORN_STARTER), 1, keyed_shuffles=True).state
    own, other = mirror.decks
    assert [card - own[0] for card in own] != [card - other[0] for card in other]


def test_each_shuffle_of_a_game_is_another() -> None:
    game = Game((ARAGORN_STARTER, EOMER_STARTER), 3, keyed_shuffles=True)
    before = game.state.decks[0][:]
    while game.state.turn == 0:
        bids = present(game.state.pending).question is Question.BID
        game.choose(0 if bids else len(game.options()) - 1)
    # A fellowship of nobody: the whole deck was shuffled once more before the hands were drawn.
    after = game.state.decks[0] + game.state.hands[0][::-1]
    assert set(after) == set(before)
    assert after != before


def test_who_deals_a_game_again_does_not_foresee_its_shuffles() -> None:
    game = Game((ARAGORN_STARTER, EOMER_STARTER), 3, keyed_shuffles=True)
    assert game.clone().state.shuffle_keys == game.state.shuffle_keys != ()
    assert game.determinize(0, rng=1).state.shuffle_keys == ()
