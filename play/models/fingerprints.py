"""By which rules, card texts and computer players games are played, as fields of a row."""

from typing import Any

from rules.playtest.kind import PlaytestKind


def current_fingerprints(kind: PlaytestKind, description: Any) -> dict[str, str]:
    """Return both fingerprints of a playtest as this process would play it, by field name.

    Only games with the same two may be added up. A replay needs no players, only the rules.
    """
    return {
        "rules_fingerprint": kind.rules_fingerprint(description),
        "players_fingerprint": kind.players_fingerprint(description),
    }
