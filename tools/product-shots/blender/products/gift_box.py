"""A box with a lid and a ribbon tied into a bow."""
import math

import numpy as np

from materials.cloth import Hand, cloth
from materials.matte import bisque
from shapes.arranged import arranged
from shapes.mesh import refine, sheet
from shapes.ribbon import ribbon
from shapes.solids import box
from studio.camera import Camera

CAMERAS = {
    "front": Camera(azimuth=28, elevation=24, fill=0.56),
    "scene": Camera(azimuth=22, elevation=20, fill=0.58, lens=70, aperture=5),
}
RIBBON = {"#33503f": "#d9c6a0", "#e2d6bf": "#9a3235"}
USUAL_RIBBON = "#efe6d6"
SILK = Hand(bump=0.3, depth=0.004, gaps=0.35, uneven=0.15, sheen=0.9)
THREADS, THIN = (3, 9), 0.006
BAND = [
    *[(-1.209, 0), (-1.209, 0.92), (-1.249, 0.955), (-1.249, 1.43), (-1.228, 1.459)],
    *[(1.228, 1.459), (1.249, 1.43), (1.249, 0.955), (1.209, 0.92), (1.209, 0)],
]


def build(shot):
    tied = RIBBON.get(shot.colour, USUAL_RIBBON)
    _present(shot.colour, tied)
    if shot.is_scene:
        small, _ = arranged(lambda: _present(tied, shot.colour))
        small.scale, small.rotation_euler, small.location = (0.52, 0.52, 0.52), (0, 0, -0.35), (2.15, -0.75, 0)


def _present(colour, tied):
    paper = bisque("paper", colour, 0.12)
    box("box", (2.4, 2.4, 1.2), paper, (0, 0, 0.6), 0.02, segments=3)
    box("lid", (2.48, 2.48, 0.5), paper, (0, 0, 1.2), 0.025, segments=3)
    silk = cloth("ribbon", tied, "canvas", THREADS, SILK)
    for turn in (0, math.pi / 2):
        strip = ribbon("band", [(x, 0, z) for x, z in BAND], [(0, 0.17, 0)] * len(BAND), silk, THIN, is_smooth=False)
        strip.rotation_euler = (0, 0, turn)
    _bow(silk)


def _bow(silk):
    for degrees, side in ((20, 1), (200, -1)):
        loop = refine(_loop(silk, side))
        loop.location, loop.rotation_euler = (0, 0, 1.56), (0, 0, math.radians(degrees))
    for degrees, length in ((-50, 1.0), (-130, 0.9)):
        way = [(length * t, 0, max(0, 0.09 * math.sin(6.4 * t) * (1 - 0.5 * t) + 0.015)) for t in np.linspace(0, 1, 31)]
        tail = ribbon("tail", way, [(0, 0.16, 0)] * len(way), silk, THIN)
        tail.data.use_auto_smooth, tail.data.auto_smooth_angle = True, math.radians(40)
        tail.location, tail.rotation_euler = (0, 0, 1.475), (0, 0, math.radians(degrees))
    knot = refine(_knot(silk))
    knot.location, knot.rotation_euler = (0, 0, 1.565), (0, 0, math.radians(20))


def _knot(silk):
    """The ribbon once round where the loops meet; it is gathered, so its middle is the thinnest."""

    def at(u, v):
        turn, out = 2 * math.pi * v, 2 * u - 1
        full = 1 + 0.16 * out * out - 0.55 * out**6 + 0.035 * math.sin(9 * u + 2) * math.sin(turn / 2)
        return (0.17 * out, 0.15 * full * math.cos(turn), 0.105 * full * math.sin(turn))

    return sheet("knot", at, 16, 40, silk)


def _loop(silk, side):
    turns = np.linspace(0, 2 * math.pi, 49)
    way = [(0.41 * (1 - math.cos(a)), 0.05 * side * math.sin(a / 2), _loop_height(a)) for a in turns]
    across = [(0, 0.19 * (0.35 + 0.65 * math.sin(a / 2) ** 0.7), 0) for a in turns]
    return ribbon("loop", way, across, silk, THIN)


def _loop_height(angle):
    rise = 0.26 * math.sin(angle) * (0.55 + 0.45 * math.sin(angle / 2))
    return rise + 0.16 * 0.41 * (1 - math.cos(angle))
