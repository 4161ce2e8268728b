"""A canvas bag that stands by itself, with a printed front; in use it has been to market."""
import math

import numpy as np
from mathutils import Vector, noise

from materials.cloth import Hand, cloth
from materials.cloth_print import ClothPrint
from props.fruit import lemon
from props.twig import twigs
from shapes.mesh import sheet, thicken
from shapes.ribbon import ribbon
from studio.camera import Camera

CAMERAS = {
    "front": Camera(azimuth=-17, elevation=9, fill=0.7),
    "scene": Camera(azimuth=14, elevation=11, fill=0.68, lens=70, aperture=6),
}
WIDTH, HEIGHT, DEPTH = 2.7, 2.75, 0.5
CANVAS = Hand(bump=0.7, depth=0.008, gaps=0.35, uneven=0.22, sheen=0.3)
STRAP, APART = 0.105, 0.56


def build(shot):
    seed = shot.chance.random() * 20
    motif = ClothPrint(shot.labels["front"], (0.2, 0.2, 0.8, 0.78))
    front = cloth("front", shot.colour, "fine linen", (5.5, 5.5), CANVAS, pattern=motif)
    thicken(sheet("front", _side(-1, seed), 140, 140, front), 0.03)
    plain = cloth("canvas", shot.colour, "fine linen", (5.5, 5.5), CANVAS)
    thicken(sheet("back", _side(1, seed), 140, 140, plain), 0.03)
    tape = cloth("strap", shot.colour, "canvas", (2.4, 11), CANVAS)
    for side, rise, lean in ((-1, 1.28, -0.3), (1, 1.2, 0.16)):
        _strap(_side(side, seed), side, rise, lean, tape)
    if shot.is_scene:
        twigs(shot.chance, (0.4, 0, 1.9), [2.1, 1.8, 2.0], scale=1.25)
        lemon((1.5, -1.3, 0), 0.4, 2.0)
        lemon((2.15, -0.6, 0), -0.5, 4.0)


def _side(side, seed):
    """The front or the back of the bag: full below, slack between the straps above."""

    def at(u, v):
        x = (u - 0.5) * 2
        foot = min(1.0, v / 0.07) ** 0.5
        full = DEPTH * (1 - 0.45 * v) * foot * max(0.0, 1 - abs(x) ** 3.4) ** 0.6
        slack = 0.1 * v**3 * math.cos(x * 4.4 + side * 0.5)
        cloud = noise.fractal(Vector((x * 1.2 + seed, v * 1.5, side * 3)), 1.0, 2.0, 3) * 0.09 * min(1, v * 4) * foot
        crease = 0.045 * math.sin(x * 2 + v * 6 + side) * math.exp(-(((abs(x) - 0.72) / 0.2) ** 2)) * foot
        hem = 0.016 if v > 0.945 else 0
        drop = 0.05 * noise.noise(Vector((x * 1.4, seed, side))) * v - 0.035 * math.cos(x * 4.4) * v**4
        edge = max(0.0, 1 - abs(x) ** 6)
        y = side * (full + hem * edge + 0.012) + (slack + cloud + crease) * edge
        wide = x * WIDTH / 2 * (1 - 0.05 * (1 - v) * (1 - foot * 0.4)) * (1 + 0.012 * math.sin(v * 5 + seed))
        return (wide, y, v * HEIGHT + drop)

    return at


def _strap(face, side, rise, lean, tape):
    """Up the bag from one seam, over in an arch, down to the other; on its way the tape turns on its edge."""
    legs = [[_on_bag(face, side, share, v) for v in np.linspace(0.84, 1.0, 9)] for share in (-1, 1)]
    left, right = Vector(legs[0][-1]), Vector(legs[1][-1])
    arch = []
    for t in np.linspace(0, 1, 61)[1:-1]:
        lift = math.sin(math.pi * t) ** 0.6
        middle, half = (left + right) / 2, (right - left) / 2
        out = -math.cos(math.pi * t) * (1 - 0.12 * lift)
        arch.append(tuple(middle + half * out + Vector((0.1 * lean * lift, lean * lift**1.7, rise * lift))))
    way = np.array([*legs[0], *arch, *legs[1][::-1]])
    ribbon("strap", way, _turning(way, len(legs[0])), tape, 0.04, is_smooth=False)


def _on_bag(face, side, share, v):
    x, y, z = face(0.5 + share * APART / WIDTH, v)
    return (x, y + side * 0.04, z)


def _turning(way, sewn):
    """From the middle of the tape to its edge: along the bag where it is sewn on, across the arch at its top."""
    tangents = np.gradient(way, axis=0)
    for at, tangent in enumerate(tangents):
        share = max(0.0, min(at, len(way) - 1 - at) - sewn) / (len(way) / 2 - sewn)
        twist = 1.2 * math.sin(share * math.pi / 2) ** 1.5
        flat = Vector((tangent[2], 0, -tangent[0])).normalized()
        yield tuple((flat * math.cos(twist) + Vector((0, 1, 0)) * math.sin(twist)) * STRAP)
