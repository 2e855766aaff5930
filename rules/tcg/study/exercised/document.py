"""Writes docs/exercised.md from the runs of games and of tests.

python -m rules.tcg.study.exercised --games 4000 --seed 1 --json > games-1.json
pytest -n0 -p tests.rules.tcg.study.watching_scenes --sentences tests-1.json tests/rules/tcg
python -m rules.tcg.study.exercised.document --games games-1.json --tests tests-1.json
"""

import argparse
import sys
import tomllib
from pathlib import Path

from rules.tcg.study.exercised.reached import Run, read_runs
from rules.tcg.study.exercised.report import gaps, page

REASONS = Path(__file__).with_name("reasons.toml")
ABOUT = """\
# Which sentences of the cards games reach

`python -m rules.tcg.study.exercised` plays games that bring every written card of the TCG and \
watches every sentence: how often it was offered, used, and changed something. Each deck is a \
starter deck near the cards' time and culture, with up to three cards of each side that still \
have a gap and the cards their texts name, early in the draw deck. In every other game the \
dice add twilight, burdens, threats, culture tokens and control of sites when a turn begins, \
as other cards might have. Half of the games are played by \
the printed texts and the rules of 2.0, half by the texts of 31 August 2007 and the rules of 4.1. \
The players prefer what was chosen least often; in some games they mostly think like the \
rule-of-thumb player, so that games last. `--cards 7_83` watches those you name, `--after FILE` \
those of which earlier runs left something out; `--json` prints every count. The same seed plays \
the same games.

A *gap* is a card that never came into play, a sentence that was never offered, used or changed \
anything, or a piece of a sentence (a side of a choice, "if …") that was never carried out.

`pytest -n0 -p tests.rules.tcg.study.watching_scenes --sentences tests.json tests/rules/tcg` \
watches the scenes of the tests in the same way. A test counts for the cards that its file names, \
if it passes.

`python -m rules.tcg.study.exercised.document --games FILE… --tests FILE…` adds such runs and \
prints this page.

Every card with a text is named by a test, and every kind of sentence is played by one: two \
sentences are of one kind if they differ only in the cards, numbers, phases, cultures and keywords \
they name. Tests demand both; `python -m tests.rules.tcg.study.kinds_of_sentences 4` lists the \
cards of a set that fall short.

Costs on one bearer, cards that discard others, sites' texts on allies, limits per character, \
threats that lower a cost, and effects that are put off count too.

Faults that such games have found: a site's response could be used by one player only; sites 3 and \
6 of a path without numbers were no sanctuaries for texts; Harrowdale's loss of fierce had no \
effect. Scenes for these sentences found a limit that one card of several used up, and amounts \
asked of the card chosen last. [second-reading.md](second-reading.md) names what was changed.
"""


def main(words: list[str]) -> int:
    """Print the page; return 0."""
    parser = argparse.ArgumentParser(prog="python -m rules.tcg.study.exercised.document")
    parser.add_argument("--games", nargs="+", type=Path, required=True, help="runs of games")
    parser.add_argument("--tests", nargs="+", type=Path, default=[], help="runs of tests")
    asked = parser.parse_args(words)
    print(document(read_runs(asked.games), read_runs(asked.tests)), end="")
    return 0


def document(games: Run, tests: Run) -> str:
    """Return the whole page."""
    reasons = tomllib.loads(REASONS.read_text(encoding="utf-8"))
    sentences = sum(len(card.sentences) for card in games.reached.values())
    missing = [gap for gap in gaps(games.reached, tests.reached) if gap.words]
    unplayed = sum(not card.played for card in games.reached.values())
    return "\n".join(
        [
            ABOUT,
            "## What the runs reached",
            "",
            f"{games.games:,} games with the seeds {', '.join(map(str, games.seeds))}: of "
            f"{len(games.reached):,} texts of cards {unplayed or 'none'} never came into play, and "
            f"of {sentences:,} sentences {len(missing):,} have a gap. Tests close the gaps of "
            f"{sum(not gap.open for gap in missing):,} of these.",
            "",
            page(games.reached, tests.reached, reasons),
        ]
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
