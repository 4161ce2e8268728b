"""Cloth that was folded twice: four layers, whose closed fold faces the front."""
import math

import numpy as np
from mathutils import Vector, noise

from shapes.mesh import mesh, quads, settle, soften_edges, thicken

LAYERS = 4


def folded(name, size, thickness, material, seed, level=0.0, sway=0.03, columns=110):
    """A folded piece of a width and depth; it lies at `level` and is four thicknesses high."""
    width, depth = size
    path, length = even_steps(_path(depth, thickness), min(0.045, thickness / 3))
    rows = len(path)
    points, uv = [], []
    for row in range(rows):
        y, z = path[row]
        for column in range(columns + 1):
            x = (column / columns - 0.5) * width
            points.append(_swayed(x, y, z, (width, depth, thickness), seed, sway, level))
            uv.append((x, length * row / (rows - 1)))
    piece = thicken(mesh(name, points, quads(columns, rows - 1), material, uv), thickness * 0.93)
    return settle(soften_edges(piece, thickness * 0.3, 3))


def upon(size, thickness, seed, level=0.0, sway=0.03):
    """Where to sew something on a folded piece: a function of x, the way from its open end, and the height above it."""
    path, length = even_steps(_path(size[1], thickness), min(0.045, thickness / 3))
    ways = np.linspace(0, length, len(path))
    tangents = np.gradient(path, axis=0)
    tangents /= np.linalg.norm(tangents, axis=1, keepdims=True)

    def place(x, along, above=0.0):
        y, z, ahead, rise = (np.interp(along, ways, row) for row in (*path.T, *tangents.T))
        out = thickness * 0.46 + above
        return _swayed(x, y + rise * out, z - ahead * out, (*size, thickness), seed, sway, level)

    return place


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


def _swayed(x, y, z, size, seed, sway, level):
    width, depth, thickness = size
    share = z / (thickness * LAYERS)
    edge, end = _near_rim(x, width), _near_rim(y, depth)
    wide = x * (1 + 0.012 * cloud(seed, y * 0.8, z * 3) - 0.05 * end**2)
    drop = -0.03 * thickness * LAYERS * edge * share
    lift = cloud(wide * 0.7 + seed, y * 0.7, z * 0.6) * sway * share + drop
    front = max(0.0, -y / (depth / 2)) ** 3
    out = cloud(wide * 0.8 + seed * 2, z * 1.5, 3.1) * sway * 1.2 * front
    return (wide, y * (1 - 0.05 * edge**2) + out, level + z + lift)


def _near_rim(at, extent):
    """0 inside, 1 at the rim: there corners are rounder than paper's would be."""
    return min(1.0, max(0.0, abs(at) * 2 / extent - 0.8) * 5)


def cloud(x, y, z):
    """Soft noise, by which cloth strays from what was planned."""
    return noise.fractal(Vector((x, y, z)), 1.0, 2.0, 3)
