"""Drawing: cards and boards as SVG, from a kit of parts.

Read in this order: svg.py (elements), letters.py (how wide text is), kit (parts of pictures). It
knows no game: a game's faces use it.
"""
