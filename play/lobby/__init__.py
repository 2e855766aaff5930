"""The lobby: where people who don't know each other find a game.

A table whose terms list it is shown while somebody who has a seat at it is here (`open_tables`).
`snapshot` keeps what everybody sees for a moment in each process, so that a page that looks again
costs next to nothing. `opening` makes a table in two clicks, `quick` joins the first that fits or
opens one, `leaving` cancels what nobody waits for any more. `mail` writes to people whose game by
days waits for them.
"""
