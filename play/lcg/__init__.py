"""Playtests of the LCG on pages: labels, results and reports."""
