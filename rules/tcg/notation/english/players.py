"""Players: "an opponent", "the Free Peoples player's", "his or her"."""

from rules.tcg.notation.english.speaker import Speaker
from rules.tcg.notation.players import Player

_SUBJECTS = {
    Player.YOU: "you",
    Player.OPPONENT: "an opponent",
    Player.FREE_PEOPLES: "the Free Peoples player",
    Player.SHADOW: "a Shadow player",
    Player.FIRST_SHADOW: "the first Shadow player",
    Player.EACH_SHADOW: "each Shadow player",
    Player.EACH_PLAYER: "each player",
    Player.EACH_OPPONENT: "each opponent",
    Player.OWNER: "its owner",
    Player.THAT_PLAYER: "that player",
    Player.THAT_OWNER: "the owner of that card",
}


def player(who: Player) -> str:
    """Return a player as a subject or object."""
    return _SUBJECTS[who]


def possessive(who: Player, speaker: Speaker) -> str:
    """Return whose: "your", "his or her", "the Free Peoples player's".

    "You" is the player who acts at the moment, who is "he or she" while another one acts.
    """
    if who is Player.YOU:
        return speaker.your
    return "his or her" if who is speaker.actor else f"{_SUBJECTS[who]}'s"


def verb(who: Player, third_person: str, second_person: str) -> str:
    """Return a player with a verb: "you have", "the Shadow has"."""
    subject = "the Shadow" if who is Player.SHADOW else _SUBJECTS[who]
    return f"{subject} {second_person if who is Player.YOU else third_person}"
