"""What a player sees at the table, valued: wounds, deaths, skirmishes, burdens.

Values are points for the Free Peoples player of the turn: what is good for them is above zero,
what is good for the Shadow below. A Ring-bearer's death outweighs everything.
"""

from rules.tcg.engine.numbers import damage_bonus, resistance, strength, vitality_left
from rules.tcg.engine.state import State
from rules.tcg.engine.traits import COMPANION, MINION

RING_BEARER_LOST = -1_000.0
A_COMPANION = 12.0
A_MINION = 5.0
A_WOUND = 1.6
A_BURDEN = 1.2
A_THREAT = 0.9
A_TWILIGHT = 0.45
A_CARD = 1.2
HEAVY_BURDENS = 4


def side(state: State, player: int) -> int:
    """Return 1 for the Free Peoples player of the turn and -1 for a Shadow player."""
    return 1 if player == state.active else -1


def is_ring_bearer(state: State, card: int) -> bool:
    """Whether a card is a Ring-bearer."""
    return card in state.ring_bearer


def worth_of_character(state: State, card: int) -> float:
    """Return what a character in play is worth to its own side."""
    traits = state.blueprints[card].traits
    if is_ring_bearer(state, card):
        return -RING_BEARER_LOST
    base = A_COMPANION if traits & COMPANION else A_MINION
    borne = 1.5 * len(state.attached[card])
    return base + strength(state, card) / 3 + borne


def harm_of_wounds(state: State, card: int, wounds: int) -> float:
    """Return what wounds do to a character, as a loss to its own side (above zero)."""
    if wounds <= 0:
        return 0.0
    left = vitality_left(state, card)
    if wounds >= left:
        return worth_of_character(state, card)
    harm = A_WOUND * wounds
    if is_ring_bearer(state, card):
        harm *= 2.5
    # The last points of vitality are the dear ones.
    return harm * (1.6 if left - wounds == 1 else 1.0)


def of_side(state: State, card: int, loss: float) -> float:
    """Return a loss to a card's own side as points for the Free Peoples player."""
    return loss if state.blueprints[card].traits & MINION else -loss


def totals(state: State) -> tuple[int, int]:
    """Return the strength of both sides of the skirmish being fought, Free Peoples first."""
    defence = strength(state, state.skirmisher) if state.skirmisher >= 0 else 0
    attack = sum(strength(state, minion) for minion in state.skirmish_minions)
    return defence, attack


def skirmish_points(
    state: State,
    character: int,
    minions: list[int],
    defence: int,
    attack: int,
    damage: tuple[int, int] | None = None,
) -> float:
    """Return what a skirmish between these will bring at these strengths.

    `damage` are the damage bonuses of both sides where they differ from what they are now.
    """
    if not minions:
        return 0.0
    if damage is None:
        damage = (
            damage_bonus(state, character),
            sum(damage_bonus(state, minion) for minion in minions),
        )
    if defence > attack:
        if defence >= 2 * attack:
            return sum(worth_of_character(state, minion) for minion in minions)
        return sum(harm_of_wounds(state, minion, 1 + damage[0]) for minion in minions)
    if attack > 0 and attack >= 2 * defence:
        return -worth_of_character(state, character)
    return -harm_of_wounds(state, character, 1 + damage[1])


def points_now(state: State) -> float:
    """Return what the skirmish being fought will bring as it is."""
    if state.skirmisher < 0:
        return 0.0
    return skirmish_points(state, state.skirmisher, state.skirmish_minions, *totals(state))


def pairing(state: State, character: int, minion: int) -> float:
    """Return what it brings to let a character fight one more minion."""
    facing = [other for other in state.minions if character in state.assigned[other]]
    before = _points_of(state, character, facing) if facing else 0.0
    return _points_of(state, character, [*facing, minion]) - before


def _points_of(state: State, character: int, minions: list[int]) -> float:
    attack = sum(strength(state, minion) for minion in minions)
    return skirmish_points(state, character, minions, strength(state, character), attack)


def burden_points(state: State, count: int) -> float:
    """Return what burdens cost the Free Peoples player; removed ones (below zero) help."""
    player = state.active
    bearer = state.ring_bearer[player]
    room = resistance(state, bearer) - state.burdens[player] if bearer >= 0 else 1
    if count >= room:
        return RING_BEARER_LOST
    heavy = max(0, HEAVY_BURDENS - (room - max(0, count)))
    taken = max(count, -state.burdens[player])
    return -taken * (A_BURDEN + heavy)


def threat_points(state: State, count: int) -> float:
    """Return what threats cost the Free Peoples player; the more there are, the dearer."""
    threats = state.threats[state.active]
    if count < 0:
        count = max(count, -threats)
    return -count * (A_THREAT + 0.25 * threats)


def health(state: State, player: int) -> float:
    """Return how fit a fellowship is to go on: the vitality left beside the Ring-bearer's."""
    return sum(
        vitality_left(state, companion) - 1
        for companion in state.companions[player]
        if not is_ring_bearer(state, companion)
    )
