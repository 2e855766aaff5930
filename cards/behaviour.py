"""What a card does, in English made of its definition."""

from dataclasses import dataclass
from functools import lru_cache

from rules.construction import Game
from rules.lcg.facts.reader import card as lcg_card
from rules.lcg.library import definition as lcg_definition
from rules.lcg.notation.english import english
from rules.names import fold_words
from rules.rows import UnknownCard
from rules.tcg.facts.reader import card as tcg_card
from rules.tcg.library import texts
from rules.tcg.notation.english import sentences_of, with_reminders

NOT_WRITTEN = "The computer can’t play this card yet."


@dataclass(frozen=True, slots=True)
class Behaviour:
    """The English of a card's definition, a string a sentence; nothing where none is written.

    `whole` also has what print explains of the card's keywords: the text of the card's face.
    """

    written: bool
    sentences: tuple[str, ...] = ()
    whole: tuple[str, ...] = ()

    @property
    def note(self) -> str:
        """What the card's page says where its behaviour should stand, "" where it stands."""
        return "" if self.written else NOT_WRITTEN


@lru_cache(maxsize=8192)
def behaviour(game: Game, card_id: str) -> Behaviour:
    """Return what is written about what a card does by its latest text."""
    try:
        return _tcg_behaviour(card_id) if game is Game.TCG else _lcg_behaviour(card_id)
    except UnknownCard:
        return Behaviour(written=False)


def _tcg_behaviour(card_id: str) -> Behaviour:
    card = tcg_card(card_id)
    known = texts(card_id)
    if not known:
        return Behaviour(written=False)
    sentences = sentences_of(card, known[-1])
    return Behaviour(True, sentences, with_reminders(card, known[-1], sentences))


def _lcg_behaviour(code: str) -> Behaviour:
    card = lcg_card(code)
    known = lcg_definition(code)
    if known is None:
        return Behaviour(written=False)
    sentences = english(card, known)
    return Behaviour(True, sentences, sentences)


@lru_cache(maxsize=8192)
def folded_sentences(game: Game, card_id: str) -> tuple[str, ...]:
    """Return the sentences folded to words, each word after a space, to be searched."""
    return tuple(f" {fold_words(sentence)}" for sentence in behaviour(game, card_id).sentences)
