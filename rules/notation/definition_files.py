"""Reading files of definitions: each mistake is a line, and hides no other card.

A file is imported as any module is. Only if that fails, its statements are run one by one, so
that every mistake is found and every other card is read.
"""

import ast
import re
import sys
import traceback
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

from rules.names import fold
from rules.notation.usage import keywords_of, usage

SUGGESTIONS = 3


class MistypedWord(NameError):
    """A definition uses a name that is no word of the card language."""


class BrokenLibrary(ValueError):
    """Definitions with mistakes: one line for each, with its file and line."""


@dataclass(frozen=True, order=True)
class Mistake:
    """What is wrong with a definition, and where."""

    file: str
    line: int
    problem: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.problem}"


def file_of(module: str) -> str:
    """Return the file of a module as an author sees it: "rules/tcg/library/set07/raider.py"."""
    return f"{module.replace('.', '/')}.py"


def import_definitions(module: str, words: Sequence[str], titles: Iterable[str] = ()) -> None:
    """Import a module of definitions, written in a language of these words.

    Raise MistypedWord, with the file, the line and the words that come close, if it uses another.
    Where it is one of the `titles` of cards, the message says how the language names it.
    """
    try:
        import_module(module)
    except NameError as error:
        last = traceback.extract_tb(error.__traceback__)[-1]
        # A name that is missing elsewhere is a mistake in the code, not in a definition.
        if not _is_file_of(module, last.filename):
            raise
        message = f"{file_of(module)}:{last.lineno}: {_mistyped(error, words, titles)}"
        raise MistypedWord(message) from None


def read_definitions(
    module: str,
    words: Sequence[str],
    forget: Callable[[str], object],
    titles: Iterable[str] = (),
) -> tuple[Mistake, ...]:
    """Import a module of definitions; return its mistakes, and read all that is right.

    `forget` drops what the module has defined up to its first mistake.
    """
    try:
        import_definitions(module, words, titles)
    except Exception:  # Whatever is wrong in a file, each mistake in it is found below.
        forget(module)
        return tuple(_run_each_statement(module, words, titles))
    return ()


def _run_each_statement(
    module: str, words: Sequence[str], titles: Iterable[str]
) -> Iterator[Mistake]:
    spec = find_spec(module)
    assert spec is not None
    assert spec.origin is not None
    path = spec.origin
    made = ModuleType(module)
    made.__file__, made.__package__ = path, module.rpartition(".")[0]
    sys.modules[module] = made
    for statement in _statements(Path(path).read_text(encoding="utf-8")):
        try:
            exec(compile(statement, path, "exec"), vars(made))
        except Exception as error:
            said = problem(error, words, vars(made), titles)
            yield Mistake(file_of(module), _line(error, module), said)


# Where a statement of a file of definitions begins, in one that Python cannot read as a whole.
_STATEMENT = re.compile(r"^(?:card|erratum|from|import|def|class|@|\w+ *[=:])", re.MULTILINE)


def _statements(source: str) -> Iterator[str | ast.Module]:
    """Yield each statement of a file; those that are not Python as they are, in their place."""
    try:
        for statement in ast.parse(source).body:
            yield ast.Module([statement], [])
    except SyntaxError:
        starts = [found.start() for found in _STATEMENT.finditer(source)]
        for start, end in zip(starts, [*starts[1:], len(source)], strict=True):
            yield "\n" * source.count("\n", 0, start) + source[start:end]


def _line(error: Exception, module: str) -> int:
    """Return the line of a definition in which an error was raised."""
    if isinstance(error, SyntaxError):
        return error.lineno or 0
    lines = [
        frame.lineno
        for frame in traceback.extract_tb(error.__traceback__)
        if _is_file_of(module, frame.filename)
    ]
    return (lines[-1] if lines else 0) or 0


def _is_file_of(module: str, filename: str) -> bool:
    return filename.replace("\\", "/").endswith(file_of(module))


def problem(
    error: Exception,
    words: Sequence[str] = (),
    meanings: dict[str, object] | None = None,
    titles: Iterable[str] = (),
) -> str:
    """Return what an error says to an author, in one line, with a suggestion where there is one."""
    said = " ".join(str(error).split()) or type(error).__name__
    match error:
        case SyntaxError():
            return f"not Python: {error.msg}"
        case NameError() if error.name:
            return _mistyped(error, words, titles)
        case TypeError():
            return _with_right_call(said, meanings or {})
        case ValueError() | LookupError():
            return said
        case _:
            return f"{type(error).__name__}: {said}"


def _mistyped(error: NameError, words: Sequence[str], titles: Iterable[str]) -> str:
    return unknown_word(str(error.name), words, titles)


def unknown_word(name: str, words: Sequence[str], titles: Iterable[str] = ()) -> str:
    """Return a message for a name that is not in the language, with what was probably meant."""
    title = next((title for title in titles if _plain(title) == _plain(name)), "")
    meant = f'; did you mean titled("{title}")?' if title else did_you_mean(name, words)
    return f"{name!r} is not a word of the card language{meant}"


def _plain(name: str) -> str:
    """Return the letters of a name, so that witch_king is The Witch-king."""
    return fold(name.casefold().replace("_", " ").removeprefix("the "))


_CALLED = re.compile(r"^(?:\w+\.)*?(\w+)(\.__init__)?\(\)")


def _with_right_call(said: str, meanings: dict[str, object]) -> str:
    """Return what is wrong with a call, and how the word is used: "exert(times, target)"."""
    called = _CALLED.match(said)
    if called is None:
        return said
    name = _word_of(called[1], meanings) if called[2] else called[1]
    word = meanings.get(name)
    if word is None:
        return said
    said = said.replace(called[0], f"{name}()", 1)
    unknown = re.search(r"unexpected keyword argument '(\w+)'", said)
    meant = did_you_mean(unknown[1], keywords_of(word)) if unknown else ""
    return said + (meant or f"; it is {usage(name, word)}")


def _word_of(kind: str, meanings: dict[str, object]) -> str:
    """Return the word that is a class of the notation by another name: "discard" for Discard."""
    for name, value in meanings.items():
        if isinstance(value, type) and value.__name__ == kind:
            return name
    return kind


def did_you_mean(name: str, words: Sequence[str]) -> str:
    """Return a question with the words that come close to a name; nothing if none does."""
    close = [repr(word) for word in get_close_matches(name, words, SUGGESTIONS)]
    if not close:
        return ""
    *others, last = close
    return f"; did you mean {', '.join(others)} or {last}?" if others else f"; did you mean {last}?"
