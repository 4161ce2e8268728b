"""A round teapot: body, lid with a knob, spout and ear."""
import math

import numpy as np

from materials.glaze import glaze
from products.cup_pair import cup
from props.drink import filling
from shapes.curve import smooth_curve
from shapes.handle import ear
from shapes.mesh import sheet
from shapes.thrown import thrown
from shapes.turned import turned
from studio.camera import Camera

CAMERAS = {
    "front": Camera(elevation=12, fill=0.56),
    "scene": Camera(azimuth=10, elevation=18, fill=0.56, lens=70, aperture=4.5),
}
OUTSIDE = [
    *[(0, 0.04), (0.4, 0.04), (0.4, 0.04), (0.42, 0), (0.48, 0), (0.54, 0.05), (0.74, 0.3), (0.8, 0.6)],
    *[(0.72, 0.9), (0.5, 1.12), (0.36, 1.17), (0.36, 1.17), (0.35, 1.2)],
]
LID = [
    *[(0, 1.12), (0.3, 1.12), (0.3, 1.12), (0.3, 1.19), (0.3, 1.19), (0.4, 1.19), (0.405, 1.21), (0.3, 1.29)],
    *[(0.14, 1.33), (0.07, 1.36), (0.06, 1.4), (0.12, 1.46), (0.12, 1.53), (0.06, 1.58), (0, 1.585)],
]
# Stations of the spout from the body outwards: distance from the axis, height, radius.
SPOUT = [(0.55, 0.42, 0.21), (0.8, 0.52, 0.175), (0.96, 0.72, 0.128), (1.06, 0.94, 0.101), (1.2, 1.13, 0.092)]
SPOUT_WALL, SPOUT_DEPTH = 0.024, 50
EAR = [(-0.58, 1.0), (-0.74, 1.08), (-1.08, 1.06), (-1.2, 0.8), (-1.12, 0.5), (-0.86, 0.36), (-0.7, 0.38)]


def build(shot):
    surface = glaze("teapot", shot.colour, 0.22, foot=0.1)
    parts = [
        thrown("teapot", OUTSIDE, surface, shot.chance, wobble=0.008),
        turned("lid", LID, surface, 144),
        _spout(surface),
        ear(EAR, 0.062, surface),
    ]
    for part in parts:
        part.rotation_euler = (0, 0, math.radians(-24))
    if shot.is_scene:
        drinking = cup(shot.colour, shot.chance, (0.55, -1.15, 0))
        filling("tea", 0.25, 0.46, "#8a4a17", drinking.location)


def _spout(surface):
    """A tube that is open at its end: along its outside, over a round lip, and back down its inside."""
    line = smooth_curve(SPOUT, 100)
    inside = line[: -SPOUT_DEPTH : -1] - (0, 0, SPOUT_WALL)
    along = np.gradient(line[:, :2], axis=0)
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    stations = [
        *zip(line, along),
        *_lip(line[-1], along[-1]),
        *zip(inside, along[: -SPOUT_DEPTH : -1]),
    ]

    def at(u, v):
        (out, height, radius), (ahead, up) = stations[round(v * (len(stations) - 1))]
        angle = 2 * math.pi * u
        across, aside = radius * math.cos(angle), radius * math.sin(angle)
        return (out - up * across, aside, height + ahead * across)

    return sheet("spout", at, 64, len(stations) - 1, surface)


def _lip(end, ahead):
    half = SPOUT_WALL / 2
    for step in range(1, 8):
        turn = math.pi * step / 8
        forward = half * math.sin(turn)
        yield (end[0] + ahead[0] * forward, end[1] + ahead[1] * forward, end[2] - half + half * math.cos(turn)), ahead
