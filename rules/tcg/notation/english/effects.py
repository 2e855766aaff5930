"""Effects on cards, as commands: "exert a minion", "draw 2 cards"."""

from __future__ import annotations

from rules.english import article, plural
from rules.tcg.notation import amounts as am
from rules.tcg.notation import effects as ef
from rules.tcg.notation import filters as fi
from rules.tcg.notation import qualities as qu
from rules.tcg.notation.amounts import Zone
from rules.tcg.notation.english.amounts import counted, signed, times
from rules.tcg.notation.english.conditions import cards
from rules.tcg.notation.english.durations import duration
from rules.tcg.notation.english.labels import list_of, word_name
from rules.tcg.notation.english.phrases import a, bare, noun_phrase
from rules.tcg.notation.english.players import possessive
from rules.tcg.notation.english.qualities import given_to, made_of, only_verbs
from rules.tcg.notation.english.shorthand import prevention, without_win
from rules.tcg.notation.english.speaker import Speaker
from rules.tcg.notation.english.tables import EFFECTS, condition, effect, target
from rules.tcg.notation.english.targets import remember
from rules.tcg.notation.players import Player

# --- choosing and spotting ---


def _pick(value: ef.Pick, speaker: Speaker) -> str:
    return f"choose {target(value.target, speaker)}"


def _spot(value: ef.Spot, speaker: Speaker) -> str:
    with speaker.spotting(am.Number(value.filter)):
        words = f"spot {cards(value.filter, value.count, speaker)}"
    remember(value.filter, value.count, speaker)
    return words


def _spot_tokens(value: ef.SpotTokens, speaker: Speaker) -> str:
    with speaker.spotting(value.tally):
        return f"spot {counted(value.count, value.tally.value, speaker)}"


def _require(value: ef.Require, speaker: Speaker) -> str:
    words = condition(value.condition, speaker)
    # Among costs, what you can spot is what you spot.
    if words.startswith("you can spot "):
        return words.removeprefix("you can ")
    return f"do this only if {words}"


def _name(value: ef.Name, speaker: Speaker) -> str:
    if not value.choices:
        return f"name {article(value.what)}"
    names = [_choice(choice, speaker) for choice in value.choices]
    return f"name one of these {plural(value.what)}: {list_of(names, 'or')}"


def _choose_number(value: ef.ChooseNumber, speaker: Speaker) -> str:
    return "choose a number"


def _choice(choice: object, speaker: Speaker) -> str:
    if isinstance(choice, fi.Printed):
        return word_name(choice.word, brackets=speaker.brackets)
    return bare(choice, speaker) if isinstance(choice, fi.Filter) else str(choice)


# --- on characters ---


def _exert(value: ef.Exert, speaker: Speaker) -> str:
    if speaker.in_trigger and not speaker.infinitive and isinstance(value.target, ef.Each):
        return f"{every(value.target, speaker)} must exert{times(value.times, speaker)}"
    return f"exert {target(value.target, speaker)}{times(value.times, speaker)}"


def _exhaust(value: ef.Exhaust, speaker: Speaker) -> str:
    return f"exhaust {target(value.target, speaker)}"


def _wound(value: ef.Wound, speaker: Speaker) -> str:
    return f"wound {target(value.target, speaker)}{times(value.times, speaker)}"


def _heal(value: ef.Heal, speaker: Speaker) -> str:
    if value.times is None:
        return f"heal all wounds on {target(value.target, speaker)}"
    return f"heal {target(value.target, speaker)}{times(value.times, speaker)}"


def _kill(value: ef.Kill, speaker: Speaker) -> str:
    return f"kill {target(value.target, speaker)}"


def _make(value: ef.Make, speaker: Speaker) -> str:
    prevented = prevention(value, speaker)
    if prevented:
        return prevented
    won = without_win(value)
    if won is not None:
        made, done = won
        words = effect(made, speaker)
        who = _again(value.target, "", speaker)
        with speaker.mood(infinitive=False):
            return f"{words}. If {who} wins this skirmish, {effect(done, speaker)}"
    if value.qualities == (qu.Change(am.Statistic.ALLOWED_TO_SKIRMISH, 1),):
        return f"allow {target(value.target, speaker)} to skirmish{duration(value.until)}"
    limit = "" if value.limit is None else f" (limit {signed(value.limit, speaker)})"
    name = target(value.target, speaker)
    before, speaker.subject = speaker.subject, _again(value.target, name, speaker)
    until = duration(value.until)
    states = speaker.in_trigger and isinstance(value.target, ef.Each)
    known = not isinstance(value.target, ef.Choose)
    verbs = known and only_verbs(value.qualities, speaker)
    if not speaker.infinitive and (states or verbs):
        subject = {"him": "he", "her": "she"}.get(name, name)
        many = name.startswith("those ")
        words = given_to(subject, value.qualities, speaker, many=many)
    else:
        words = f"make {made_of(name, value.qualities, speaker)}"
    speaker.subject = before
    return f"{words}{until}{limit}"


