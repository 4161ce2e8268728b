"""Two folded kitchen towels of half linen: one undyed with stripes, one dyed, each with its hanger."""
import math

import numpy as np

from materials.cloth import Hand, cloth
from materials.stripes import Stripes
from shapes.folded import folded
from shapes.ribbon import ribbon
from studio.camera import Camera

CAMERAS = {
    "front": Camera(azimuth=24, elevation=33, fill=0.62),
    "detail": Camera(azimuth=32, elevation=38, fill=1.05),
}
UNDYED = "#f4ecdc"
SIZE, THICKNESS = (2.5, 1.75), 0.075
HAND = Hand(bump=0.8, depth=0.02, gaps=0.25, uneven=0.3, sheen=0.3)
# A broad stripe between narrow ones, on top of the pile and round its front; the dyed towel has narrow ones alone.
GROUP = [(0, 0.012), (0.024, 0.036), (0.052, 0.1), (0.116, 0.128), (0.14, 0.152)]
BROAD = tuple((start + at, end + at) for at in (0.24, 0.62) for start, end in GROUP)
NARROW = tuple((at, at + 0.012) for at in (0.64, 0.666, 0.692))


def build(shot):
    seed = shot.chance.random() * 9
    towels = ((shot.colour, Stripes(UNDYED, NARROW, 2.6)), (UNDYED, Stripes(shot.colour, BROAD, 2.6)))
    for number, (ground, stripes) in enumerate(towels):
        level = number * (THICKNESS * 4 - 0.01)
        material = cloth("towel", ground, "linen", (4.4, 4.4), HAND, pattern=stripes)
        towel = folded("towel", SIZE, THICKNESS, material, seed + 5.3 * number, level, sway=0.035)
        turn = shot.chance.uniform(-0.03, 0.03) + 0.05 * number
        towel.rotation_euler = (0, 0, turn)
        _hanger(shot.colour, level + THICKNESS * 3.3, turn)


def _hanger(colour, level, turn):
    """A loop of tape at the corner, where the towel is hung up."""
    tape = cloth("tape", colour, "canvas", (1, 12))
    turns = np.linspace(0, math.pi, 25)
    way = [(0.16 * math.sin(a) ** 0.8, 0.07 * math.cos(a), 0.03 * math.sin(a)) for a in turns]
    loop = ribbon("hanger", way, [(0, 0, 0.04)] * len(way), tape, 0.014)
    loop.location, loop.rotation_euler = (SIZE[0] / 2 - 0.02, 0.55, level), (0, 0, turn)
