"""The drawing in ARCHITECTURE.md holds, and so do the rules of the house that a tool can check."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterable
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

from tests import plugins
from tests.conftest import LONGEST_FIRST

ROOT = Path(__file__).resolve().parent.parent
LONGEST_MODULE = 500
# One migration in place of fifty: a table after the other, as Django writes them.
TABLES_AT_ONCE = ROOT / "play" / "migrations" / "0001_to_0050_together.py"

# Paths of someone's machine, and hosts that packages were fetched from.
OF_A_MACHINE = re.compile(
    r"(?<![\w.<])/(?:work|root|home|opt|Users)/\w"
    r"|pypi\.org|pythonhosted\.org|registry\.npmjs|index-url\s*=",
)
ENTRY = re.compile(r"^- (?P<names>`[^:]+):", flags=re.MULTILINE)


def tracked() -> list[Path]:
    """All files of the project that git knows."""
    listed = subprocess.run(
        ["git", "-c", "safe.directory=*", "ls-files", "-z"],
        check=False,
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    if listed.returncode != 0:
        pytest.skip("this is no git checkout")
    files = [ROOT / name for name in listed.stdout.split("\0") if name]
    return [file for file in files if file.exists()]


def python_files() -> list[Path]:
    return [file for file in tracked() if file.suffix == ".py"]


def named_in(section: str) -> set[str]:
    """What the list of a section names before its colons."""
    drawing = (ROOT / "ARCHITECTURE.md").read_text()
    _, _, rest = drawing.partition(f"\n## {section}\n")
    text, _, _ = rest.partition("\n## ")
    return {
        name.strip("`/ ") for entry in ENTRY.finditer(text) for name in entry["names"].split(",")
    }


def test_architecture_names_every_app_and_no_other() -> None:
    rooms = {file.relative_to(ROOT).parts[0] for file in tracked() if file.parent != ROOT}

    assert named_in("Apps") == {room for room in rooms if not room.startswith(".")}


@pytest.mark.parametrize(("room", "known"), [("rules", "tcg/engine"), ("decks", "files")])
def test_every_folder_named_inside_an_app_exists(room: str, known: str) -> None:
    named = named_in(f"Inside `{room}/`")

    assert known in named
    assert {name for name in named if not (ROOT / room / name).exists()} == set()


def test_no_module_is_too_long_to_read() -> None:
    long = {
        str(file.relative_to(ROOT)): lines
        for file in python_files()
        if not file.is_relative_to(ROOT / "tests")
        if file != TABLES_AT_ONCE
        if (lines := len(file.read_text().splitlines())) > LONGEST_MODULE
    }

    assert long == {}


def test_every_file_of_tests_that_begins_early_exists() -> None:
    assert [name for name in LONGEST_FIRST if not (ROOT / "tests" / name).is_file()] == []
    assert len(set(LONGEST_FIRST)) == len(LONGEST_FIRST)


@pytest.mark.parametrize(
    ("package", "plugin"),
    [
        ("playwright", "playwright"),
        ("hypothesis", "tests.examples"),
    ],
)
def test_a_heavy_plugin_is_used_only_where_it_is_loaded(package: str, plugin: str) -> None:
    tests = ROOT / "tests"
    users = [file for file in tests.rglob("*.py") if imports(file, package)]
    homes = [tests / "examples.py", *(tests / home for home in plugins.HOMES[plugin])]

    assert users
    assert [file for file in users if not any(map(file.is_relative_to, homes))] == []


def imports(file: Path, package: str) -> bool:
    line = re.compile(rf"^\s*(?:import|from) {package}\b", re.MULTILINE)
    return line.search(file.read_text(encoding="utf-8")) is not None


@pytest.mark.parametrize(
    ("asked", "loaded"),
    [
        ("tests", ["playwright", "rerunfailures", "tests.examples"]),
        ("tests/rules/tcg", []),
        ("tests/e2e/test_builder.py", ["playwright", "rerunfailures"]),
        ("tests/westmarch", ["tests.examples"]),
    ],
)
def test_only_the_heavy_plugins_that_tests_need_are_loaded(asked: str, loaded: list[str]) -> None:
    assert plugins.wanted([ROOT / asked]) == loaded


def test_the_rules_need_nothing_but_python() -> None:
    # mypyc takes its machine integers from mypy_extensions, which is read by type checkers only.
    allowed = sys.stdlib_module_names | {"rules", "mypy_extensions"}
    foreign = {
        (str(file.relative_to(ROOT)), name)
        for file in python_files()
        if file.is_relative_to(ROOT / "rules")
        for name in imported(file)
        if name.partition(".")[0] not in allowed
    }

    assert foreign == set()


def imported(file: Path) -> set[str]:
    """The full names of the modules that a file imports."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.add(node.module)
    return names


def test_no_file_speaks_of_somebodys_machine() -> None:
    speaking = {}
    for file in tracked():
        try:
            text = file.read_text()
        except UnicodeDecodeError:
            continue  # a font or a picture
        if file != Path(__file__) and (found := OF_A_MACHINE.findall(text)):
            speaking[str(file.relative_to(ROOT))] = sorted(set(found))

    assert speaking == {}


@pytest.mark.parametrize(
    "text", ["see /work/notes", "in /home/sam/deck.txt", "index-url = x", "https://pypi.org/simple"]
)
def test_speech_of_a_machine_is_recognised(text: str) -> None:
    assert OF_A_MACHINE.search(text)


