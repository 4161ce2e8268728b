"""A jumper or cardigan folded as in a shop, its neck towards the back."""
import math
from dataclasses import dataclass

import numpy as np
from mathutils import Vector

from materials.cloth import Hand, cloth
from materials.wood import wood
from shapes.curve import smooth_curve
from shapes.folded import Folding, folded, headings
from shapes.fuzz import fuzz
from shapes.mesh import sheet, thicken
from shapes.solids import box, cylinder
from studio.camera import Camera

CAMERAS = {
    "front": Camera(azimuth=14, elevation=46, fill=0.6),
    "detail": Camera(azimuth=24, elevation=38, fill=0.98),
}
SIZE, SWAY = (2.6, 2.5), 0.07
WOOL = Hand(bump=1.0, depth=0.05, gaps=0.5, uneven=0.25, sheen=0.5)
# The middle of the neck: x, and the way from the open end.
NECK = (0.0, 0.62)
# Across a collar from its seam inside the neck, over its top, to its hem: how far out, and how high.
ROLLED = [(0.0, -0.03), (-0.01, 0.14), (0.02, 0.29), (0.1, 0.36), (0.18, 0.3), (0.23, 0.16), (0.25, 0.03)]
LOW = [(0.0, -0.03), (0.005, 0.04), (0.04, 0.085), (0.1, 0.095), (0.16, 0.07), (0.2, 0.0)]
# How tall a collar is at the back, as a share of its profile.
BACK = 1.2


@dataclass(frozen=True)
class Collar:
    """A ribbed collar: its profile, how many ribs it has, how deep they are, and its height in front as a share."""

    profile: list
    ribs: int
    relief: float
    front: float


@dataclass(frozen=True)
class Bands:
    """The bands of an open front: how broad they are, and how far they stand out."""

    breadth: float
    rise: float


@dataclass(frozen=True)
class Make:
    """How thick the wool is, how many stitches a unit has, and what the neck is like."""

    thickness: float
    repeat: float
    neck: Collar | Bands


MAKES = {
    "crew": Make(0.2, 1.15, Collar(LOW, 44, 0.014, 1.0)),
    "polo": Make(0.2, 1.15, Collar(ROLLED, 40, 0.018, 0.72)),
    "cardigan": Make(0.17, 2.0, Bands(0.17, 0.05)),
}


def build(shot):
    make = MAKES[shot.option("make", "crew")]
    seed = shot.chance.random() * 9
    wool = cloth("wool", shot.colour, "knit", (make.repeat, make.repeat), WOOL)
    folding = Folding(SIZE, make.thickness, seed, sway=SWAY)
    body = folded("body", folding, wool)
    fuzz(body, shot.colour, 80_000, 0.025, 0.001, 1)
    inside = cloth("inside", _in_shade(shot.colour), "knit", (make.repeat, make.repeat), WOOL)
    if isinstance(make.neck, Bands):
        _front_bands(shot, folding.place, make.neck, inside)
    else:
        _collar(shot, folding.place, make.neck, inside)


def _collar(shot, place, neck, inside):
    """A ribbed band that stands round the neck, within which the inside of the back is seen."""
    wide, deep = 0.52, 0.3
    _patch(place, lambda u, v: _round(u, (wide + 0.05) * v, (deep + 0.05) * v), inside)
    _label(place)
    # Two stitches a rib: the texture has eight across.
    rib = cloth("rib", shot.colour, "knit", (neck.ribs / 4, 2), WOOL)
    rim = smooth_curve(neck.profile, 30)
    ahead, rows = headings(rim), len(rim) - 1

    def at(u, v):
        (out, high), (on, up) = rim[round(v * rows)], ahead[round(v * rows)]
        relief = neck.relief * math.cos(2 * math.pi * neck.ribs * u)
        out, high = out - up * relief, high + on * relief
        far = 0.5 + 0.5 * math.sin(2 * math.pi * u)
        x, along = _round(u, wide + out, deep + out * 0.9)
        return place(x, along, high * (neck.front + (BACK - neck.front) * far))

    collar = thicken(sheet("collar", at, neck.ribs * 8, rows, rib), 0.04)
    fuzz(collar, shot.colour, 20_000, 0.02, 0.001, 2)


def _round(u, wide, deep):
    """A point round the neck; at u = 0.25 it is the back."""
    return NECK[0] + wide * math.cos(2 * math.pi * u), NECK[1] - deep * math.sin(2 * math.pi * u)


def _patch(place, outline, material):
    def at(u, v):
        x, along = outline(u, v)
        return place(x, along, 0.012)

    sheet("inside", at, 48, 10, material)


def _label(place):
    """The shop's small woven label in the neck."""
    x, y, z = place(0, 0.46, 0.02)
    box("label", (0.26, 0.15, 0.012), cloth("label", "#f1ebdf", "canvas", (2, 1)), (x, y, z), 0.004)


def _in_shade(colour):
    """The inside of the wool lies in the shade of its collar."""
    return "#" + "".join(f"{round(int(colour[at : at + 2], 16) * 0.8):02x}" for at in (1, 3, 5))


def _front_bands(shot, place, bands, inside):
    """Two bands from the neck to a point, and one with buttons from there over the fold."""
    _patch(place, lambda u, v: ((u - 0.5) * 0.96 * (1 - v), 0.12 + 1.0 * v), inside)
    _label(place)
    rib = cloth("rib", shot.colour, "rib", (0.9, 13), WOOL)
    for side in (1, -1):
        neck = [(side * 0.46, 0.06), (side * 0.4, 0.4), (side * 0.17, 0.95)]
        below = [(0.0, 1.35), (0.0, 2.0), (0.0, 3.4)] if side == -1 else [(0.03, 1.25)]
        band = _band(place, [*neck, *below], bands, rib)
        fuzz(band, shot.colour, 7_000, 0.022, 0.001, 3)
    for along in (1.4, 1.9, 2.4, 2.9):
        _button(place, along, shot.seed % 7)


def _band(place, knots, bands, material):
    """A band sewn on along knots of x and way."""
    known = np.array(knots)
    steps = np.r_[0, np.cumsum(np.linalg.norm(np.diff(known, axis=0), axis=1))]
    ways = np.linspace(0, steps[-1], 90)
    line = np.stack([np.interp(ways, steps, known[:, axis]) for axis in (0, 1)], 1)
    line[:, 0] = np.convolve(np.pad(line[:, 0], 6, "edge"), np.ones(13) / 13, "valid")
    ahead = headings(line)

    def at(u, v):
        row = round(v * 89)
        out = (u - 0.5) * bands.breadth * 1.5
        edge = 1 - abs(2 * u - 1) ** 4
        x, along = line[row] + np.array([-ahead[row][1], ahead[row][0]]) * out
        return place(x, along, bands.rise * (0.4 + 0.6 * edge))

    return thicken(sheet("band", at, 12, 89, material), 0.05)


def _button(place, along, seed):
    foot, over = Vector(place(0, along, 0.07)), Vector(place(0, along, 0.3))
    turn = (over - foot).to_track_quat("Z", "Y").to_euler()
    cylinder("button", 0.085, 0.035, wood("button", "birch", "X", seed, 2), foot, 0.014, turn)
    for side in (-1, 1):
        hole = cylinder("hole", 0.014, 0.038, wood("hole", "walnut"), foot, 0.004, turn)
        hole.location = foot + Vector((side * 0.026, 0, 0))
