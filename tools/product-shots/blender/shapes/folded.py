"""Cloth that was folded twice: four layers, whose closed fold faces the front."""
import math

import numpy as np
from mathutils import Vector, noise

from shapes.mesh import mesh, quads

LAYERS = 4
# The share of a layer's place that its cloth fills.
FULL = 0.93
# The share of the width by which inner layers are narrower, so that the outer ones close over them.
INSET = 0.022
# Counted in layers from the open end: where the cloth goes in between the outer layers, and where it is that narrow.
GOES_IN, IS_NARROW = 2.15, 2.4
# How far a piece sinks into the one that it lies on.
SINKS = 0.02
COLUMNS, ROUND = 100, 6


def stacked(thickness):
    """How much higher the next piece lies on a folded one."""
    return thickness * LAYERS - SINKS


class Folding:
    """How a piece of a width and depth is folded; it lies at `level` and is four thicknesses high.

    `seed` says how it strays from what was planned, and `sway` how far.
    """

    def __init__(self, size, thickness, seed, level=0.0, sway=0.03):
        self.size, self.thickness, self.seed, self.level, self.sway = size, thickness, seed, level, sway
        self.path, self.length = even_steps(_path(size[1], thickness), min(0.045, thickness / 3))
        self.ways, self.half = np.linspace(0, self.length, len(self.path)), thickness * FULL / 2
        self._columns = (*self.path.T, *headings(self.path).T)

    def place(self, x, along, above=0.0):
        """Where to sew something on: x, the way from the open end on top, and the height above the cloth."""
        return self.within(x, along, self.half + above)

    def within(self, x, along, out):
        """A point at x and the way from the open end, so far out of the middle of the cloth."""
        y, z, ahead, rise = (np.interp(along, self.ways, column) for column in self._columns)
        return self._swayed(x, y + rise * out, z - ahead * out, along)

    def _swayed(self, x, y, z, along):
        (width, depth), seed = self.size, self.seed
        high = self.thickness * LAYERS
        share = z / high
        edge, end = _near_rim(x, width), _near_rim(y, depth)
        inner = min(1.0, max(0.0, (along / self.length * LAYERS - GOES_IN) / (IS_NARROW - GOES_IN)))
        wide = x * (1 + 0.011 * cloud(seed, along * 0.8, 0.0) - 0.025 * end**2 - INSET * inner)
        lift = cloud(wide * 0.7 + seed, y * 0.7, z * 0.6) * self.sway * share - 0.05 * high * edge**2 * share
        front = max(0.0, -y / (depth / 2)) ** 3
        out = cloud(wide * 0.8 + seed * 2, z * 1.5, 3.1) * self.sway * 1.2 * front
        return (wide, y * (1 - 0.04 * edge**2) + out, self.level + z + lift)


def folded(name, folding, material):
    """A folded piece, its edges round; its UV is in units, across from its middle and along from its open end."""
    radius = folding.half
    ring = _ring(folding.size[0] / 2, radius)
    points, uv = [], []
    for along in folding.ways:
        from_end = min(along, folding.length - along)
        shut = math.sqrt(max(0.0, 1 - max(0.0, 1 - from_end / radius) ** 2))
        for x, out, round_it in ring:
            points.append(folding.within(x, along, out * shut))
            uv.append((round_it, along))
    return mesh(name, points, quads(len(ring) - 1, len(folding.ways) - 1), material, uv)


def _ring(half, radius):
    """Round a layer from the middle of its inner side: x, how far out, and the way from its outer side's middle."""
    flat = half - radius
    straight = np.linspace(-flat, flat, COLUMNS + 1)
    turns = np.linspace(math.pi / 2, -math.pi / 2, 2 * ROUND + 1)[1:-1]
    rim = [(flat + radius * math.cos(turn), radius * math.sin(turn)) for turn in turns]
    middle = COLUMNS // 2
    outer = [(x, radius) for x in straight[middle:]]
    inner = [(x, -radius) for x in straight[: middle - 1 : -1]]
    right = np.array([*outer, *rim, *inner])
    ways = np.r_[0, np.cumsum(np.linalg.norm(np.diff(right, axis=0), axis=1))]
    half_ring = [(x, out, way) for (x, out), way in zip(right, ways)]
    # From right to left over the outer side, so that faces look outwards: hairs and loops grow to where these look.
    return [*half_ring[:0:-1], *((-x, out, -way) for x, out, way in half_ring)]


def _path(depth, thickness):
    """The middle line from the open end: along the top, round the fold, along the bottom, back and into the middle."""
    levels = [thickness * (layer + 0.5) for layer in (3, 0, 1, 2)]
    front, back = -depth / 2, depth / 2
    outer, inner = thickness * 1.5, thickness * 0.5
    # The inner fold fills the outer one.
    fold = front + outer + 0.12 * thickness
    return [
        *[(back - 0.02, levels[0]), (front + outer, levels[0])],
        *_half_turn(front + outer, (levels[0] + levels[1]) / 2, outer, 1),
        *[(front + outer, levels[1]), (back - inner * 1.2, levels[1])],
        *_half_turn(back - inner * 1.2, (levels[1] + levels[2]) / 2, inner, -1),
        *[(back - inner * 1.2, levels[2]), (fold, levels[2])],
        *_half_turn(fold, (levels[2] + levels[3]) / 2, inner, 2),
        *[(fold, levels[3]), (back - 0.03, levels[3])],
    ]


def _half_turn(y, z, radius, kind):
    """1: round the front from top to bottom; -1: round the back, upwards; 2: round the front, upwards."""
    turns = np.linspace(0, math.pi, 14)[1:-1]
    side = 1 if kind == -1 else -1
    down = 1 if kind == 1 else -1
    return [(y + side * radius * math.sin(a), z + down * radius * math.cos(a)) for a in turns]


def even_steps(path, step):
    """A path of points in equal steps of about a length, and how long it is."""
    known = np.array(path)
    along = np.r_[0, np.cumsum(np.linalg.norm(np.diff(known, axis=0), axis=1))]
    steps = np.linspace(0, along[-1], int(along[-1] / step))
    return np.stack([np.interp(steps, along, known[:, axis]) for axis in (0, 1)], 1), along[-1]


def _near_rim(at, extent):
    """0 inside, 1 at the rim: there corners are rounder than paper's would be."""
    return min(1.0, max(0.0, abs(at) * 2 / extent - 0.8) * 5)


def headings(line):
    """Where a line goes at each of its points, as steps of length 1."""
    ahead = np.gradient(line, axis=0)
    return ahead / np.linalg.norm(ahead, axis=1, keepdims=True)


def cloud(x, y, z):
    """Soft noise, by which cloth strays from what was planned."""
    return noise.fractal(Vector((x, y, z)), 1.0, 2.0, 3)
