"""The players compile each word of a card's text once."""

from rules.tcg.notation import filters as fi
from rules.tcg.players.reading.meanings import Meanings
from rules.tcg.vocabulary import Race


def test_a_word_is_compiled_once_and_found_by_identity() -> None:
    compiled: list[object] = []

    def compile_word(word: object) -> int:
        compiled.append(word)
        return len(compiled)

    meanings = Meanings(compile_word)
    word, alike = fi.Printed(Race.ENT), fi.Printed(Race.ENT)
    assert (meanings.of(word), meanings.of(word), meanings.of(alike)) == (1, 1, 2)
    assert compiled == [word, alike]
