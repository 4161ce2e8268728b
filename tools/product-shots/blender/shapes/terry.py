"""Terry: loops of yarn that stand close, each turned its own way."""
import math

import numpy as np

from shapes.mesh import mesh, sheet

# How far a loop strays from its place, as a share of the pitch; how far it leans; and how loops differ in size.
STRAY, LEAN, UNEVEN = 0.35, 0.3, 0.2


def terry(thing, pitch, height, seed):
    """Sets loops of its own material on a thing of quads without modifiers: so high, and a pitch apart."""
    random = np.random.default_rng(seed)
    material = thing.data.materials[0]
    feet = _feet(*_places(thing.data, pitch, random), height, random)
    ground = mesh("feet", feet.reshape(-1, 3), np.arange(len(feet) * 4).reshape(-1, 4).tolist(), material)
    ground.instance_type, ground.show_instancer_for_render = "FACES", False
    ground.use_instance_faces_scale, ground.instance_faces_scale = True, 1 / height
    ground.parent, _loop(height, material).parent = thing, ground


def _places(data, pitch, random):
    """Points on a mesh of quads, evenly apart, and what is upright there."""
    corners = np.empty(len(data.loops), "i")
    data.loops.foreach_get("vertex_index", corners)
    points, upright = np.empty(len(data.vertices) * 3), np.empty(len(data.vertices) * 3)
    data.vertices.foreach_get("co", points)
    data.vertices.foreach_get("normal", upright)
    faces = corners.reshape(-1, 4)
    known = np.stack([points.reshape(-1, 3)[faces], upright.reshape(-1, 3)[faces]], 2)
    sides = np.linalg.norm(np.roll(known[:, :, 0], -1, 1) - known[:, :, 0], axis=2)
    shares = np.maximum(1, np.round((sides[:, :2] + sides[:, 2:]) / 2 / pitch)).astype(int)
    found = []
    for across, along in np.unique(shares, axis=0):
        first, second, third, fourth = np.moveaxis(known[(shares == (across, along)).all(1)], 1, 0)
        for row, column in np.ndindex(along, across):
            stray = random.uniform(-STRAY, STRAY, (2, len(first), 1, 1))
            u, v = (column + 0.5 + stray[0]) / across, (row + 0.5 + stray[1]) / along
            found.append((first * (1 - u) + second * u) * (1 - v) + (fourth * (1 - u) + third * u) * v)
    return np.moveaxis(np.concatenate(found), 1, 0)


def _feet(places, upright, height, random):
    """A square for each loop to stand on, whose side is how high that loop is."""
    count = len(places)
    up = _unit(upright + random.uniform(-LEAN, LEAN, (count, 3)))
    ahead = _unit(np.cross(up, random.normal(0, 1, (count, 3))))
    side = np.cross(up, ahead)
    half = height / 2 * random.uniform(1 - UNEVEN, 1 + UNEVEN, (count, 1))
    turns = ((-1, -1), (1, -1), (1, 1), (-1, 1))
    return np.stack([places + half * (x * ahead + y * side) for x, y in turns], 1)


def _unit(vectors):
    return vectors / np.linalg.norm(vectors, axis=1, keepdims=True)


def _loop(height, material):
    """A ring of yarn, whose foot is in the ground."""
    middle, wide, thick = height * -0.25, height * 0.42, height * 0.26

    def at(u, v):
        along, round_it = 2 * math.pi * v, 2 * math.pi * u
        out = wide + thick * math.cos(round_it)
        return (out * math.cos(along), thick * math.sin(round_it), middle + out * math.sin(along))

    return sheet("loop", at, 6, 10, material)
