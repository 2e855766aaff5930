"""Playtests on the queue: the tasks, playing in chunks, and recovery of lost work.

The database is the record. A chunk of games is stored once under a unique key; progress is the sum
of stored chunks; the end is a conditional update; a sweep sends out again what is missing. A chunk
that has used its time is stored, and the rest begins where it ended (`chunks`). `durations`
estimates games, chooses the queue and refuses what can't finish. `fairness` runs one person's
playtests one after another, `control` cancels, pauses and resumes, `totals` keeps the sum in one
row. `stages` ends a decided comparison and opens the next round of a swap; `improvements` orders
the next playtest when a stage is over.
"""