@pytest.mark.parametrize("text", ["templates/home/page.html", "the </work/", "cards/work/"])
def test_other_speech_is_not(text: str) -> None:
    assert not OF_A_MACHINE.search(text)


def imports_inside_functions(source: str) -> list[int]:
    """Return the lines of imports inside functions that have no comment above them.

    Imports that follow each other share the comment of the first.
    """
    lines = source.splitlines()
    found = set()
    for function in ast.walk(ast.parse(source)):
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            inside = (node for node in ast.walk(function) if node is not function)
            found |= {
                (node.lineno, node.end_lineno)
                for node in inside
                if isinstance(node, ast.Import | ast.ImportFrom)
            }
    ends = {end for _, end in found}
    return sorted(
        start
        for start, _ in found
        if start - 1 not in ends and not lines[start - 2].lstrip().startswith("#")
    )


def test_an_import_inside_a_function_of_the_tcg_says_why() -> None:
    without_reason = [
        f"{file.relative_to(ROOT)}:{line}"
        for file in python_files()
        if file.is_relative_to(ROOT / "rules" / "tcg")
        for line in imports_inside_functions(file.read_text())
    ]

    assert without_reason == []


def test_an_import_inside_a_function_without_a_comment_is_found() -> None:
    source = "def f():\n    # Why.\n    import a\n    import b\n\n    import c\n\nimport d\n"

    assert imports_inside_functions(source) == [6]


PLAY = ROOT / "play"
MOST_ROOMS = 32
MOST_IMPORTS_BETWEEN_ROOMS = 165
MOST_BRANCHES_ON_THE_GAME = 8


def modules_of_play() -> dict[str, Path]:
    """The modules of `play` by their full names."""
    return {
        ".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): file
        for file in python_files()
        if file.is_relative_to(PLAY)
    }


def imports_between_rooms(modules: dict[str, Path]) -> dict[str, set[str]]:
    """By room of `play`, the other rooms that its modules import, inside functions too.

    A room is a folder of `play` or a module beside them.
    """
    rooms: dict[str, set[str]] = {room_in_play(name): set() for name in modules if "." in name}
    for name, file in modules.items():
        if name != "play":
            rooms[room_in_play(name)] |= rooms_imported(file.read_text(), rooms)
    return {room: imported - {room} for room, imported in rooms.items()}


def room_in_play(name: str) -> str:
    return name.split(".")[1]


def rooms_imported(source: str, rooms: Iterable[str]) -> set[str]:
    """The rooms of `play` that a module imports, in whatever way it is written."""
    names = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names |= {f"{node.module}.{alias.name}" for alias in node.names}
    return {room for room in rooms for name in names if f"{name}.".startswith(f"play.{room}.")}


def test_play_has_few_rooms_and_few_imports_between_them() -> None:
    rooms = imports_between_rooms(modules_of_play())

    assert {"face", "queue", "tables"} <= set(rooms)
    assert len(rooms) <= MOST_ROOMS
    assert sum(map(len, rooms.values())) <= MOST_IMPORTS_BETWEEN_ROOMS


def test_the_rooms_of_play_do_not_import_each_other_in_a_circle() -> None:
    rooms = imports_between_rooms(modules_of_play())

    assert set(TopologicalSorter(rooms).static_order()) == set(rooms)


def test_every_way_to_import_a_room_is_seen() -> None:
    source = (
        "import play.queue.tasks\nfrom play import face\nfrom play.models import Table\n"
        "def f():\n    from play.requests.table import Hands\n"
    )
    rooms = ["face", "faces", "models", "queue", "requests", "tables"]

    assert rooms_imported(source, rooms) == {"face", "models", "queue", "requests"}


def branches_on_the_game(source: str) -> list[int]:
    """The lines that compare something with a game, or match it with one."""
    return sorted(
        node.lineno
        for node in ast.walk(ast.parse(source))
        if (
            isinstance(node, ast.Compare) and any(map(names_a_game, [node.left, *node.comparators]))
        )
        or (isinstance(node, ast.MatchValue) and names_a_game(node.value))
    )


def names_a_game(node: ast.AST) -> bool:
    """Whether an expression is a game, its value, or a row that has one: `(Game.TCG,)`."""
    return any(
        (isinstance(part, ast.Attribute) and part.attr in {"TCG", "LCG"})
        or (isinstance(part, ast.Constant) and part.value in {"tcg", "lcg"})
        for part in ast.walk(node)
    )


def test_only_the_faces_ask_which_game_it_is() -> None:
    face = {PLAY / "face.py", *(PLAY / "faces").rglob("*.py"), *(PLAY / "migrations").glob("*.py")}
    branches = [
        f"{file.relative_to(ROOT)}:{line}"
        for file in modules_of_play().values()
        if file not in face
        for line in branches_on_the_game(file.read_text())
    ]

    assert len(branches) <= MOST_BRANCHES_ON_THE_GAME, branches


def test_every_branch_on_the_game_is_seen() -> None:
    source = (
        'if table.game == Game.LCG:\n    x = 1 if "tcg" != game else 2\n'
        "y = game in (Game.TCG,)\nmatch game:\n    case Game.LCG:\n        pass\n"
        "known = {Game.TCG: 1}\n"
    )

    assert branches_on_the_game(source) == [1, 2, 3, 5]
