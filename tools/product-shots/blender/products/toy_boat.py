"""A sailing boat of birch with a painted hull, sails of cotton, and a keel that it stands on."""
import math

import numpy as np

from materials.cloth import Hand, cloth
from materials.matte import paint
from materials.wood import wood
from shapes.mesh import mesh, sheet, soften_edges, thicken
from shapes.solids import box, rod, tube
from studio.camera import Camera

CAMERAS = {
    "front": Camera(azimuth=-22, elevation=12, fill=0.64),
    "scene": Camera(azimuth=-28, elevation=15, fill=0.66, lens=70, aperture=5),
}
LONG, BEAM, KEEL, DECK, GUNWALE = 1.75, 0.56, 0.16, 0.66, 0.76
MAST, PEAK = 0.22, 3.75
# Of each ring of the hull: its height, and its share of the length and of the beam.
RINGS = [(0.0, 0.7, 0.3), (0.02, 0.76, 0.45), (0.12, 0.86, 0.7), (0.3, 0.94, 0.88), (0.46, 0.98, 0.97), (0.6, 1.0, 1.0)]


def build(shot):
    _hull(paint("hull", shot.colour, 0.38, "X"))
    birch, spars = wood("deck", "birch", "X", 2, 1.1), wood("spars", "birch", "Z", 5, 2)
    _deck(birch)
    box("keel", (1.9, 0.34, 0.18), wood("keel", "walnut", "X", 1, 1), (-0.1, 0, 0.09), 0.05)
    box("hatch", (0.62, 0.42, 0.14), birch, (-0.72, 0, DECK + 0.05), 0.04)
    rod("mast", (MAST, 0, DECK - 0.05), (MAST, 0, PEAK), 0.06, spars, 0.04)
    rod("boom", (MAST, 0, 1.08), (-1.32, 0.2, 1.1), 0.036, wood("boom", "birch", "X", 3, 2))
    cotton = cloth("cotton", "#fffaf0", "canvas", (5, 9), Hand(bump=0.4, gaps=0.06, uneven=0.06, sheen=0.3))
    thicken(sheet("mainsail", _mainsail, 40, 60, cotton), 0.014)
    thicken(sheet("jib", _jib, 40, 60, cotton), 0.014)
    cord = cloth("cord", "#cbb994", "linen", (1, 20))
    tube("stay", [(MAST, 0, PEAK - 0.1), (LONG * 0.93, 0, GUNWALE + 0.02)], 0.011, cord)
    tube("stay", [(MAST, 0, PEAK - 0.1), (-LONG * 0.93, 0, GUNWALE + 0.02)], 0.011, cord)


def _outline(long=1.0, broad=1.0):
    """The hull from above, from the stern along one side to the stem and back: pointed before, rounded behind."""
    shares = -np.cos(np.linspace(0, math.pi, 70))
    side = [(s * LONG * long, _half_beam(s) * BEAM * broad) for s in shares]
    return [*side, *((x, -y) for x, y in side[::-1][1:-1])]


def _half_beam(share):
    if share > 0:
        return 1 - share**2.1
    return (1 - 0.3 * share * share) * math.sqrt(max(0.0, 1 - max(0.0, -share - 0.82) ** 2 / 0.18**2))


def _hull(material):
    """Ring on ring from the bottom, over the gunwale, and down to the deck inside; the sheer rises to both ends."""
    inside = [(0.6, 0.955, 0.9), (DECK - KEEL - 0.04, 0.95, 0.89)]
    points = []
    for height, long, broad in [*RINGS, *inside]:
        for x, y in _outline(long, broad):
            sheer = 0.1 * (x / LONG) ** 2 * min(1, height / 0.3)
            points.append((x, y, KEEL + height + sheer))
    count = len(_outline())
    rows = len(RINGS) + len(inside)
    faces = [
        (row * count + at, row * count + (at + 1) % count, (row + 1) * count + (at + 1) % count, (row + 1) * count + at)
        for row in range(rows - 1)
        for at in range(count)
    ]
    hull = mesh("hull", points, [*faces, tuple(range(count))[::-1]], material)
    hull.data.use_auto_smooth, hull.data.auto_smooth_angle = True, math.radians(60)
    soften_edges(hull, 0.02, 3, math.radians(60))


def _deck(material):
    points = [(x, y, DECK + 0.1 * (x / LONG) ** 2) for x, y in _outline(0.955, 0.9)]
    mesh("deck", points, [tuple(range(len(points)))], material)


def _mainsail(u, v):
    """From the mast to the end of the boom, and narrower upwards; the wind stands in it."""
    wide = 1.42 * (1 - v) ** 0.92 + 0.02
    swell = 0.34 * math.sin(math.pi * u**0.8) * (1 - v) ** 0.7 * (0.35 + v)
    return (MAST - 0.07 - u * wide, u * 0.2 * (1 - v) + swell, 1.16 + 2.35 * v + 0.05 * u * (1 - v))


def _jib(u, v):
    """Between the mast and the forestay."""
    foot = (1.15 - 0.02) * (1 - v)
    swell = 0.24 * math.sin(math.pi * u) * (1 - v) ** 0.6 * (0.3 + v)
    stay = LONG * 0.9 - (LONG * 0.9 - MAST - 0.07) * v
    return (stay - u * foot, swell + 0.12 * u * (1 - v), 0.98 + 2.2 * v + 0.12 * u * (1 - v))
