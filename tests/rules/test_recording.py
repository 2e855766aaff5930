"""The log of a recorded game."""

from rules.recording import Line, without_repeated_names


def test_who_did_it_is_named_once_in_a_phase() -> None:
    lines = [
        Line(0, "Turn 1: Aragorn", "turn"),
        Line(1, "Aragorn plays Faramir", who="Aragorn"),
        Line(1, "2 twilight added for Athelas"),
        Line(2, "Aragorn plays Athelas", who="Aragorn"),
        Line(3, "Éomer draws 2 cards", who="Éomer"),
        Line(4, "Aragorn uses Athelas", who="Aragorn"),
        Line(5, "Regroup phase", "phase"),
        Line(6, "Aragorn draws 1 card", who="Aragorn"),
        Line(6, "Aragorn draws 1 card"),
    ]
    assert [line.text for line in without_repeated_names(lines)] == [
        "Turn 1: Aragorn",
        "Aragorn plays Faramir",
        "2 twilight added for Athelas",
        "Plays Athelas",
        "Éomer draws 2 cards",
        "Aragorn uses Athelas",
        "Regroup phase",
        "Aragorn draws 1 card",
        "Aragorn draws 1 card",
    ]
