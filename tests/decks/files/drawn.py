"""Decks drawn from all the cards there are, for tests of deck files."""

from hypothesis import strategies as st

from decks.contents.zones import DeckZone
from decks.files import FILE_TYPES, FileType
from decks.files.card_names import name_book
from rules.construction import Game
from rules.lcg.deck import LcgDeck
from rules.tcg.deck import TcgDeck

TCG_BOOK = name_book(Game.TCG)
TCG_IDS = sorted(TCG_BOOK.names)
RINGS = [card for card in TCG_IDS if TCG_BOOK.zones[card] is DeckZone.RING]
SITES = [card for card in TCG_IDS if TCG_BOOK.zones[card] is DeckZone.ADVENTURE_DECK]
BEARERS = [card for card in TCG_IDS if TCG_BOOK.zones[card] is DeckZone.DRAW_DECK]
LCG_BOOK = name_book(Game.LCG)
HEROES = [card for card, group in LCG_BOOK.zones.items() if group is DeckZone.HEROES]
PLAYER_CARDS = [card for card, group in LCG_BOOK.zones.items() if group is DeckZone.PLAYER_DECK]

# Cards on which a format may stumble: promotional twins, the large ring, 15 C 60 in its three
# cultures, quotes, accents, and a title that several printings share.
ODD_IDS = ["0_2", "0_5", "0_7", "4_M1", "15_204", "15_205", "15_206", "1_2", "11_2", "7_319"]
ODD_IDS += [card for card, name in TCG_BOOK.names.items() if '"' in name or "Ú" in name]


def pairs(cards: list[str], most: int) -> st.SearchStrategy[tuple[tuple[str, int], ...]]:
    """Return different cards with their copies."""
    pair = st.tuples(st.sampled_from(cards), st.integers(1, 9))
    return st.lists(pair, max_size=most, unique_by=lambda held: held[0]).map(tuple)


ODD_CARDS = [card for card in ODD_IDS if card in BEARERS]
card_of_draw_deck = st.sampled_from(ODD_CARDS) | st.sampled_from(BEARERS)
tcg_decks = st.builds(
    TcgDeck,
    ring_bearer=st.none() | st.sampled_from(BEARERS),
    ring=st.none() | st.sampled_from(RINGS),
    sites=st.lists(st.sampled_from(SITES), max_size=9).map(tuple),
    draw_deck=st.lists(
        st.tuples(card_of_draw_deck, st.integers(1, 9)), max_size=20, unique_by=lambda held: held[0]
    ).map(tuple),
)
lcg_decks = st.builds(
    LcgDeck,
    heroes=pairs(HEROES, 4),
    player_deck=pairs(PLAYER_CARDS, 20),
    side_board=pairs(PLAYER_CARDS, 5),
)
# Names as people give them, spaces evened out.
deck_names = (
    st.text(st.characters(categories=["L", "N", "P", "S", "Zs"]), min_size=1, max_size=40)
    .map(lambda name: " ".join(name.split()))
    .filter(bool)
)


def of(slug: str) -> FileType:
    """Return a format by its slug."""
    return next(file_type for file_type in FILE_TYPES if file_type.slug == slug)
