"""Analyses of games that are over, found on the queue: the chance to win, and costly choices.

What is found, and how, is in `rules.analysis`. Here an analysis is ordered (`ordering`), worked on
piece by piece (`working`), put into words (`words`) and drawn (`charts`, `page`).
"""
