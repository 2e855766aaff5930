"""Comparisons and swaps: pages, figures, reports.

A trial is one playtest with a `design` and a `Trial` row. `rules.playtest.trials` numbers its games
pair by pair in stages and counts them in that order, whoever played them, so the queue treats it
like any playtest and page, API and command agree. `report` writes a trial down for command, API
and download; `comparison_page` and `swap_page` do it for its page.
"""
