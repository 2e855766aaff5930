"""The table of the LCG: the quest, the staging area, and a seat for each player."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any

from django.template.defaultfilters import pluralize
from django.urls import reverse

from cards.behaviour import behaviour
from play.faces.lcg.labels import last_scenario
from play.games.slots import Board, Drawing, Piece, question, text
from rules.construction import Game
from rules.english import join_words
from rules.lcg.engine.elimination import ELIMINATION_THREAT
from rules.lcg.facts.card import LcgCard, NumberOrX, number_or_zero
from rules.lcg.narration.attacks import Attack, ShadowCard
from rules.lcg.narration.changes import Change
from rules.lcg.narration.table import CardInHand, CardOnTable, Seat, Table
from rules.playtest.lcg.record import GameRecord
from rules.recording import Frame, Recording

board_template = "play/lcg/board.html"
_SHADOW = "Shadow: "
ROLES = frozenset({"attacking", "attacked", "defending"})


def describe_result(record: GameRecord, names: Sequence[str]) -> str:
    """Return how a game ended, in a sentence."""
    if record.won:
        what = " all three scenarios" if record.scenarios else ""
        return f"The players win{what} with a score of {record.score}."
    where = f" {last_scenario(record)}" if record.scenarios else ""
    return {
        "threat": f"The players lose{where}: threat eliminated the last of them.",
        "heroes": f"The players lose{where}: the last hero died.",
        "quest": f"The players lose{where}: the quest failed.",
        "unfinished": "The game reached the limit without an end.",
    }[record.ending]


def describe_length(record: GameRecord) -> str:
    """Return how long a game was, in words."""
    return f"{record.rounds} round{pluralize(record.rounds)}, {record.decisions} decisions."


def draw_boards(recording: Recording[Table], result: str) -> list[Board]:
    """Return a board for each step; `result` says how the game ended."""
    drawing = Drawing()
    return [draw_board(drawing, frame, result) for frame in recording.frames]


def draw_board(drawing: Drawing, frame: Frame[Table], result: str) -> Board:
    """Return the board of one step; `result` says how the game ended."""
    table = frame.table
    fighting = _fighting(table)
    return Board(
        slots={
            "phase": text(table.phase.capitalize()),
            "turn": text(f"Round {table.round}" if table.round else "Before round 1"),
            "question": question(frame, result),
            "quest": [_quest(drawing, table)],
            "ends": text(table.quest_ends),
            "totals": [_totals(drawing, table)],
            "encounter": _encounter_counts(drawing, table),
            "location": [_card(drawing, table.location)] if table.location else [],
            "staging": [
                _card(drawing, card) for card in table.staging if card.place not in fighting
            ],
        },
        seats=[_seat(drawing, seat, table, fighting) for seat in table.seats],
        acting=str(frame.acting) if frame.acting >= 0 else "",
    )


def _fighting(table: Table) -> frozenset[int]:
    """Return the cards that lie in the lane of an attack."""
    return frozenset(
        place
        for seat in table.seats
        for attack in seat.attacks
        for place in (attack.enemy, *attack.characters)
    )


def _seat(
    drawing: Drawing, seat: Seat, table: Table, fighting: frozenset[int]
) -> dict[str, list[Piece]]:
    role = "" if seat.alive else "Eliminated"
    return {
        "role": text("First player" if seat.alive and seat.is_first else role),
        "threat": [_threat(drawing, seat)],
        "counts": _counts(drawing, seat),
        "attacks": [_lane(drawing, table, attack) for attack in seat.attacks],
        "characters": [
            _card(drawing, card)
            for card in (*seat.heroes, *seat.allies)
            if card.place not in fighting
        ],
        "hand": [_in_hand(drawing, card) for card in seat.hand if card.card is not None],
    }


def _lane(drawing: Drawing, table: Table, attack: Attack) -> Piece:
    """Return an attack: who meets the enemy, both numbers and what comes of it, the enemy.

    Of several attackers each is a line; one alone is drawn whole, as the enemy is.
    """
    known = {card.place: _without_role(card) for card in _every_card(table)}
    characters = [known[place] for place in attack.characters if place in known]
    draw = _line if len(characters) > 1 else _card
    met = [draw(drawing, card) for card in characters]
    is_staged = any(card.place == attack.enemy for card in table.staging)
    enemy = _card(drawing, known[attack.enemy], is_staged=is_staged)
    return drawing.piece(
        "play/lcg/attack.html",
        (attack, enemy, tuple(met)),
        f"lane-{attack.enemy}",
        label=_lane_in_words(attack, characters, known[attack.enemy]),
        attack=attack,
        characters=met,
        enemy=enemy,
        shadows=[(shadow, _shadow_words(shadow)) for shadow in attack.shadows],
    )


def _without_role(card: CardOnTable) -> CardOnTable:
    """Return a card of a lane, where its side says whether it attacks or defends."""
    notes = tuple(note for note in card.notes if note not in ROLES)
    return card if notes == card.notes else replace(card, notes=notes)


def _every_card(table: Table) -> Iterator[CardOnTable]:
    yield from table.staging
    for seat in table.seats:
        yield from (*seat.heroes, *seat.allies, *seat.engaged)


def _lane_in_words(attack: Attack, characters: Sequence[CardOnTable], enemy: CardOnTable) -> str:
    """Return "Dol Guldur Orcs attack 2, Aragorn defense 2: no damage" for a screen reader."""
    if not characters:
        return f"{enemy.card.name}: {attack.outcome}"
    names = join_words([card.card.name for card in characters])
    if attack.by_enemy:
        return (
            f"{enemy.card.name}, attack {attack.attack}, against {names}, "
            f"defense {attack.defense}: {attack.outcome}"
        )
    return (
        f"{names}, attack {attack.attack}, against {enemy.card.name}, "
        f"defense {attack.defense}: {attack.outcome}"
    )


def _shadow_words(shadow: ShadowCard) -> str:
    """Return what a shadow card that is turned up does."""
    if shadow.card is None or shadow.blank:
        return ""
    said = behaviour(Game.LCG, shadow.card.code).sentences
    found = next((words for words in said if words.startswith(_SHADOW)), "")
    return found.removeprefix(_SHADOW)


def _quest(drawing: Drawing, table: Table) -> Piece:
    quest = table.quest
    points = number_or_zero(quest.quest_points) if quest else 0
    shown = (quest.code if quest else None, table.progress)
    return drawing.piece(
        "play/lcg/board_quest.html",
        shown,
        quest=quest,
        progress=table.progress,
        points=points,
        # A card that lies facedown has no page of its own.
        address=_address(quest) if quest and quest.code else "",
    )


def _totals(drawing: Drawing, table: Table) -> Piece:
    """Return what the quest has on both sides: willpower committed, threat that is staged."""
    willpower, threat = table.quest_willpower, table.staging_threat
    committed = willpower > 0
    quests = committed or table.phase == "quest"
    return drawing.piece(
        "play/lcg/board_totals.html",
        (willpower, threat, quests),
        willpower=willpower,
        threat=threat,
        quests=quests,
        outcome=_quest_outcome(willpower - threat) if committed else "",
    )


def _quest_outcome(margin: int) -> str:
    if margin > 0:
        return f"{margin} progress"
    return f"threat rises by {-margin}" if margin else "nothing happens"


def _threat(drawing: Drawing, seat: Seat) -> Piece:
    """Return a player's threat as a dial, with what is left of it."""
    left = max(0, ELIMINATION_THREAT - seat.threat)
    return drawing.piece(
        "play/lcg/board_threat.html",
        seat.threat,
        threat=seat.threat,
        left=left,
        most=ELIMINATION_THREAT,
    )


