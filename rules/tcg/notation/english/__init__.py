"""The English of a definition: what a player reads is made of what the machine plays."""

from rules.tcg.notation.english.sentences import sentences_of

__all__ = ["sentences_of"]
