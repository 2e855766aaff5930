"""What a cost is paid for: "to give it +1", where else it "gets +1"."""

from rules.english import join_words
from rules.lcg.notation import effects as ef
from rules.lcg.notation.english.effects import NO_NUMBER, change_phrase, clause
from rules.lcg.notation.english.nouns import Speaker, target_phrase


def clause_after_cost(effect: ef.Effect, speaker: Speaker) -> str:
    """Return what a cost is paid for: "to give it +1", where else it "gets +1"."""
    if isinstance(effect, ef.Make) and effect.changes[0].statistic not in NO_NUMBER:
        target = target_phrase(effect.target, speaker)
        qualities = join_words([change_phrase(change, speaker) for change in effect.changes])
        return f"give {target} {qualities} {effect.until.value}"
    if isinstance(effect, ef.Either):
        options = effect.options
        first = options[0]
        if isinstance(first, ef.Make) and all(
            isinstance(part, ef.Make) and part.target == first.target for part in options
        ):
            changed = [part.changes[0] for part in options if isinstance(part, ef.Make)]
            changes = join_words([change_phrase(change, speaker) for change in changed], "or")
            return f"give {target_phrase(first.target, speaker)} {changes} {first.until.value}"
        return _one_of([clause_after_cost(part, speaker) for part in options])
    return clause(effect, speaker)


def _one_of(clauses: list[str]) -> str:
    """Return clauses joined by "or"; words that all begin and end with are said once."""
    rows = [text.split() for text in clauses]
    begin = _words_in_common(rows)
    end = _words_in_common([row[begin:][::-1] for row in rows])
    if not begin or not end:
        return join_words(clauses, "or")
    middles = [" ".join(row[begin : len(row) - end]) for row in rows]
    return " ".join([*rows[0][:begin], join_words(middles, "or"), *rows[0][-end:]])


def _words_in_common(rows: list[list[str]]) -> int:
    """Return with how many equal words all rows begin."""
    number = 0
    for words in zip(*rows, strict=False):
        if len(set(words)) > 1:
            break
        number += 1
    return number
