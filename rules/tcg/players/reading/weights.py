"""What the rules of thumb weigh things by: numbers that can be changed, with what they mean.

A point is what a player gives up little for; a companion is worth about twelve. `RULES` were
chosen by hand, those of `learned_rules` by self-play and by reading lost games.
"""

import json
from functools import cache
from typing import Final, NamedTuple

from rules import kernel

# Beside the sources, wherever a compiled kernel is.
LEARNED_FILE: Final = kernel.ROOT / "rules" / "tcg" / "players" / "reading" / "learned_rules.json"


class Weights(NamedTuple):
    """The numbers behind every rule of thumb; all are points unless they say otherwise."""

    # Before the game: burdens bid, what it is worth to go first.
    bid: float = 1.0
    go_first: float = 1.0
    # Characters: a base, for each strength, for each card borne.
    companion: float = 12.0
    minion: float = 5.0
    strength: float = 1 / 3
    borne: float = 1.5
    # Wounds: one, how much more for a Ring-bearer, for the last vitality; healing, exerting.
    wound: float = 1.6
    ring_bearer_wound: float = 2.5
    # The same for one that leaves him more than two vitality (0: as any).
    ring_bearer_far: float = 0.0
    last_vitality: float = 1.6
    healing: float = 0.75
    exertion: float = 0.8
    # Which part of that and of a character's base allies count, who seldom fight; what it costs to
    # arm one instead of others.
    ally_exertion: float = 1.0
    ally_life: float = 1.0
    arm_ally: float = 0.0
    # Which part of an exertion counts of a minion that fights nobody now.
    minion_exertion: float = 1.0
    # Which part of a wound counts on who is enduring; of the wounds that a death with threats adds.
    enduring_wound: float = 1.0
    death_threats: float = 0.0
    # Tokens: one of each; what each threat adds to the next; burdens left that are heavy.
    burden: float = 1.2
    heavy_burdens: float = 4.0
    threat: float = 0.9
    more_threats: float = 0.25
    # What it costs to take the room for threats that a companion in hand asks for.
    threat_room: float = 0.0
    twilight: float = 0.45
    # Cards: drawn or lost, an event or ability spent, played by a text.
    card: float = 1.2
    event: float = 0.5
    event_twilight: float = 0.3
    played_by_text: float = 3.0
    # What an item is worth that only waits to be discarded for its text.
    waiting_item: float = 2.0
    lasting: float = 0.5
    strength_elsewhere: float = 0.3
    damage_elsewhere: float = 0.5
    # Which part of what strength brings counts in a fight of this turn that is still to come.
    fight_to_come: float = 0.0
    # Assigning: a minion left to the Shadow, the Ring-bearer fighting.
    minion_left: float = 22.0
    ring_bearer_fights: float = 3.0
    shadow_restraint: float = 0.0
    # How much the harm counts that minions left to the Shadow can do; 0 looks at pairs alone.
    leftover_harm: float = 0.0
    # What a minion left over is worth on a Ring-bearer whom all of them together overwhelm; 0
    # assigns them one by one.
    gang_up: float = 0.0
    # What it costs to risk a Ring-bearer whom one more event would overwhelm; he fights first then.
    ring_bearer_risk: float = 0.0
    # Moving again: vitality to spare that is wanted, the Shadow's minions and hand, the race.
    move_health: float = 4.0
    move_minion: float = 1.5
    move_minion_strength: float = 0.125
    move_hand: float = 1.0
    move_race: float = 3.0
    move_last_site: float = 4.0
    move_companion: float = 0.0
    move_burden: float = 0.0
    # Moving on although the Shadow kept twilight: what each costs beyond this.
    move_twilight: float = 0.0
    move_spare_twilight: float = 4.0
    # Playing Free Peoples cards: companions wanted, the most twilight, what twilight takes off.
    big_fellowship: float = 7.0
    too_much_twilight: float = 10.0
    play_companion: float = 5.0
    play_other: float = 2.0
    play_twilight: float = 0.0
    # What each strength counts that a card gives its bearer for good; the twilight that buys the
    # Shadow one minion more than there are companions to meet them (0: not looked at); what speaks
    # for a Ring-bearer with few companions as the bearer of strength (as a rule he comes last).
    arm_strength: float = 0.0
    minion_price: float = 0.0
    arm_ring_bearer: float = -10.0
    starting_cost: float = 2.2
    starting_vitality: float = 0.5
    # Playing minions.
    play_minion: float = 5.0
    minion_strength: float = 0.5
    minion_cost: float = 0.25
    play_shadow: float = 1.0
    # Lying in wait for a fellowship that will move again: what that is worth (0 never waits), and
    # how many minions in hand, how much twilight and how much more cost than twilight it takes.
    lie_in_wait: float = 0.0
    wait_minions: float = 3.0
    wait_twilight: float = 5.0
    wait_unpaid: float = 0.0
    # Keeping cards in hand: by kind, and what a card must be worth to be kept.
    keep_companion: float = 9.0
    keep_spare_companion: float = 3.0
    # Which part of a minion's base another unique one of its title keeps (1: as any minion).
    second_unique: float = 1.0
    # How many companions are enough, so that more of them are spare.
    keep_companions_below: float = 6.0
    keep_minion: float = 4.0
    keep_minion_strength: float = 0.25
    keep_event: float = 4.5
    another_event: float = 0.2
    keep_other: float = 5.0
    keep_at_least: float = 4.2
    # An event that turns a skirmish (0: as any event); which part of its worth a card keeps that
    # nobody can play (1: it is not looked at).
    keep_skirmish_event: float = 0.0
    unplayable: float = 1.0
    # An event that plays a minion from the discard pile: which part of that minion's worth.
    keep_revival: float = 0.0
    # What it costs to discard one's own card that is not worth keeping, in cards.
    poor_card: float = 1.0


RULES: Final = Weights()
"""What `easy` weighs things by."""


@cache
def learned_rules() -> Weights:
    """Return what `quick`, `good` and `strong` weigh things by where no policy decides."""
    return Weights(**json.loads(LEARNED_FILE.read_text(encoding="utf-8"))["weights"])
