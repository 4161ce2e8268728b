"""A cone of linen with hemmed rims, and the bulb in it."""
import math

import bpy
import numpy as np

from materials.linen import linen
from materials.shade import shade_cloth
from shapes.mesh import thicken
from shapes.solids import tube
from shapes.turned import turned
from studio.scene import add


def lamp_shade(bottom, top, glow, colour="#f3e6cf"):
    """From a lower (radius, height) to an upper one. `glow` is the bulb's power, in watts of Blender's."""
    thicken(turned("shade", [bottom, top], shade_cloth("shade", colour), 160, is_curve=False), 0.02)
    for radius, height in (bottom, top):
        turns = np.linspace(0, 2 * math.pi, 24, endpoint=False)
        ring = [(radius * math.cos(turn), radius * math.sin(turn), height) for turn in turns]
        tube("hem", ring, 0.014, linen("hem", colour, (1, 1)), is_closed=True)
    bulb((0, 0, (bottom[1] + top[1]) / 2), glow)


def bulb(place, glow, size=0.22):
    """A warm light."""
    light = bpy.data.lights.new("bulb", "POINT")
    light.energy, light.color, light.shadow_soft_size = glow, (1, 0.7, 0.42), size
    add("bulb", light).location = place
