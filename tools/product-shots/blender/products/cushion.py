"""A filled cushion with a seam of its own cloth, blown up by Blender's cloth simulation."""
import math

import bpy
from mathutils import Matrix

from materials.cloth import Hand, cloth
from materials.stripes import Stripes
from shapes.mesh import mesh, refine, settle
from shapes.solids import tube
from studio.camera import Camera

CAMERAS = {
    "front": Camera(azimuth=10, elevation=6, fill=0.62),
    "detail": Camera(azimuth=-28, elevation=14, fill=0.92),
}
CELLS, WIDTH = 56, 5.0
UNDYED = "#f0e6d2"
LINEN = Hand(bump=0.8, depth=0.025, uneven=0.35, sheen=0.4)


def build(shot):
    material = cloth("cushion", shot.colour, "linen", (13, 13), LINEN, pattern=_stripes(shot))
    points, uv, index = _cover()
    cushion = mesh("cushion", points, list(_faces(index)), material, uv)
    _blow_up(cushion)
    seam = [tuple(cushion.data.vertices[at].co) for at in _edge(index)]
    piping = tube("piping", seam, 0.045, cloth("piping", shot.colour, "linen", (60, 1)), is_closed=True)
    leaning = Matrix.Rotation(math.radians(74), 4, "X")
    lowest = min((leaning @ vertex.co).z for vertex in cushion.data.vertices)
    for part in (cushion, piping):
        part.matrix_world = Matrix.Translation((0, 0, -lowest - 0.02)) @ leaning


def _stripes(shot):
    """Undyed stripes down the cushion, where the product has any: each broad one between two narrow ones."""
    bands = shot.option("stripes", None)
    return Stripes(UNDYED, tuple(map(tuple, bands)), axis=0) if bands else None


def _cover():
    """Two squares that share their edge, a little wider in the middle of each side."""
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
                x, y = a * (1 + 0.055 * (1 - b * b)), b * (1 + 0.055 * (1 - a * a))
                points.append((x * WIDTH / 2, y * WIDTH / 2, 0 if is_edge else side * 0.06))
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
    settle(refine(thing, 2))
    for polygon in thing.data.polygons:
        polygon.use_smooth = True
