"""What a seat sees and may choose, as plain values: nothing that its person may not know."""

from collections.abc import Sequence
from typing import Any

from cards.reference.addresses import question_address
from play.models import Move, Seat, Table, TableStatus
from play.tables.access import other_seats
from play.tables.automatic import can_pass
from play.tables.endings import describe_end_by_people
from play.tables.guided import is_guided
from play.tables.kept_log import ENDED
from play.tables.keys import option_key, whole_key
from play.tables.live_games import LiveGame
from play.tables.plain import plain
from play.tables.taking_back import can_take_back, can_undo_step
from rules.english import second_person
from rules.recording import Line, Sum, WholeChoice

# Lines of the log in one answer: the last ones, where more were written.
MOST_LINES = 60


def describe_position(
    table: Table, seats: Sequence[Seat], seat: Seat, live: LiveGame, seen: int | None = None
) -> dict[str, Any]:
    """Return the position of a table as a seat sees it.

    `seen` is the revision that the client has already: the log goes on from there.
    """
    recorder = live.recorders[seat.place]
    after = step_seen(table, seen, live)
    return {
        **describe_state(table, seats, seat),
        **describe_decision(table, seats, seat, live),
        "log": [plain_line(line) for line in written(table, seat, live, after)[-MOST_LINES:]],
        "table": plain(recorder.lay_out(live.game.state, seat.place)),
    }


def describe_state(table: Table, seats: Sequence[Seat], seat: Seat) -> dict[str, Any]:
    """Return how far a table is, for a seat."""
    return {
        "revision": table.revision,
        "steps": table.steps,
        "status": table.status,
        "seat": seat.place,
        "to_choose": table.to_choose if table.is_playing else None,
        "thinking": table.is_playing and table.thinking,
        "passing": seat.passing,
        "skips": seat.skips,
        "can_take_back": table.is_playing
        and table.steps > 0
        and can_take_back(seats)
        and not is_guided(table, table.steps),
        "result": result_of(table, seats),
    }


def result_of(table: Table, seats: Sequence[Seat]) -> str:
    """Return how the game ended in a sentence; nothing while it goes on."""
    if table.status == TableStatus.ENDED:
        return ENDED
    if table.status != TableStatus.OVER:
        return ""
    names = [seat.name for seat in seats]
    return describe_end_by_people(table, names) or table.face.describe_ending(table.end, names)


def describe_decision(
    table: Table, seats: Sequence[Seat], seat: Seat, live: LiveGame
) -> dict[str, Any]:
    """Return what must be chosen now, with the options where it is the seat that chooses.

    Somebody with one seat is "you"; with several, each goes by its name.
    """
    decision = live.game.decision()
    if decision is None or not table.is_playing:
        return {
            "question": "",
            "explanation": "",
            "explanation_address": "",
            "kind": "",
            "about": None,
            "can_pass": False,
            "options": [],
        }
    recorder, state = live.recorders[seat.place], live.game.state
    own = decision.player == seat.place and not seat.player
    question = recorder.describe_question(state, decision)
    kind = live.face.question_name(decision)
    explanation = live.face.explain_question(live.game, decision) if own else ""
    if own and not any(not other.player for other in other_seats(seats, seat)):
        question = f"You {second_person(question.removeprefix(seat.name).lstrip())}"
    total = recorder.describe_sum(state, decision) if own else None
    options = recorder.in_order(state, decision) if own else ()
    has_wholes = own and not is_guided(table, table.steps)
    wholes = recorder.whole_choices(state, decision) if has_wholes else ()
    found: dict[str, Any] = {
        "question": question,
        "explanation": explanation,
        "explanation_address": question_address(table.game, kind) if explanation else "",
        "kind": kind,
        "about": _card(decision.source),
        "can_pass": own and can_pass(live, decision),
        "options": [_described_whole(live, each) for each in wholes]
        or [
            describe_option(
                live,
                recorder.describe_option(state, decision, option),
                option,
                recorder.describe_consequence(state, decision, option),
                recorder.fight_after(state, decision, option),
            )
            for option in options
        ],
    }
    if own and not wholes:
        copies = _copies_in_hand(state, decision)
        for described in found["options"]:
            if described.get("card") in copies:
                described["copies"] = copies[described["card"]]
    if own and not can_take_back(seats) and can_undo_step(table, seat, live):
        found["can_take_back"] = True
    if own and (rest := recorder.describe_rest(state, decision)):
        found["rest"] = rest
    if own and (takes := recorder.count_takes(state, decision)):
        found["takes"] = takes
    if total is not None:
        found["sum"] = _described_sum(total)
        for option, described in zip(options, found["options"], strict=True):
            if option in total.adds:
                described["adds"] = total.adds[option]
    return found


