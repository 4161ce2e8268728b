"""A filled cushion with a seam of its own cloth, blown up by Blender's cloth simulation."""
import math

import bpy
import numpy as np
from mathutils import Matrix, Vector, noise

from materials.cloth import Hand, cloth
from materials.stripes import Stripes
from shapes.mesh import mesh, refine, settle
from shapes.solids import tube
from studio.camera import Camera

CAMERAS = {
    "front": Camera(azimuth=10, elevation=6, fill=0.62),
    "detail": Camera(azimuth=-24, elevation=16, fill=2.3, lift=1.25, shift=-1.15),
}
THREADS = (6.5, 6.5)
CELLS, WIDTH = 56, 5.0
FULLER, ROUNDER = 0.1, 0.05
LEAN, SUNK, SOFT = 71, 0.3, 0.06
UNDYED = "#f0e6d2"
LINEN = Hand(bump=0.8, depth=0.025, uneven=0.35, sheen=0.4)


def build(shot):
    material = cloth("cushion", shot.colour, "fine linen", THREADS, LINEN, pattern=_stripes(shot))
    seed = shot.chance.uniform(0, 90)
    points, uv, index = _cover(seed)
    cushion = mesh("cushion", points, list(_faces(index)), material, uv)
    _blow_up(cushion)
    _pucker(cushion, index, seed)
    _ease(cushion, _edge(index))
    _stand(cushion)
    seam = [tuple(cushion.data.vertices[at].co) for at in _edge(index)]
    settle(refine(cushion, 2))
    tube("piping", seam, 0.052, cloth("piping", shot.colour, "fine linen", (12, 1)), is_closed=True)


def _stripes(shot):
    """Undyed stripes down the cushion, where the product has any: each broad one between two narrow ones."""
    bands = shot.option("stripes", None)
    return Stripes(UNDYED, tuple(map(tuple, bands)), axis=0) if bands else None


def _cover(seed):
    """Two squares that share their edge, wider in the middle of each side and rounded at the corners."""
    points, uv, index = [], [], {}
    for side in (1, -1):
        for row in range(CELLS + 1):
            for column in range(CELLS + 1):
                is_edge = column in (0, CELLS) or row in (0, CELLS)
                if is_edge and side == -1:
                    index[side, column, row] = index[1, column, row]
                    continue
                a, b = column / CELLS * 2 - 1, row / CELLS * 2 - 1
                index[side, column, row] = len(points)
                corner = 1 - ROUNDER * (a * b) ** 8
                x, y = a * corner * (1 + FULLER * (1 - b * b)), b * corner * (1 + FULLER * (1 - a * a))
                stray = noise.noise(Vector((a * 4, b * 4, seed + side)))
                points.append((x * WIDTH / 2, y * WIDTH / 2, 0.05 * stray if is_edge else side * 0.06 + 0.05 * stray))
                uv.append((column / CELLS, row / CELLS))
    return points, uv, index


def _faces(index):
    for side in (1, -1):
        for row in range(CELLS):
            for column in range(CELLS):
                corners = [(column, row), (column + 1, row), (column + 1, row + 1), (column, row + 1)]
                face = [index[side, *corner] for corner in corners]
                yield face if side == 1 else face[::-1]


def _edge(index):
    ways = [
        [(at, 0) for at in range(CELLS)],
        [(CELLS, at) for at in range(CELLS)],
        [(CELLS - at, CELLS) for at in range(CELLS)],
        [(0, CELLS - at) for at in range(CELLS)],
    ]
    return [index[1, column, row] for way in ways for column, row in way]


def _blow_up(thing, frames=45):
    modifier = thing.modifiers.new("filling", "CLOTH")
    settings = modifier.settings
    settings.quality, settings.mass, settings.shrink_min = 6, 0.3, -0.08
    settings.use_pressure, settings.uniform_pressure_force = True, 6.0
    settings.tension_stiffness = settings.compression_stiffness = 18
    settings.bending_stiffness, settings.tension_damping, settings.air_damping = 0.6, 8, 2
    settings.effector_weights.gravity = 0
    modifier.collision_settings.use_collision = False
    modifier.point_cache.frame_end = frames + 15
    for frame in range(1, frames):
        bpy.context.scene.frame_set(frame)
    settle(thing)


def _pucker(thing, index, seed):
    """Short wrinkles where the cloth is gathered at the seam, and soft hollows where the filling is uneven."""
    for (side, column, row), at in index.items():
        a, b = column / CELLS * 2 - 1, row / CELLS * 2 - 1
        inwards = 1 - max(abs(a), abs(b))
        along = a if abs(b) > abs(a) else b
        gathered = math.exp(-inwards / 0.16) * (1 - math.exp(-inwards / 0.03))
        wrinkle = noise.noise(Vector((along * 8 + 3 * inwards, seed + math.copysign(5, a + b), side * 7)))
        hollow = noise.noise(Vector((a * 1.7, b * 1.7, seed + side))) * min(1, inwards * 3)
        thing.data.vertices[at].co.z += side * (0.11 * wrinkle * gathered + 0.07 * hollow)


def _ease(thing, edge, rounds=14):
    """A corded seam does not kink: it is smoothed along its way, and the cloth beside it follows."""
    vertices = thing.data.vertices
    known = np.array([vertices[at].co for at in edge])
    eased = known
    for _ in range(rounds):
        eased = (np.roll(eased, 1, 0) + 2 * eased + np.roll(eased, -1, 0)) / 4
    for at, place in zip(edge, eased):
        vertices[at].co = place


def _stand(thing):
    """Leans it back and lets it sink: below, the filling is pressed flat and outwards."""
    leaning = np.array(Matrix.Rotation(math.radians(LEAN), 3, "X"))
    places = np.array([vertex.co for vertex in thing.data.vertices]) @ leaning.T
    x, y, z = places.T
    height = z - z.min() - SUNK
    pressed = np.exp(-np.maximum(height, 0) / 0.5)
    middle = y[height < 0.2].mean()
    settled = SOFT * np.logaddexp(0, height / SOFT)
    rested = np.stack([x * (1 + 0.02 * pressed), y + (y - middle) * 0.25 * pressed, settled], 1)
    for vertex, place in zip(thing.data.vertices, rested):
        vertex.co = place
