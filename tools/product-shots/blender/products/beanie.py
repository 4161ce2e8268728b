"""A ribbed hat with a turned-up edge; with a leather tab, or with a bobble."""
import math
from dataclasses import dataclass

from mathutils import Vector, noise

from materials.cloth import KNITTED, cloth
from materials.leather import leather
from shapes.curve import smooth_curve
from shapes.fuzz import fuzz
from shapes.mesh import sheet, thicken
from shapes.pompom import pompom
from studio.camera import Camera

CAMERAS = {
    "front": Camera(azimuth=-14, elevation=9, fill=0.56),
    "detail": Camera(azimuth=-26, elevation=20, fill=0.74),
}
CROWN = [(1.02, 0.5), (1.05, 0.9), (1.06, 1.3), (0.98, 1.72), (0.78, 2.04), (0.45, 2.24), (0.2, 2.29), (0.015, 2.27)]
CUFF = [
    *[(0.96, 0.6), (0.97, 0.1), (0.98, 0.03), (1.03, 0.0), (1.1, 0.02), (1.14, 0.09)],
    *[(1.16, 0.35), (1.15, 0.6), (1.12, 0.69), (1.07, 0.7), (1.03, 0.62)],
]


@dataclass(frozen=True)
class Make:
    """How many ribs go round, how deep they are, how tall the hat is, and whether a bobble is on it."""

    ribs: int
    relief: float
    tall: float
    hairs: int
    has_bobble: bool


MAKES = {
    "tab": Make(46, 0.06, 1.0, 55_000, False),
    "bobble": Make(58, 0.045, 0.94, 70_000, True),
}


def build(shot):
    make = MAKES[shot.option("make", "tab")]
    seed = shot.chance.random() * 20
    wool = cloth("wool", shot.colour, "knit", (make.ribs / 2, 6.0), KNITTED)
    for profile in (CROWN, CUFF):
        part = _ribbed(profile, make, seed, wool)
        fuzz(part, shot.colour, make.hairs, 0.026, 0.001, 1)
    if make.has_bobble:
        pompom(shot.colour, (0.04, 0.02, _height(2.52, make)), 0.52)
    else:
        _tab()


def _height(level, make):
    return level if level < 0.7 else 0.7 + (level - 0.7) * make.tall


def _ribbed(profile, make, seed, material):
    """A profile turned round, its ribs standing out from it and running together at the top."""
    rim = smooth_curve(profile, 130)
    segments = make.ribs * 10

    def at(u, v):
        angle = 2 * math.pi * u
        radius, level = rim[min(len(rim) - 1, round(v * (len(rim) - 1)))]
        return _place(angle, radius, _height(level, make), make, seed, profile is CROWN)

    return sheet("ribs", at, segments, len(rim) - 1, material)


def _place(angle, radius, level, make, seed, is_crown):
    rib = max(0.0, 0.5 + 0.5 * math.cos(make.ribs * angle)) ** 0.7
    x, y = math.cos(angle), math.sin(angle)
    if is_crown:
        shows = min(1, max(0, (radius - 0.03) / 0.4))
        rise = min(1, max(0, (level - 0.6) / 1.6))
        radius *= 1 + 0.07 * rise * noise.fractal(Vector((x * 1.2 + seed, y * 1.2, level)), 1.0, 2.0, 3)
        sag = 0.09 * rise * noise.noise(Vector((x + seed, y, 5))) - 0.1 * rise**2 * math.cos(angle - 1)
        level += sag * min(1, radius / 0.5)
    else:
        shows = min(1, max(0, (radius - 1.0) / 0.1))
        radius += 0.025 * noise.noise(Vector((x * 1.5 + seed, y * 1.5, level)))
        level += 0.035 * noise.noise(Vector((x * 1.2, y * 1.2, seed))) * level / 0.7
    wide = radius + make.relief * rib * shows
    return (wide * x * 1.04, wide * y * 0.88, level + 0.02)


def _tab():
    """A piece of leather, sewn on beside the middle of the edge."""

    def at(u, v):
        angle = math.radians(-82 + (u - 0.5) * 21)
        return (1.245 * math.cos(angle) * 1.04, 1.245 * math.sin(angle) * 0.88, 0.22 + 0.3 * v)

    thicken(sheet("tab", at, 16, 6, leather("tab")), 0.03)
