"""Puzzles: positions in which one choice wins whatever the hidden cards are.

How they are found is in `rules.analysis.puzzles`. Here they are kept (`keeping`), chosen for a
visitor (`choosing`), solved and rated (`solving`), and drawn (`page`).
"""
