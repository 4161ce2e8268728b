"""Rings on a pin, from wide to narrow: painted in colours, or left as birch."""
import math

import numpy as np

from materials.matte import paint
from materials.timber import is_wood
from materials.wood import wood
from shapes.solids import cylinder
from shapes.turned import turned
from studio.camera import Camera

CAMERAS = {
    "front": Camera(elevation=14, fill=0.6),
    "scene": Camera(azimuth=10, elevation=17, fill=0.58, lens=70, aperture=5),
}
COLOURS = ["#6f7f6b", "#d9b36a", "#b5644a", "#e8dcc6", "#4d5f6b"]


def build(shot):
    birch = wood("birch", "birch", "Z", 3, 1.1)
    cylinder("base", 0.95, 0.2, birch, bevel=0.06)
    cylinder("pin", 0.12, 1.95, birch, (0, 0, 0.15), 0.06)
    is_plain = is_wood(shot.colour)
    for number, colour in enumerate(COLOURS):
        off = shot.is_scene and number == len(COLOURS) - 1
        material = wood(f"ring {number}", "birch", "X", number, 1.2) if is_plain else paint("ring", colour)
        ring = turned("ring", _section(0.84 - 0.11 * number), material, is_curve=False)
        stray = (shot.chance.uniform(-0.01, 0.01), shot.chance.uniform(-0.01, 0.01), 0.36 + 0.32 * number)
        ring.location = (1.15, -0.75, 0.16) if off else stray
    cylinder("top", 0.15, 0.18, birch, (0, 0, 2.0), 0.08)


def _section(radius, hole=0.16, half=0.16):
    """A rounded square turned round the pin."""
    middle, reach = (radius + hole) / 2, (radius - hole) / 2
    turns = np.linspace(-math.pi, math.pi, 49)
    return [
        (middle + reach * _power(math.cos(a), 0.75), half * _power(math.sin(a), 0.85)) for a in turns
    ]


def _power(value, exponent):
    return math.copysign(abs(value) ** exponent, value)
