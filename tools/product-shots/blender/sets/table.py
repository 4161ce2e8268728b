"""A table before a plastered wall, in the light of a window with bars."""
import math

import bpy
from mathutils import Vector

from materials.linen import linen
from materials.plaster import plaster
from materials.wood import wood
from shapes.solids import box
from studio.lights import soft_box, sun
from studio.scene import add

WARM = (1.0, 0.94, 0.85)
SUN_AZIMUTH, SUN_ELEVATION = -58, 33
EXPOSURE = 1.12


def build(points, size, shot):
    """Sets the table under `points`; `shot.wall` and `shot.table` say of what."""
    low, high = points.min(0), points.max(0)
    centre = Vector([float(value) for value in (low + high) / 2])
    back = float(high[1]) + size * 0.9
    _table(shot.table, size, centre, float(low[2]), back)
    wall = box("wall", (60 * size, 0.2 * size, 40 * size), plaster("wall", shot.wall), bevel=0)
    wall.location = (0, back + 0.1 * size, 10 * size)
    window_light(centre, size)
    daylight()


def _table(kind, size, centre, level, back):
    top = linen("cloth", "#d8cdba", (150, 60), 1.0) if kind == "linen" else wood("table", kind, "X", 4, 2.2 / size)
    reach = 12 * size
    table = box("table", (30 * size, reach, 0.3 * size), top, bevel=0)
    table.location = (centre.x, back - reach / 2, level - 0.15 * size)


def window_light(centre, size):
    """Low sun through a window that is as wide as what stands at `centre` asks for, and the window in what shines."""
    sun("window", SUN_AZIMUTH, SUN_ELEVATION, 1.2, 2.6, WARM)
    _window_bars(centre, size)
    soft_box("window box", centre + Vector((-4.6, -2.4, 3.0)) * size, centre, 3.0 * size, 4.2 * size, 2.6)


def daylight(strength=0.6):
    """What comes from the rest of the room."""
    world = bpy.data.worlds.new("room")
    bpy.context.scene.world = world
    world.use_nodes = True
    world.cycles.sampling_method = "NONE"
    background = world.node_tree.nodes["Background"]
    background.inputs[0].default_value = (1.0, 0.985, 0.97, 1)
    background.inputs[1].default_value = strength


def _window_bars(centre, size):
    """Wooden bars far off, between the sun and the table; they are only there for their shadow."""
    around, up = math.radians(SUN_AZIMUTH), math.radians(SUN_ELEVATION)
    towards = Vector((math.sin(around) * math.cos(up), -math.cos(around) * math.cos(up), math.sin(up)))
    frame = bpy.data.objects.new("window", None)
    bpy.context.collection.objects.link(frame)
    frame.location = centre + towards * 9 * size + Vector((0, 0, 0.35 * size))
    frame.rotation_euler = towards.to_track_quat("Z", "Y").to_euler()
    shutter = 30 * size
    pieces = [
        ((0.2 * size, shutter), (1.15 * size, 0)),
        ((shutter, 0.2 * size), (0, 1.5 * size)),
        ((shutter, shutter), (-1.7 * size - shutter / 2, 0)),
        ((shutter, shutter), (3.1 * size + shutter / 2, 0)),
        ((shutter, shutter), (0, 4.2 * size + shutter / 2)),
    ]
    for (width, height), (x, y) in pieces:
        mesh = bpy.data.meshes.new("bar")
        corners = [(x + width * a / 2, y + height * b / 2, 0) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        mesh.from_pydata(corners, [], [(0, 1, 2, 3)])
        bar = add("bar", mesh)
        bar.parent = frame
        bar.visible_camera = bar.visible_diffuse = bar.visible_glossy = bar.visible_transmission = False
