"""The start page, which shows what happens on the site, and the page about the site.

`parts` are the tiles of the start page. A new part is a function there and a line in `PARTS`.
"""
