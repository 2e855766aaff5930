"""The English of what amounts are of: cards of a pile, tokens on a card."""

from __future__ import annotations

from rules.tcg.notation import amounts as am
from rules.tcg.notation import filters as fi
from rules.tcg.notation.amounts import Zone
from rules.tcg.notation.english.labels import culture_name, side_name
from rules.tcg.notation.english.phrases import a, bare, each, noun_phrase
from rules.tcg.notation.english.players import possessive
from rules.tcg.notation.english.speaker import Speaker
from rules.tcg.notation.players import Player
from rules.tcg.vocabulary import Side


def card_words(of: fi.Filter | None, speaker: Speaker) -> str:
    """Return the cards that are counted, "card" where all are."""
    return "card" if of is None else bare(of, speaker)


def on_words(of: fi.Filter, speaker: Speaker) -> str:
    """Return where tokens or wounds are: "on each minion", "here"."""
    return each(of, speaker)


def possessive_of(of: fi.Filter, speaker: Speaker) -> str:
    """Return whose number it is: "that minion's"."""
    name = a(of, speaker)
    if isinstance(of, fi.That) and noun_phrase(of.filter, speaker).has_tail:
        name = f"that {noun_phrase(of.filter, speaker).head}"
    return {"him": "his", "her": "her", "it": "its"}.get(name, f"{name}'s")


def token_name(amount: am.CultureTokens, speaker: Speaker) -> str:
    """Return the noun of culture tokens: "Raider token"."""
    if amount.culture is None:
        return "culture token"
    if isinstance(amount.culture, Side):
        return f"{side_name(amount.culture)} culture token"
    return f"{culture_name(amount.culture, brackets=speaker.brackets)} token"


def tokens_on(amount: am.CultureTokens, speaker: Speaker) -> str:
    """Return where tokens are: "here", "you can spot"."""
    if amount.on is None:
        return "you can spot"
    return "here" if amount.on is fi.Reference.THIS else f"on {each(amount.on, speaker)}"


def where_in(zone: Zone, who: Player, speaker: Speaker) -> str:
    """Return where cards are: "in your discard pile", "in an opponent's hand"."""
    if zone is Zone.STACKED:
        return "stacked"
    if zone is Zone.REVEALED:
        return "revealed"
    if zone is Zone.REMOVED:
        return "removed from the game"
    if zone is Zone.DEAD_PILE and who is Player.FREE_PEOPLES:
        return "in the dead pile"
    return f"in {possessive(who, speaker)} {zone.value}"
