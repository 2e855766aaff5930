"""The bench's mixes of decks."""

import json
import sys

import pytest

from rules import bench
from rules.construction.starters import starters
from rules.kernel import Kernel


def test_all_decks_are_every_starter_in_either_seat() -> None:
    described = bench.every_starter("random")
    sold = [starter.deck for starter in starters().values()]
    for place in (0, 1):
        seated = [description.decks[place] for description in described]
        assert len(seated) == len(sold)
        assert all(deck in seated for deck in sold)
    assert {description.players for description in described} == {("random", "random")}


def test_the_default_is_the_two_decks_of_the_return_of_the_king() -> None:
    assert [description.decks for description in bench.king("easy")] == [bench.decks()]


@pytest.mark.parametrize("arguments", [(), ("--decks", "all")])
def test_prints_figures(
    arguments: tuple[str, ...],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    pace = bench.Pace(1.0, 2.0, 3, 4)
    mixes = []

    def measured(mix: bench.Mix) -> bench.Figures:
        mixes.append(mix)
        return bench.Figures("tcg", "3", "plain", pace, pace, 5.0)

    monkeypatch.setattr(bench, "measure_tcg", measured)
    monkeypatch.setattr(sys, "argv", ["rules.bench", "--json", *arguments])
    bench.main()
    assert mixes == [bench.every_starter if arguments else bench.king]
    printed = json.loads(capsys.readouterr().out)
    assert printed["random"]["decisions"] == 4
    assert printed["kernel"] == "plain"


def test_measures_a_mix(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "ROUNDS", 1)
    assert bench.pace("random", 2, bench.king).games == 2
    assert bench.clone_microseconds(bench.king) > 0


def test_a_player_of_the_tcg_says_how_long_it_thinks(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["rules.bench", "--player", "easy", "--games", "2"])
    bench.main()
    first, second = capsys.readouterr().out.splitlines()
    assert first.startswith("easy against itself, Python 3")
    assert "milliseconds of processor time a decision" in second
    assert second.endswith("of 2 games)")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--player", "gandalf"), "unknown player 'gandalf'"),
        (("--player", "easy", "--games", "0"), "at least one game"),
    ],
)
def test_what_is_no_player_or_no_game_is_said_in_words(
    arguments: tuple[str, ...],
    said: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(sys, "argv", ["rules.bench", *arguments])
    with pytest.raises(SystemExit) as ended:
        bench.main()
    assert ended.value.code == 2
    assert said in capsys.readouterr().err


def test_compares_both_kernels_in_turn(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    switches = []

    def measured(switch: str, game: str, decks: str) -> dict[str, object]:
        switches.append(switch)
        faster = 3 if not switch else 1
        return {
            "kernel": "plain" if switch else Kernel.COMPILED,
            "random": {"decisions_a_second": 10_000.0 * faster},
            "rules": {"games_a_second": 50.0 * faster},
            "clone_microseconds": 6.0 / faster,
        }

    monkeypatch.setattr(bench, "_measure_apart", measured)
    bench.print_comparison(bench.compare("tcg", "king"))
    assert switches == ["plain", ""] * bench.TURNS
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[-1] for line in lines[1:]] == ["3.00", "3.00", "3.00"]


def test_there_is_nothing_to_compare_without_a_build(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "_measure_apart", lambda *_: {"kernel": Kernel.NOT_BUILT})
    with pytest.raises(bench.NoCompiledKernel, match="bin/compile"):
        bench.compare("tcg", "king")