def _encounter_counts(drawing: Drawing, table: Table) -> list[Piece]:
    return drawing.counts(
        (
            ("Encounter", table.encounter_deck),
            ("Discard", len(table.encounter_discard)),
            *((("Victory display", len(table.victory)),) if table.victory else ()),
        )
    )


def _counts(drawing: Drawing, seat: Seat) -> list[Piece]:
    return drawing.counts(
        (
            *((("Hand", len(seat.hand)),) if any(not held.card for held in seat.hand) else ()),
            ("Deck", seat.deck),
            ("Discard", len(seat.discard_pile)),
        )
    )


def _shown(card: CardOnTable) -> tuple[object, ...]:
    """Return all that the looks of a card depend on."""
    return (
        card.card.code,
        card.willpower,
        card.attack,
        card.defense,
        card.hit_points,
        card.threat,
        card.damage,
        card.progress,
        card.resources,
        card.exhausted,
        card.notes,
        card.changes,
        tuple((item.place, item.exhausted, item.resources) for item in card.attached),
    )


def _card(drawing: Drawing, card: CardOnTable, *, is_staged: bool = True) -> Piece:
    """Return a card with its numbers and where they come from."""
    looks = _looks(card, is_staged=is_staged)
    shown = (is_staged, *_shown(card))
    return drawing.piece("play/lcg/board_card.html", shown, str(card.place), **looks)


