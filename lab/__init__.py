"""The lab: fits, ladders and studies of computer players. `python -m lab --help` lists them.

Nothing in the application imports it, and it isn't in the container image.
"""
