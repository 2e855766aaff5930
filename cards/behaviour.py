"""What a card does, asked of the library of definitions."""

from dataclasses import dataclass
from functools import lru_cache

from rules.construction import Game
from rules.names import fold_words
from rules.tcg.facts.reader import UnknownCard
from rules.tcg.facts.reader import card as tcg_card
from rules.tcg.library import texts
from rules.tcg.notation.english import sentences_of

NOT_WRITTEN = "Not implemented yet"


@dataclass(frozen=True, slots=True)
class Behaviour:
    """The English of a card's definition, a string a sentence; nothing where none is written."""

    written: bool
    sentences: tuple[str, ...] = ()

    @property
    def note(self) -> str:
        """What the card's page says where its behaviour should stand, "" where it stands."""
        return "" if self.written else NOT_WRITTEN


@lru_cache(maxsize=8192)
def behaviour(game: Game, card_id: str) -> Behaviour:
    """Return what is written about what a card does by its latest text."""
    if game is not Game.TCG:
        return Behaviour(written=False)
    try:
        card = tcg_card(card_id)
    except UnknownCard:
        return Behaviour(written=False)
    known = texts(card_id)
    if not known:
        return Behaviour(written=False)
    return Behaviour(written=True, sentences=sentences_of(card, known[-1]))


@lru_cache(maxsize=8192)
def folded_sentences(game: Game, card_id: str) -> tuple[str, ...]:
    """Return the sentences folded to words, each word after a space, to be searched."""
    return tuple(f" {fold_words(sentence)}" for sentence in behaviour(game, card_id).sentences)
