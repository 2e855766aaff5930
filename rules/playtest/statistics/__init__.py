"""Figures of many games: intervals, distributions, and how cards fared."""
