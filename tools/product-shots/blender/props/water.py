"""Water in a glass."""
import numpy as np

from materials.glass import glass
from shapes.blown import blown
from shapes.turned import turned

# How far it reaches into the glass, as no air is between them.
SUNK = 0.01
TINT = (0.97, 0.99, 0.99)


def water(outside, wall, floor, level, place=(0, 0, 0)):
    """Fills a vessel, which is given as to `blown`, to a level."""
    outline = blown(outside, wall - SUNK, floor - SUNK)
    inside = outline[outline[:, 1].argmax() :][::-1]
    wet = inside[inside[:, 1] < level]
    profile = np.vstack([wet, [[wet[-1][0], level], [0, level]]])
    poured = turned("water", profile, glass("water", TINT, 1.333), 128, is_curve=False)
    poured.location = place
    return poured