def _line(drawing: Drawing, card: CardOnTable) -> Piece:
    """Return a card as a line with its name, its attack and what is left of it."""
    return drawing.piece("play/lcg/line_card.html", _shown(card), str(card.place), **_looks(card))


def _looks(card: CardOnTable, *, is_staged: bool = True) -> dict[str, Any]:
    """Return what a card's templates say; what it does from the staging area only there."""
    return {
        "card": card,
        "address": _address(card.card),
        "emblem": _emblem(card.card),
        "side": _side(card.card),
        "sphere": _sphere(card.card),
        "text": _words_in_play(card.card),
        "numbers": _numbers(card, is_staged=is_staged),
        "sources": [_source_words(change) for change in card.changes],
        "type_emblem": f"type-{card.card.type}",
        "engages": card.card.engagement_cost if is_staged else None,
        "attached": [
            (
                item,
                _address(item.card),
                _sphere(item.card),
                f"type-{item.card.type}",
                ". ".join(words for words in (item.card.name, _words_in_play(item.card)) if words),
            )
            for item in card.attached
        ],
    }


def _numbers(card: CardOnTable, *, is_staged: bool) -> list[tuple[str, str, int, str]]:
    """Return the numbers of a card: name, icon, number, and whether it is higher or lower."""
    changed = {
        change.statistic: "up" if sum(amount for amount, _ in change.sources) > 0 else "down"
        for change in card.changes
    }
    named = (
        ("Threat", "eye", card.threat if is_staged else None),
        ("Willpower", "sun", card.willpower),
        ("Attack", "sword", card.attack),
        ("Defense", "shield", card.defense),
    )
    return [
        (name, icon, number, changed.get(name.lower(), ""))
        for name, icon, number in named
        if number is not None
    ]


def _source_words(change: Change) -> str:
    """Return "attack 2 + 2 Blade of Gondolin − 1 this phase"."""
    added = (
        f"{'+' if amount > 0 else '−'} {abs(amount)} {name}" for amount, name in change.sources
    )
    return " ".join([change.statistic, str(change.printed), *added])


def _in_hand(drawing: Drawing, held: CardInHand) -> Piece:
    card = held.card
    assert card is not None, "only known cards are drawn in a hand"
    return drawing.piece(
        "play/lcg/hand_card.html",
        (),
        str(held.place),
        card=card,
        address=_address(card),
        sphere=_sphere(card),
        kind_emblem=f"type-{card.type}",
        text=_first_words(card),
        numbers=_printed_numbers(card),
    )


def _printed_numbers(card: LcgCard) -> list[tuple[str, str, NumberOrX]]:
    named = (
        ("Willpower", "sun", card.willpower),
        ("Attack", "sword", card.attack),
        ("Defense", "shield", card.defense),
        ("Hit points", "heart", card.hit_points),
    )
    return [(name, icon, number) for name, icon, number in named if number is not None]


def _first_words(card: LcgCard) -> str:
    """Return the first sentence of what a card does that isn't where it is attached."""
    said = behaviour(Game.LCG, card.code).sentences
    first = next((words for words in said if not words.startswith("Attach to")), "")
    return first.removeprefix("Action: ")


@lru_cache(maxsize=2_048)
def _words_in_play(card: LcgCard) -> str:
    """Return the keywords of a card and the first thing it does while it is in play."""
    said = behaviour(Game.LCG, card.code).sentences
    does = next((words for words in said if not words.startswith(_NOT_IN_PLAY)), "")
    return " ".join([*(f"{keyword}." for keyword in card.keywords), does]).strip()


# Sentences of other moments than when a card is in play.
_NOT_IN_PLAY = (_SHADOW, "When Revealed: ", "Attach to", "Setup: ")


def _side(card: LcgCard) -> str:
    return "shadow" if card.encounter_set else "free"


def _sphere(card: LcgCard) -> str:
    return "encounter" if card.encounter_set else str(card.sphere or "neutral").lower()


def _emblem(card: LcgCard) -> str:
    """Return the emblem of a card's sphere; encounter cards have one of their type."""
    return f"type-{card.type}" if card.encounter_set else _sphere(card)


def _address(card: LcgCard) -> str:
    return _address_of(card.code)


@lru_cache(maxsize=8_192)
def _address_of(card_id: str) -> str:
    return reverse("cards:card", args=["lcg", card_id])
