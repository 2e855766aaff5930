"""The lab: fits, ladders and studies of computer players. `python -m lab --help` lists them.

It stands beside the application: nothing there imports it, and it isn't part of the image.
"""