def _copies_in_hand(state: Any, decision: Any) -> dict[int, list[int]]:
    """Return the cards of a hand for which an offered one stands, by the offered one.

    The rules offer one of several equal cards.
    """
    offered = {option.card for option in decision.options}
    hand = state.hands[decision.player]
    left_out = [card for card in hand if card not in offered]
    found = {
        card: [other for other in left_out if state.blueprints[other] == state.blueprints[card]]
        for card in hand
        if card in offered
    }
    return {card: copies for card, copies in found.items() if copies}


def _described_whole(live: LiveGame, whole: WholeChoice) -> dict[str, Any]:
    """Return several options as one."""
    found: dict[str, Any] = {
        "key": whole_key(whole.options),
        "does": live.face.verb_name(whole.options[0]),
        "words": whole.words,
        "consequence": whole.consequence,
    }
    return found | ({"card": whole.card} if whole.card >= 0 else {})


def _described_sum(total: Sum) -> dict[str, Any]:
    """Return a sum as plain values, without what it doesn't say."""
    said = {
        "above": total.above,
        "even": total.even,
        "below": total.below,
        "goal": total.goal,
        "reached": total.reached,
        "then": total.then,
    }
    return {
        "name": total.name,
        "so_far": total.so_far,
        "against_name": total.against_name,
        "against": total.against,
        **{name: words for name, words in said.items() if words},
    }


def written(table: Table, seat: Seat, live: LiveGame, after: int = -1) -> list[Line]:
    """Return a seat's log after a step, and what was done to the game itself: taken back, ended."""
    lines = live.lines(seat.place, after)
    if table.status == TableStatus.ENDED:
        return [*lines, Line(table.steps, ENDED)]
    if table.rewound and table.rewound == table.revision:
        return [*lines, Line(table.steps, "The last move was taken back.")]
    return lines


def describe_option(
    live: LiveGame, words: str, option: Any, consequence: str = "", fight: Any = None
) -> dict[str, Any]:
    """Return an option: its key, what it does in words, and the cards that it is about.

    `consequence` is what it costs or leads to, `fight` the fight it brings: both strengths and how
    it ends. `does_nothing` is true for one that would do nothing, and left out of the others.
    """
    found: dict[str, Any] = {
        "key": option_key(option),
        "does": live.face.verb_name(option),
        "words": words,
    }
    about = {"card": option.card, "target": option.target}
    found |= {name: card for name, card in about.items() if card >= 0}
    if consequence:
        found["consequence"] = consequence
    if fight is not None:
        found["fight"] = {
            "defence": fight.defence,
            "attack": fight.attack,
            "ending": fight.ending,
            "outcome": fight.outcome,
        }
    if live.face.does_nothing(live.game, option):
        found["does_nothing"] = True
    return found


def plain_line(line: Line) -> dict[str, Any]:
    """Return a line of the log; `opens` says that it opens a turn or a phase."""
    written: dict[str, Any] = {"step": line.step, "text": line.text}
    if line.opens:
        written["opens"] = line.opens
    return written


def step_seen(table: Table, revision: int | None, live: LiveGame) -> int:
    """Return the step that a client saw at a revision; -1 where it must see everything again."""
    if revision is None or revision < table.rewound or revision > table.revision:
        return -1
    if revision in live.reached:
        return live.reached[revision]
    moves = Move.objects.filter(table=table, revision__lte=revision).order_by("-first")
    last = moves.values_list("first", "choices").first()
    return 0 if last is None else last[0] + len(last[1])


def _card(place: int) -> int | None:
    return place if place >= 0 else None
