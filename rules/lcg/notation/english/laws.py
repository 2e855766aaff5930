"""What cards add to the rules, in English."""

from rules.english import capitalize_first
from rules.lcg.notation.sentences import Law

_LAWS = {
    Law.CANNOT_DRAW: "players cannot draw cards",
    Law.REPLACES_DRAW: (
        "while attached, {this} is a Condition attachment: instead of the next draw from that deck,"
        " discard {this}"
    ),
    Law.ONE_ALLY_A_ROUND: "the players, as a group, cannot play more than 1 ally card each round",
    Law.CANNOT_DEFEAT_STAGE: "players cannot defeat this stage",
    Law.NO_ENGAGEMENT_CHECKS: (
        "there are no engagement checks. (Players may still engage 1 enemy each in the encounter"
        " phase.)"
    ),
    Law.NO_STAGING: "there is no staging step for the rest of the game",
    Law.REVEALS_MORE: "reveal {amount} additional card from the encounter deck each quest phase",
    Law.MUST_TRAVEL_HERE: ("players who can travel must travel to {this}"),
    Law.EXCESS_DAMAGE_RAISES_THREAT: (
        "damage of an attack by {this} that is more than the damaged character's remaining hit"
        " points raises your threat by as much"
    ),
    Law.ENGAGED_LAST: (
        "players cannot choose to engage {this} while other enemies are in the staging area"
    ),
    Law.NO_ATTACHMENTS: "no attachments can be played on {this}",
    Law.STRIKES_STAGING_AREA: ("attacking alone, {this} can attack enemies in the staging area"),
    Law.STAYS_EXHAUSTED: (
        "while attached, {this} is a Condition attachment: attached hero readies in the refresh"
        " phase only if you pay {amount} resources from its pool"
    ),
    Law.RETURNS_TO_DECK_TOP: (
        "if {this} leaves play, it goes to the top of the encounter deck and is not discarded"
    ),
    Law.RETURNS_TO_STAGING: (
        "{this} counts as an attachment. Detached, it goes back to the staging area"
    ),
    Law.WINS_WHEN: "the players have won the game",
}
_FORCED = frozenset({Law.RETURNS_TO_DECK_TOP})


def law_sentence(law: Law, this: str, given: str | None, amount: int) -> str:
    """Return a rule as a sentence."""
    text = _LAWS[law].replace("{this}", this).replace("{amount}", str(amount))
    if given is not None:
        if law is Law.CANNOT_DEFEAT_STAGE:
            text = f"{text} while {given}"
        elif law is Law.WINS_WHEN:
            text = f"once {given}, {text}"
        else:
            text = f"while {given}, {text}"
    text = capitalize_first(text)
    if law in _FORCED:
        text = f"Forced: {text}"
    return text if text.endswith((".", ".)")) else text + "."
