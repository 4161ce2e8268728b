"""A village of wooden blocks: houses with roofs, a gate with an arch, a tower."""
import math

from materials.matte import paint
from materials.timber import is_wood
from materials.wood import wood
from shapes.extruded import sawn
from shapes.solids import box, cylinder
from studio.camera import Camera

CAMERAS = {
    "front": Camera(azimuth=16, elevation=15, fill=0.6),
    "angle": Camera(azimuth=-24, elevation=38, fill=0.64),
}
RED, GREEN, YELLOW, BLUE, BARE = "#b05a41", "#73866f", "#cf9f47", "#5d7488", None
# Of each: its kind, its paint, how wide and how high it is, where it stands, and how it is turned.
VILLAGE = [
    *[("box", BARE, 1, 2, (-1.75, 0.7, 0), 6), ("box", RED, 1, 1, (-1.74, 0.72, 2), 2)],
    *[("roof", BLUE, 1, 1, (-1.75, 0.7, 3), 9), ("box", YELLOW, 1, 1, (-0.55, 0.95, 0), -4)],
    *[("box", BARE, 1, 1, (-0.54, 0.94, 1), 3), ("roof", BARE, 1, 1, (-0.55, 0.95, 2), -3)],
    *[("box", BARE, 1, 1, (0.75, 0.6, 0), 0), ("box", BLUE, 1, 1, (1.95, 0.6, 0), 2)],
    *[("arch", BARE, 2.2, 1, (1.35, 0.6, 1), 1), ("box", RED, 2.2, 0.5, (1.35, 0.6, 2), -2)],
    *[("pillar", YELLOW, 0.6, 1, (0.85, 0.6, 2.5), 0), ("pillar", BARE, 0.6, 1, (1.85, 0.6, 2.5), 0)],
    *[("box", BARE, 1.6, 0.5, (1.35, 0.6, 3.5), 3), ("roof", GREEN, 1.3, 0.8, (1.35, 0.6, 4), 3)],
    *[("box", GREEN, 1, 1, (-0.75, -0.85, 0), 14), ("roof", RED, 1, 0.8, (-0.75, -0.85, 1), 14)],
    *[("box", BARE, 1, 0.5, (-2.2, -0.75, 0), -22), ("box", BLUE, 1, 0.5, (-2.16, -0.72, 0.5), -8)],
    *[("box", BARE, 2, 0.5, (1.2, -0.95, 0), -9), ("pillar", RED, 0.6, 1, (0.62, -0.86, 0.5), 0)],
    *[("pillar", BARE, 0.6, 1, (1.72, -1.03, 0.5), 0), ("roof", YELLOW, 1, 0.8, (2.75, -0.75, 0), 40)],
    *[("box", YELLOW, 1, 0.5, (0.0, -2.1, 0), 28), ("arch", GREEN, 2.2, 1, (1.9, -2.25, 0), -24)],
]


def build(shot):
    is_plain = is_wood(shot.colour)
    for number, (kind, colour, wide, high, place, turn) in enumerate(VILLAGE):
        bare = wood(f"block {number}", "birch", "XZ"[number % 2], number * 1.7, 0.7)
        material = bare if is_plain or colour is None else paint("paint", colour, 0.5, "X")
        KINDS[kind](wide, high, material, place, math.radians(turn + shot.chance.uniform(-2, 2)))


def _box(wide, high, material, place, turn):
    x, y, z = place
    box("box", (wide, 1, high), material, (x, y, z + high / 2), 0.045, (0, 0, turn))


def _pillar(wide, high, material, place, turn):
    cylinder("pillar", wide / 2, high, material, place, 0.045, (0, 0, turn))


def _roof(wide, high, material, place, turn):
    half = wide / 2 + 0.08
    _put(sawn("roof", [(-half, 0), (half, 0), (0, high)], 1.06, material, 0.045), place, turn)


def _arch(wide, high, material, place, turn):
    half, radius = wide / 2, high * 0.62
    bow = [(radius * math.cos(a), radius * math.sin(a)) for a in (math.pi * step / 30 for step in range(31))]
    _put(sawn("arch", [(-half, 0), (-half, high), (half, high), (half, 0), *bow], 1, material, 0.045), place, turn)


def _put(block, place, turn):
    block.location, block.rotation_euler = place, (0, 0, turn)


KINDS = {"box": _box, "pillar": _pillar, "roof": _roof, "arch": _arch}
