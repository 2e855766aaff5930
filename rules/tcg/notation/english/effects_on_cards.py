"""The English of effects on cards: discard, return, play, stack, reveal."""

from __future__ import annotations

import re

from rules.tcg.notation import effects as ef
from rules.tcg.notation import filters as fi
from rules.tcg.notation.amounts import Zone
from rules.tcg.notation.english.amounts import counted, signed
from rules.tcg.notation.english.durations import duration
from rules.tcg.notation.english.joined_qualities import given_to
from rules.tcg.notation.english.labels import list_of
from rules.tcg.notation.english.phrases import a, noun_phrase
from rules.tcg.notation.english.players import possessive
from rules.tcg.notation.english.speaker import Speaker
from rules.tcg.notation.english.tables import EFFECTS, target
from rules.tcg.notation.players import Player
from rules.tcg.notation.traversal import values_of_kind
from rules.tcg.vocabulary import CardType, Culture, Side

# "Discard a possession from play."
_SETS_OF_DISCARDS_FROM_PLAY = (11, 12, 13, 14, 18, 19)
# "Discard a pipeweed from play to discard a minion": where it is a cost alone.
_SETS_OF_COSTS_FROM_PLAY = (15, 17)
_SET_OF_THIS_FROM_PLAY = 19


def _discard(value: ef.Discard, speaker: Speaker) -> str:
    words = f"discard {every(value.target, speaker)}"
    if words == "discard this" and speaker.card.type is not CardType.FOLLOWER:
        return f"{words} from play"
    return f"{words} from play" if _is_from_play(value.target, speaker) else words


def _is_from_play(discarded: object, speaker: Speaker) -> bool:
    """Return whether print says that a card is discarded from play."""
    if discarded is fi.Reference.THIS:
        return speaker.card.set == _SET_OF_THIS_FROM_PLAY
    if not isinstance(discarded, ef.Choose | ef.Each):
        return False
    if any(values_of_kind(discarded, fi.BorneBy)):
        return False
    number = speaker.card.set
    in_cost = speaker.paying and number in _SETS_OF_COSTS_FROM_PLAY
    return in_cost or number in _SETS_OF_DISCARDS_FROM_PLAY


def every(value: ef.Target | ef.CardsIn | ef.TopOfDeck, speaker: Speaker) -> str:
    """Return what an effect is done to; all of a kind are "every ally" on the first cards."""
    words = target(value, speaker)
    if speaker.card.set == 1 and isinstance(value, ef.Each):
        return words.replace("each ", "every ", 1)
    return words


_OWNERS = "its owner's"


def _return_to_hand(value: ef.ReturnToHand, speaker: Speaker) -> str:
    words = target(value.target, speaker)
    yours = value.target is fi.Reference.THIS or words.startswith("your ")
    return f"return {words} to {'your' if yours else _OWNERS} hand"


def _take_into_hand(value: ef.TakeIntoHand, speaker: Speaker) -> str:
    if isinstance(value.target, ef.CardsIn) and value.target.zone not in _LOOSE_ZONES:
        words = target(value.target, speaker)
        cards_, from_, pile = words.partition(" from ")
        if value.target.who is Player.SHADOW and speaker.actor is Player.YOU:
            return f"return {words} to its owner's hand"
        return f"take {cards_} into hand{from_}{pile}"
    return f"take {target(value.target, speaker)} into hand"


_LOOSE_ZONES = (Zone.STACKED, Zone.REVEALED, Zone.HAND)
_DECK_PLACES = {"top": "on top of", "bottom": "beneath"}


def _put_into_deck(value: ef.PutIntoDeck, speaker: Speaker) -> str:
    cards_ = value.target
    if isinstance(cards_, ef.CardsIn) and cards_.random and cards_.count == 1:
        words = f"a random card {_from(cards_, speaker)}"
    else:
        words = target(cards_, speaker)
    is_yours = isinstance(cards_, ef.Choose) and re.search(r"\byour\b", words)
    whose = "your" if is_yours else _deck_owner(cards_, speaker)
    if value.with_stacked:
        it = "it" if isinstance(cards_, ef.Choose) and cards_.count == 1 else "them"
        words += f" (and all cards stacked on {it})"
    if value.where == "shuffle":
        return f"shuffle {words} into {whose} draw deck"
    return f"place {words} {_DECK_PLACES[value.where]} {whose} draw deck"


def _from(value: ef.CardsIn, speaker: Speaker) -> str:
    own = value.who in (Player.YOU, speaker.actor)
    return "from hand" if own else f"from {possessive(value.who, speaker)} hand"


def _deck_owner(value: object, speaker: Speaker) -> str:
    match value:
        case ef.CardsIn(zone=Zone.REVEALED) if len(speaker.decks) > 1:
            return "that"
        case ef.CardsIn() | ef.TopOfDeck() if value.who is Player.YOU:
            return speaker.your
        case ef.CardsIn() | ef.TopOfDeck():
            return "his or her"
        case fi.Reference():
            return "your"
        case _ if speaker.card.side is Side.FREE_PEOPLES and _is_of(value, speaker.card.culture):
            return "your"
        case _:
            return "its owner's"