def _again(value: object, name: str, speaker: Speaker) -> str:
    """Return how a quality speaks of the card that has it: "that Man", "him"."""
    if isinstance(value, ef.Choose | ef.Each):
        many = isinstance(value, ef.Choose) and value.count != 1
        made = noun_phrase(value.filter, speaker)
        return f"those {made.words(many=True)}" if many else f"that {made.head.split()[-1]}"
    return speaker.pronoun.him if isinstance(value, fi.Reference) else name


def _assign(value: ef.Assign, speaker: Speaker) -> str:
    minion = target(value.minion, speaker)
    character = target(value.character, speaker)
    even = f" (even if {character} is already assigned)" if value.even_if_assigned else ""
    return f"assign {minion} to {character}{even}"


def _remove_from_skirmish(value: ef.RemoveFromSkirmish, speaker: Speaker) -> str:
    return f"remove {target(value.target, speaker)} from the skirmish"


def _replace_in_skirmish(value: ef.ReplaceInSkirmish, speaker: Speaker) -> str:
    by = target(value.by, speaker)
    return f"have {by} replace {target(value.target, speaker)} in the skirmish"


def _cancel_skirmish(value: ef.CancelSkirmish, speaker: Speaker) -> str:
    if value.involving is None:
        return "cancel the skirmish"
    return f"cancel a skirmish involving {a(value.involving, speaker)}"


def _skirmish_again(value: ef.SkirmishAgain, speaker: Speaker) -> str:
    words = f"have {target(value.target, speaker)} participate in an additional skirmish"
    return words if value.against is None else f"{words} against {a(value.against, speaker)}"


# --- on cards ---


# "Discard a possession from play."
_SETS_OF_DISCARDS_FROM_PLAY = range(11, 15)


def _discard(value: ef.Discard, speaker: Speaker) -> str:
    words = f"discard {every(value.target, speaker)}"
    if speaker.card.set in _SETS_OF_DISCARDS_FROM_PLAY and isinstance(
        value.target, ef.Choose | ef.Each
    ):
        return f"{words} from play"
    return words


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
    whose = _deck_owner(cards_, speaker)
    if value.where == "shuffle":
        return f"shuffle {words} into {whose} draw deck"
    return f"place {words} {_DECK_PLACES[value.where]} {whose} draw deck"


def _from(value: ef.CardsIn, speaker: Speaker) -> str:
    own = value.who in (Player.YOU, speaker.actor)
    return "from hand" if own else f"from {possessive(value.who, speaker)} hand"


def _deck_owner(value: object, speaker: Speaker) -> str:
    match value:
        case ef.CardsIn() | ef.TopOfDeck() if value.who is Player.YOU:
            return speaker.your
        case ef.CardsIn() | ef.TopOfDeck():
            return "his or her"
        case fi.Reference():
            return "your"
        case _:
            return "its owner's"


def _put_into_discard_pile(value: ef.PutIntoDiscardPile, speaker: Speaker) -> str:
    return f"place {target(value.target, speaker)} in {speaker.your} discard pile"


def _remove_from_game(value: ef.RemoveFromGame, speaker: Speaker) -> str:
    return f"remove {target(value.target, speaker)} from the game"


def _play(value: ef.Play, speaker: Speaker) -> str:
    cards_ = value.target
    words = target(cards_, speaker)
    if isinstance(cards_, ef.CardsIn) and cards_.zone is Zone.HAND and cards_.who is Player.YOU:
        words = words.removesuffix(" from hand")
    words = f"play {words}"
    if isinstance(cards_, ef.CardsIn) and cards_.zone is Zone.STACKED:
        words += " as if from hand"
    if value.on is not None:
        words += f" on {a(value.on, speaker)}"
    if value.free:
        words += " for free"
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
        ef.Assign: _assign,
        ef.CancelSkirmish: _cancel_skirmish,
        ef.ChooseNumber: _choose_number,
        ef.Discard: _discard,
        ef.Draw: _draw,
        ef.Exert: _exert,
        ef.Exhaust: _exhaust,
        ef.Heal: _heal,
        ef.Kill: _kill,
        ef.Make: _make,
        ef.Name: _name,
        ef.Pick: _pick,
        ef.Play: _play,
        ef.PutIntoDeck: _put_into_deck,
        ef.PutIntoDiscardPile: _put_into_discard_pile,
        ef.Reconcile: _reconcile,
        ef.RemoveFromGame: _remove_from_game,
        ef.RemoveFromSkirmish: _remove_from_skirmish,
        ef.ReplaceInSkirmish: _replace_in_skirmish,
        ef.Require: _require,
        ef.ReturnToHand: _return_to_hand,
        ef.Reveal: _reveal,
        ef.RevealUntil: _reveal_until,
        ef.ShuffleDeck: _shuffle_deck,
        ef.SkirmishAgain: _skirmish_again,
        ef.Spot: _spot,
        ef.SpotTokens: _spot_tokens,
        ef.Stack: _stack,
        ef.TakeIntoHand: _take_into_hand,
        ef.Transfer: _transfer,
        ef.Wound: _wound,
    }
)
