"""A cone of linen with hemmed rims, lit from within."""
import math

import numpy as np

from materials.linen import linen
from materials.shade import shade_cloth
from shapes.mesh import thicken
from shapes.solids import tube
from shapes.turned import turned


def lamp_shade(bottom, top, colour="#f3e6cf"):
    """From a lower (radius, height) to an upper one."""
    wall = 0.014 * bottom[0]
    thicken(turned("shade", [bottom, top], shade_cloth("shade", colour), 160, is_curve=False), wall)
    for radius, height in (bottom, top):
        turns = np.linspace(0, 2 * math.pi, 48, endpoint=False)
        ring = [(radius * math.cos(turn), radius * math.sin(turn), height) for turn in turns]
        tube("hem", ring, 1.1 * wall, linen("hem", colour, (1, 1)), is_closed=True)
