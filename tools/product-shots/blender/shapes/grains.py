"""Many small pieces of a kind, such as berries or crystals, in one mesh."""
import math
from dataclasses import dataclass

import numpy as np
from mathutils import Euler, Vector, noise

from shapes.mesh import mesh, quads


@dataclass(frozen=True)
class Grain:
    """The form of a piece about as big as a ball of radius 1, and how far up on it each of its points is."""

    points: np.ndarray
    faces: list
    heights: np.ndarray


@dataclass(frozen=True)
class Spot:
    """Where a piece is: its middle, its size and how it is turned."""

    place: tuple
    size: float
    turn: tuple = (0, 0, 0)


def grains(name, kinds, spots, material, chance, is_smooth=True):
    """A piece at each spot, each of one of the kinds; UV has a chance of its own for each and the height on it."""
    points, faces, uv = [], [], []
    for spot in spots:
        grain = chance.choice(kinds)
        first = len(points)
        turn = np.array(Euler(spot.turn).to_matrix())
        points.extend(grain.points @ turn.T * spot.size + np.array(spot.place))
        faces.extend([tuple(first + at for at in face) for face in grain.faces])
        tone = chance.random()
        uv.extend((tone, height) for height in grain.heights)
    return mesh(name, points, faces, material, uv, is_smooth)


def chance_and_height(shader):
    """What a material may ask of the piece that it is on: a chance of its own, and how high up on it a point is."""
    return shader.node("SeparateXYZ", Vector=shader.place("UV")).outputs[:2]


def any_turn(chance):
    """A turn to any side."""
    return tuple(chance.uniform(0, 2 * math.pi) for _ in range(3))


def ball(form=lambda x, y, z: (x, y, z), columns=20, rows=12):
    """A ball, whose points `form` may move."""
    round_ = []
    for row in range(rows + 1):
        up = math.pi * row / rows
        for column in range(columns + 1):
            angle = 2 * math.pi * column / columns
            round_.append((math.sin(up) * math.cos(angle), math.sin(up) * math.sin(angle), -math.cos(up)))
    points = np.array([form(*point) for point in round_])
    return Grain(points, quads(columns, rows), np.array([point[2] for point in round_]))


def lump(seed, rough, scale=1.6, stretch=(1, 1, 1), columns=20, rows=12):
    """A ball with dents, stretched along the axes."""

    def form(x, y, z):
        out = 1 + rough * noise.fractal(Vector((x * scale + seed, y * scale, z * scale)), 1.0, 2.0, 3)
        return (x * out * stretch[0], y * out * stretch[1], z * out * stretch[2])

    return ball(form, columns, rows)


def block(chance, stretch=(1, 1, 1), skew=0.25):
    """A crystal: an irregular box."""
    corners = [(x, y, z) for z in (-1, 1) for y in (-1, 1) for x in (-1, 1)]
    points = np.array([[(at + chance.uniform(-skew, skew)) * 0.62 for at in corner] for corner in corners]) * stretch
    faces = [(0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (0, 4, 6, 2), (1, 3, 7, 5)]
    return Grain(points, faces, points[:, 2])


def cluster(radius, count, stretch=(1, 1, 1), hollow=0.0):
    """Small balls all over a larger one: a raspberry. Its lower end stays open where it is `hollow`."""
    part = ball(columns=12, rows=8)
    points, faces, heights = [], [], []
    for number in range(count):
        z = -1 + hollow + (2 - hollow) * (number + 0.5) / count
        angle, wide = number * math.pi * (3 - math.sqrt(5)), math.sqrt(max(0.0, 1 - z * z))
        middle = np.array([wide * math.cos(angle), wide * math.sin(angle), z]) * (1 - radius) * np.array(stretch)
        faces.extend([tuple(len(points) + at for at in face) for face in part.faces])
        points.extend(part.points * radius + middle)
        heights.extend(part.heights * 0 + number % 7 / 7)
    return Grain(np.array(points), faces, np.array(heights))


def apart(places, distance):
    """Those of the places that are farther than that from each one taken before."""
    taken = []
    for place in places:
        if all(math.dist(place, other) > distance for other in taken):
            taken.append(place)
    return taken


def strewn(chance, count, middle, spread, sizes, clear=()):
    """Places on a table, round a middle, where pieces lie side by side; of `count` tries those that found room.

    `clear` are circles, as x, y and radius, that stay free.
    """
    lying = list(clear)
    free = len(lying)
    for _ in range(count):
        size = chance.uniform(*sizes)
        angle, far = chance.uniform(0, 2 * math.pi), spread * chance.random() ** 0.7
        x, y = middle[0] + far * math.cos(angle), middle[1] + far * math.sin(angle)
        if all(math.dist((x, y), spot[:2]) > size + spot[2] for spot in lying):
            lying.append((x, y, size))
    return lying[free:]
