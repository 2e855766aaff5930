"""Comparisons and swaps: pages, figures, reports."""
