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
from rules.tcg.notation.english import reminders_of, sentences_of

NOT_WRITTEN = "The computer can’t play this card yet."


@dataclass(frozen=True, slots=True)
class Behaviour:
    """The English of a card's definition, a string a sentence; nothing where none is written.

    `reminders` are what print explains of the card's keywords, before what the card does.
    """

    written: bool
    sentences: tuple[str, ...] = ()
    reminders: tuple[str, ...] = ()

    @property
    def whole(self) -> tuple[str, ...]:
        """The whole text of the card's face."""
        return self.reminders + self.sentences

    @property
    def note(self) -> str:
        """What the card's page says where its behaviour should stand, "" where it stands."""
        return "" if self.written else NOT_WRITTEN


@lru_cache(maxsize=8192)
def behaviour(game: Game, card_id: str) -> Behaviour:
    """Return what is written about what a card does by its latest text."""
    try:
        sentences = _tcg_sentences(card_id) if game is Game.TCG else _lcg_sentences(card_id)
    except UnknownCard:
        sentences = None
    if sentences is None:
        return Behaviour(written=False)
    reminders = reminders_of(tcg_card(card_id)) if game is Game.TCG else ()
    return Behaviour(written=True, sentences=sentences, reminders=reminders)


def _tcg_sentences(card_id: str) -> tuple[str, ...] | None:
    known = texts(card_id)
    return sentences_of(tcg_card(card_id), known[-1]) if known else None


def _lcg_sentences(code: str) -> tuple[str, ...] | None:
    card = lcg_card(code)
    known = lcg_definition(code)
    return english(card, known) if known is not None else None


@lru_cache(maxsize=8192)
def folded_sentences(game: Game, card_id: str) -> tuple[str, ...]:
    """Return the sentences folded to words, each word after a space, to be searched."""
    return tuple(f" {fold_words(sentence)}" for sentence in behaviour(game, card_id).sentences)
