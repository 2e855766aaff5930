"""Card search: the query language, the index in memory, and finding cards.

`plain_words/` reads what a player types as facts, names and what cards do; `query/` is the exact
language: reading with the place of every mistake, the table of names from which the help page is
written, and evaluation over an index in memory that renews itself when the catalogue changes.
Pages, command and API all call `card_search`. `ranking` puts the best match first, `suggestions`
corrects misspelled names, `relaxations` finds the restriction that leaves nothing.
"""
