"""The kit of parts: flat silhouettes in three tones, light from the left, no outlines.

A part stands on its own ground: (0, 0) is the middle of its foot, up is negative. `at` puts it
somewhere; a picture is a tuple of pieces, and a `Palette` gives the tones their colours.

shapes.py has the primitives; buildings.py, landmarks.py and street.py the town; people.py and
heads.py those who live in it, silhouettes.py those without a face; vehicles.py and nature.py what
moves and grows; study.py, trade.py, household.py, faith.py and music.py what they hold; office.py,
order.py and watch.py what holds them; icons.py small signs of one path.

For the low, broad pictures of a map there are town.py, river.py, wheels.py, works.py, grounds.py,
pitches.py and past.py; `tinted` gives each part colours of its own. For posters there are
pilgrims.py and printing.py.
"""
