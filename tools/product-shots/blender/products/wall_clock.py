"""A round wall clock with a lacquered dial and hands of oak, at ten past ten."""
import math

from materials.matte import plastic
from materials.metal import metal
from materials.wood import wood
from shapes.mesh import mesh, soften_edges, thicken
from shapes.solids import box
from shapes.turned import turned
from studio.camera import Camera
from studio.colour import linear

CAMERAS = {
    "front": Camera(elevation=0, fill=0.58),
    "detail": Camera(azimuth=-28, elevation=14, fill=1.25, shift=0.44, lift=0.25),
}
# The dial lies in a rim that is turned of the same piece.
BODY = [
    *[(0, 0.2), (1.34, 0.2), (1.38, 0.215), (1.4, 0.26), (1.41, 0.31), (1.44, 0.335), (1.47, 0.335)],
    *[(1.5, 0.31), (1.505, 0.26), (1.505, 0.04), (1.505, 0.04), (1.49, 0.02), (1.47, 0.02), (1.47, 0)],
]
DIAL = 0.2
HUB = [(0.052, 0.2), (0.052, 0.2), (0.052, 0.268), (0.046, 0.277), (0.03, 0.281), (0, 0.282)]
PALE, DARK = "#f3ead8", "#2d2823"


def build(shot):
    body = turned("body", BODY, plastic("lacquer", shot.colour, 0.38), 200, is_curve=False)
    body.rotation_euler = (math.pi / 2, 0, 0)
    ink = plastic("marks", DARK if sum(linear(shot.colour)) > 1.5 else PALE, 0.5)
    for hour in range(12):
        _mark(hour, ink)
    oak = wood("hands", "oak", "Z", 5, 2.2, 0.45)
    _hand(304, 0.72, 0.04, 0.238, oak)
    _hand(58, 1.02, 0.032, 0.256, oak)
    hub = turned("hub", HUB, metal("hub", "#b98f4a"), 64)
    hub.rotation_euler = (math.pi / 2, 0, 0)


def _mark(hour, ink):
    long = 0.2 if hour % 3 == 0 else 0.11
    wide = 0.042 if hour % 3 == 0 else 0.024
    turn, out = math.radians(hour * 30), 1.24 - long / 2
    place = (out * math.sin(turn), -DIAL - 0.006, out * math.cos(turn))
    box("mark", (wide, 0.02, long), ink, place, 0.006, (0, turn, 0), 2)


def _hand(degrees, length, half, level, oak):
    """A hand that grows slimmer towards its tip, both its ends round, so far before the wall."""
    outline = [*_round_end(half, -0.22, math.pi), *_round_end(half * 0.45, length - half * 0.45, 0)]
    points = [(x, 0, z) for x, z in outline]
    hand = mesh("hand", points, [tuple(range(len(points)))], oak, is_smooth=False)
    soften_edges(thicken(hand, 0.015), 0.004, 2)
    hand.location, hand.rotation_euler = (0, -level, 0), (0, math.radians(degrees), 0)


def _round_end(radius, height, start):
    turns = [start + step * math.pi / 16 for step in range(17)]
    return [(radius * math.cos(turn), height + radius * math.sin(turn)) for turn in turns]
