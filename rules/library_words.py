"""The words of a card language: what each one says, and a written card that uses it.

A word that is a function has a docstring; a noun is explained by the comment above it, or by the
kind of value it is. The example is a sentence of a definition, with the English of that sentence.
"""

import ast
import inspect
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from types import ModuleType

from rules.english import article
from rules.notation.definition_files import unknown_word
from rules.notation.usage import usage

_DEFINES = ("card", "erratum")


@dataclass(frozen=True)
class WrittenText:
    """A definition for examples: where it begins, what its card is called, and its English."""

    module: str
    line: int
    card: str
    english: Sequence[str]


@dataclass(frozen=True)
class Example:
    """A sentence of a definition, as it is written and as it reads."""

    source: str
    card: str
    english: str


@dataclass(frozen=True)
class Dictionary:
    """The words of one game: `modules` of the language, by name, and the texts that use them.

    `titles` are those of its cards, which the language names by `titled`.
    """

    modules: Mapping[str, ModuleType]
    texts: Iterable[WrittenText]
    titles: Iterable[str] = ()

    @cached_property
    def _modules_of_words(self) -> dict[str, str]:
        found: dict[str, str] = {}
        for name, module in self.modules.items():
            for word in module.__all__:
                found.setdefault(word, name)
        return found

    def knows(self, word: str) -> bool:
        """Return whether a word is in the language."""
        return word in self._modules_of_words

    def unknown(self, word: str) -> str:
        """Return a message for a word that is not in the language, with those that come close."""
        return unknown_word(word, tuple(self._modules_of_words), self.titles)

    def all_words(self) -> Iterator[str]:
        """Yield each word with a line and an example, under the module of its kind."""
        for name, module in self.modules.items():
            doc = (module.__doc__ or "").strip().splitlines()
            yield f"{name}: {doc[0]}" if doc else name
            for word in module.__all__:
                yield f"  {self._usage(word)}  {self._explained(word)[0]}".rstrip()
                yield from (f"      {line}" for line in self._example_lines(word, 1))
            yield ""

    def word(self, word: str) -> Iterator[str]:
        """Yield all there is to know of a word, with up to three examples."""
        yield f"{self._usage(word)}  ({self._modules_of_words[word]})"
        yield from (f"  {line}".rstrip() for line in self._explained(word))
        yield from (f"    {line}" for line in self._example_lines(word, 3))

    def saying(self, phrase: str) -> Iterator[str]:
        """Yield the words that say a phrase in print, the likeliest first, each with an example.

        A word says a phrase if most sentences with the one have the other.
        """
        said = re.compile(rf"\b{re.escape(phrase)}\b", re.IGNORECASE)
        saying = {
            word: [example for example in examples if said.search(example.english)]
            for word, examples in self._examples.items()
        }
        printed = len({example for examples in saying.values() for example in examples})
        fits = {
            word: 2 * len(examples) / (len(self._examples[word]) + printed)
            for word, examples in saying.items()
            if examples
        }
        best = max(fits.values(), default=0)
        for word in sorted(fits, key=lambda word: -fits[word]):
            if fits[word] < best / 2:
                return
            example = saying[word][0]
            yield f"{self._usage(word)}  ({self._modules_of_words[word]})"
            yield f"    {example.source}  ({example.card})"
            yield f"    {example.english}"

    def _value(self, word: str) -> object:
        return getattr(self.modules[self._modules_of_words[word]], word)

    def _usage(self, word: str) -> str:
        return usage(word, self._value(word))

    def _explained(self, word: str) -> list[str]:
        value = self._value(word)
        if inspect.isfunction(value) and value.__doc__:
            return inspect.cleandoc(value.__doc__).splitlines()
        if inspect.isclass(value) and value.__doc__:
            return inspect.cleandoc(value.__doc__).splitlines()
        comment = self._comments[self._modules_of_words[word]].get(word)
        return [comment] if comment else [f"{article(_kind(value)).capitalize()}."]

    @cached_property
    def _comments(self) -> dict[str, dict[str, str]]:
        return {name: _comments_of(module) for name, module in self.modules.items()}

    def _example_lines(self, word: str, most: int) -> Iterator[str]:
        if word in _DEFINES:
            return  # Every example has it.
        found = self._examples.get(word, [])
        if not found:
            yield "no card uses it"
        for example in found[:most]:
            yield f"{example.source}  ({example.card})"
            yield example.english

    @cached_property
    def _examples(self) -> dict[str, list[Example]]:
        """The examples of each word, the shortest first, each from another card."""
        found: dict[str, list[Example]] = {}
        for example, words in _sentences(self.texts):
            for word in words & self._modules_of_words.keys():
                found.setdefault(word, []).append(example)
        return {
            word: sorted(examples, key=lambda example: len(example.source))
            for word, examples in found.items()
        }


def _kind(value: object) -> str:
    """Return what sort of value a noun is: "filter", "phase", from the module of its class."""
    kind = type(value).__module__.rpartition(".")[2]
    if kind == "vocabulary":
        return re.sub(r"(?<!^)(?=[A-Z])", " ", type(value).__name__).lower()
    return kind.removesuffix("s").replace("_", " ")


def _comments_of(module: ModuleType) -> dict[str, str]:
    """Return the comment above each assignment of a module, or beside it."""
    source = inspect.getsource(module)
    lines = source.splitlines()
    found: dict[str, str] = {}
    for statement in ast.parse(source).body:
        match statement:
            case ast.Assign([ast.Name(word)]) | ast.AnnAssign(ast.Name(word)):
                above = lines[statement.lineno - 2].strip() if statement.lineno > 1 else ""
                if above.startswith("# ") and not above.startswith("# ---"):
                    found[word] = above.removeprefix("# ")
    return found


def _sentences(texts: Iterable[WrittenText]) -> Iterator[tuple[Example, set[str]]]:
    """Yield each sentence of the definitions with the words in it."""
    calls: dict[str, dict[int, tuple[list[bytes], ast.Call]]] = {}
    for text in texts:
        if text.module not in calls:
            calls[text.module] = _calls_of(text.module)
        if text.line not in calls[text.module]:
            continue
        source, call = calls[text.module][text.line]
        written = call.args[2:]
        if len(written) != len(text.english):
            continue  # One word made several sentences of it, or none.
        for sentence, english in zip(written, text.english, strict=True):
            shown = _in_one_line(source, sentence)
            words = {node.id for node in ast.walk(sentence) if isinstance(node, ast.Name)}
            yield Example(shown, text.card, english), words


def _in_one_line(source: list[bytes], sentence: ast.expr) -> str:
    """Return what is written for a sentence, which may go over several lines."""
    first, last = sentence.lineno - 1, (sentence.end_lineno or sentence.lineno) - 1
    lines = source[first : last + 1]
    lines[-1] = lines[-1][: sentence.end_col_offset]
    lines[0] = lines[0][sentence.col_offset :]
    written = " ".join(b" ".join(lines).decode().split())
    return written.replace("( ", "(").replace(", )", ")").replace(" )", ")")


def _calls_of(module: str) -> dict[int, tuple[list[bytes], ast.Call]]:
    """Return the definitions of a file by the line on which they begin."""
    root = Path(__file__).parent.parent
    source = root.joinpath(*module.split(".")).with_suffix(".py").read_text(encoding="utf-8")
    lines = source.encode().splitlines()
    found = {}
    for statement in ast.parse(source).body:
        match statement:
            case ast.Expr(ast.Call(ast.Name(name)) as call) if name in _DEFINES:
                found[call.lineno] = lines, call
    return found
