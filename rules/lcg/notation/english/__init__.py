"""The English of a definition, made of its values.

Each kind of value has a table from its type to the function that says it; a value without an
entry raises `NoEnglish`.
"""

from rules.lcg.notation.english.sentences import english, english_of_side

__all__ = ["english", "english_of_side"]
