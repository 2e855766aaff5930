"""What cards add to the rules, in English."""

from rules.english import capitalize_first
from rules.lcg.notation.sentences import Law

_LAWS = {
    Law.CANNOT_DRAW: "players cannot draw cards",
    Law.REPLACES_DRAW: (
        "{this} counts as a Condition attachment: the next time a player would draw 1 or more"
        " cards from attached deck, discard {this} instead"
    ),
    Law.ONE_ALLY_A_ROUND: "the players, as a group, cannot play more than 1 ally card each round",
    Law.CANNOT_DEFEAT_STAGE: "players cannot defeat this stage",
    Law.NO_ENGAGEMENT_CHECKS: (
        "make no engagement checks during the encounter phase. (Each player may still engage 1"
        " enemy by choice.)"
    ),
    Law.NO_STAGING: "skip the staging step of the quest phase for the rest of the game",
    Law.REVEALS_MORE: "reveal {amount} additional card from the encounter deck each quest phase",
    Law.MUST_TRAVEL_HERE: (
        "when the players can travel, they must travel to {this} if there is no active location"
    ),
    Law.EXCESS_DAMAGE_RAISES_THREAT: (
        "combat damage dealt by {this} beyond the remaining hit points of the character damaged"
        " by its attack must be assigned as an increase to your threat"
    ),
    Law.ENGAGED_LAST: (
        "during the encounter phase, players cannot choose to engage {this} if there are other"
        " enemies in the staging area"
    ),
    Law.NO_ATTACHMENTS: "no attachments can be played on {this}",
    Law.NO_RESTRICTED_ATTACHMENTS: "{this} cannot have restricted attachments",
    Law.STRIKES_STAGING_AREA: (
        "{this} can attack enemies in the staging area when attacking alone"
    ),
    Law.TAKES_UNDEFENDED_DAMAGE: (
        "damage from undefended attacks against you must be dealt to {this}"
    ),
    Law.GUARD_CANNOT_CHANGE: "the player guarding Gollum cannot change",
    Law.TREACHERIES_HIT_ALL: (
        "all treachery card effects that target the player guarding Gollum also target each other"
        " player"
    ),
    Law.ADDS_ESCAPE: (
        "all cards dealt from the encounter deck for escape tests get +{amount} Escape. (Cards"
        " receive this bonus even if they do not have a printed escape value.)"
    ),
    Law.IGNORES_DEFENSE: (
        "while {this} is attacking alone, the defending enemy does not count its [defense]"
    ),
    Law.STAYS_EXHAUSTED: (
        "{this} counts as a Condition attachment: attached hero does not ready during the refresh"
        " phase unless you pay {amount} resources from that hero's pool"
    ),
    Law.RETURNS_TO_DECK_TOP: (
        "if {this} leaves play, return it to the top of the encounter deck and do not discard it"
    ),
    Law.RETURNS_TO_STAGING: (
        "{this} counts as an attachment. If detached, return {this} to the staging area"
    ),
    Law.WINS_WHEN: "the players have won the game",
    Law.COSTS_MORE: "{cards} cost {amount} additional matching {resources} to play from hand",
    Law.CANNOT_PLAY: "players cannot play {cards}",
    Law.CANNOT_COMMIT_TO_QUEST: "{cards} cannot commit to this quest",
    Law.CANNOT_CANCEL: "encounter card effects cannot be canceled",
    Law.CANNOT_TRAVEL_HERE: "players cannot travel to {this} except through quest card effects",
    Law.PAYS_AS_LEADERSHIP: (
        "resource tokens from any sphere may be spent as [leadership] resource tokens"
    ),
    Law.DEFENDS_READY: "{this} does not exhaust to defend",
    Law.CANCELS_SHADOWS: "cancel any shadow effects on cards dealt to the attacking enemy",
    Law.DRAWS_MORE: "the first player draws {amount} additional card in the resource phase",
    Law.COLLECTS_RESOURCE: "{this} collects 1 resource each resource phase",
    Law.PAYS_FOR_CREATURES: (
        "these resources can be used to pay for Creature cards played from your hand"
    ),
    Law.ONLY_FOUGHT_BY: "only {cards} can attack or defend against {this}",
    Law.CANNOT_BE_HEALED: "{cards} cannot be healed",
    Law.HEALED_OF_AT_MOST: (
        "{this} cannot be healed of more than {amount} wounds by a single effect"
    ),
    Law.ALL_MUST_COMMIT: ("all characters must commit to the current quest during the quest phase"),
    Law.BLANKS_ATTACHMENTS: ("treat all attachments as if their printed text boxes were blank"),
    Law.FOLLOWS_FIRST_PLAYER: "the first player gains control of {this}, as an ally",
    Law.CANNOT_CHOOSE_TO_ENGAGE: "players cannot optionally engage {cards}",
    Law.EXCESS_DAMAGE_SPREADS: (
        "for each excess point of combat damage dealt by {this} (damage that is dealt beyond the"
        " remaining hit points of the character damaged by its attack) you must damage another"
        " character you control"
    ),
    Law.COMMITS_READY: "attached hero does not exhaust to commit to a quest",
    Law.OPEN_TO_ATTACK: "{cards} are eligible to attack {this} while it is in the staging area",
    Law.DISCARDS_REVEALED: (
        "after an enemy is revealed from the encounter deck, discard it instead of adding it to the"
        " staging area"
    ),
    Law.CANNOT_BE_ENGAGED: "{cards} cannot engage or be engaged",
    Law.CAN_BE_BYPASSED: "players may bypass this quest card at the end of the combat phase",
    Law.GETS_NO_PROGRESS: ("progress tokens cannot be placed on {this} except by Abandoned Tools"),
    Law.COLLECTS_NOTHING: "heroes do not collect resources during the resource phase",
}
_OF = "characters of "
_FORCED = frozenset({Law.RETURNS_TO_DECK_TOP, Law.DISCARDS_REVEALED})


def law_sentence(
    law: Law,
    this: str,
    given: str | None,
    amount: int,
    *,
    unless: bool = False,
    cards: str = "",
    is_last_stage: bool = False,
) -> str:
    """Return a rule as a sentence; `unless` it holds where `given` is not so.

    `cards` are those that it is about.
    """
    if law is Law.CANNOT_COMMIT_TO_QUEST and cards.startswith(_OF):
        return (
            f"{capitalize_first(cards.removeprefix(_OF))} cannot commit characters to this quest."
        )
    if law is Law.CANNOT_CHOOSE_TO_ENGAGE and amount:
        return f"Each player with a threat of {amount} or higher cannot optionally engage {cards}."
    text = (
        _LAWS[law]
        .replace("{cards}", cards)
        .replace("{this}", this)
        .replace("{amount}", str(amount))
        .replace("{resources}", "resource" if amount == 1 else "resources")
    )
    if given is not None:
        if law is Law.CANNOT_DEFEAT_STAGE and unless and is_last_stage:
            text = f"{text} unless {given}"
        elif law is Law.CANNOT_DEFEAT_STAGE and unless:
            text = f"players cannot advance to the next stage of this quest unless {given}"
        elif law is Law.CANNOT_DEFEAT_STAGE:
            text = f"{text} while {given}"
        elif law is Law.WINS_WHEN:
            text = f"once {given}, {text}"
        else:
            text = f"while {given}, {text}"
    text = capitalize_first(text)
    if law in _FORCED:
        text = f"Forced: {text}"
    return text if text.endswith((".", ".)")) else text + "."