def _is_of(value: object, culture: Culture | None) -> bool:
    """Whether cards are chosen among those of the speaking card's own Free Peoples culture."""
    return isinstance(value, ef.Choose) and culture in {
        printed.word for printed in values_of_kind(value.filter, fi.Printed)
    }


def _put_into_discard_pile(value: ef.PutIntoDiscardPile, speaker: Speaker) -> str:
    return f"place {target(value.target, speaker)} in {speaker.your} discard pile"


def _remove_from_game(value: ef.RemoveFromGame, speaker: Speaker) -> str:
    return f"remove {target(value.target, speaker)} from the game"


# "Play a besieger stacked on a site you control."
_SETS_OF_BESIEGERS = (7, 8)
_SET_OF_PLAYED_FROM_HAND = 8


def _play(value: ef.Play, speaker: Speaker) -> str:
    cards_ = value.target
    words = target(cards_, speaker)
    if isinstance(cards_, ef.CardsIn) and cards_.zone is Zone.HAND and cards_.who is Player.YOU:
        words = words.removesuffix(" from hand")
    words = f"play {words}"
    if isinstance(cards_, ef.CardsIn) and cards_.zone is Zone.STACKED:
        on_site = speaker.card.set in _SETS_OF_BESIEGERS and cards_.on is not fi.Reference.THIS
        played = "played " if speaker.card.set == _SET_OF_PLAYED_FROM_HAND else ""
        words += "" if on_site else f" as if {played}from hand"
    if value.on is not None:
        words += f" on {a(value.on, speaker)}"
    if value.free:
        words += " for free"
    if value.unpenalised:
        words += " without paying any roaming penalty"
    if value.despite_dead_copy:
        known = cards_.filter if isinstance(cards_, ef.CardsIn) else None
        head = noun_phrase(known, speaker).head if known is not None else "card"
        words += f" (even if another copy of that {head} is in your dead pile)"
    additions = []
    if value.cost != 0:
        cost_change = signed(value.cost, speaker)
        additions.append(f"{_whose_cost(cards_, speaker)} twilight cost is {cost_change}")
    if value.then:
        additions.append(given_to("it", value.then, speaker) + duration(value.until))
    return f"{words}. {list_of(additions)}" if additions else words


def _whose_cost(played: object, speaker: Speaker) -> str:
    """Return whose twilight cost changes: "his", "The Balrog's", "its"."""
    if played is fi.Reference.THIS:
        return speaker.pronoun.his
    filter_ = played.filter if isinstance(played, ef.CardsIn | ef.Choose) else None
    return f"{filter_.title}'s" if isinstance(filter_, fi.Titled) else "its"


def _stack(value: ef.Stack, speaker: Speaker) -> str:
    words = target(value.target, speaker)
    if value.on is fi.Reference.THIS:
        return f"stack {words} here"
    return f"stack {words} on {target(value.on, speaker)}"


def _transfer(value: ef.Transfer, speaker: Speaker) -> str:
    words = target(value.target, speaker)
    if value.target is fi.Reference.THIS and speaker.from_support_area:
        words += " from your support area"
    elif _from_support_area(value.target):
        words = words.replace(" in a support area", " from your support area")
    if value.to is None:
        return f"transfer {words} to your support area"
    return f"transfer {words} to {target(value.to, speaker)}"


def _from_support_area(target_: object) -> bool:
    return isinstance(target_, ef.Choose) and fi.State.IN_SUPPORT_AREA in getattr(
        target_.filter, "parts", ()
    )


def _draw(value: ef.Draw, speaker: Speaker) -> str:
    return f"draw {counted(value.count, 'card', speaker)}"


def _reveal(value: ef.Reveal, speaker: Speaker) -> str:
    speaker.looked = not value.to_all
    speaker.took_revealed = False
    if isinstance(value.target, ef.CardsIn) and value.target.zone is Zone.HAND:
        speaker.hand_revealed = True
    return f"{'reveal' if value.to_all else 'look at'} {target(value.target, speaker)}"


def _reveal_until(value: ef.RevealUntil, speaker: Speaker) -> str:
    words = f"reveal cards from the top of {speaker.your} draw deck until you reveal"
    of = a(value.of, speaker)
    return f"{words} one that is not {of}" if value.fails else f"{words} {of}"


def _shuffle_deck(value: ef.ShuffleDeck, speaker: Speaker) -> str:
    return f"shuffle {possessive(value.who, speaker)} draw deck"


def _reconcile(value: ef.Reconcile, speaker: Speaker) -> str:
    return f"reconcile {speaker.your} hand"


EFFECTS.update(
    {
        ef.Discard: _discard,
        ef.Draw: _draw,
        ef.Play: _play,
        ef.PutIntoDeck: _put_into_deck,
        ef.PutIntoDiscardPile: _put_into_discard_pile,
        ef.Reconcile: _reconcile,
        ef.RemoveFromGame: _remove_from_game,
        ef.ReturnToHand: _return_to_hand,
        ef.Reveal: _reveal,
        ef.RevealUntil: _reveal_until,
        ef.ShuffleDeck: _shuffle_deck,
        ef.Stack: _stack,
        ef.TakeIntoHand: _take_into_hand,
        ef.Transfer: _transfer,
    }
)
