"""A straight mug with a bare clay foot and an ear for three fingers."""
import math

import bpy

from materials.glaze import glaze
from shapes.solids import tube
from shapes.thrown import thrown
from studio.camera import Camera

CAMERAS = {
    "front": Camera(elevation=13, fill=0.56),
    "angle": Camera(azimuth=32, elevation=40, fill=0.54),
    "scene": Camera(azimuth=10, elevation=16, fill=0.5, lens=70, aperture=4),
}


def build(shot):
    mug(shot.colour, shot.chance, turn=math.radians(-28))


def mug(colour, chance, place=(0, 0, 0), turn=0.0, speckles=0.32):
    """One mug, to stand alone or with others."""
    surface = glaze("mug", colour, speckles, foot=0.14)
    radius = 0.41
    outside = [
        *[(0, 0.035), (0.27, 0.035), (0.27, 0.035), (0.29, 0), (0.33, 0), (0.365, 0.05)],
        *[(radius, 0.16), (radius + 0.01, 0.5), (radius, 0.86)],
    ]
    body = thrown("mug", outside, surface, chance, 0.04, wobble=0.012)
    ear = tube("ear", _ear(radius), 0.052, surface, taper=[1.35, 1.05, 0.95, 0.95, 0.95, 1.05, 1.4])
    ear.scale = (1, 1.35, 1)
    for part in (body, ear):
        part.location, part.rotation_euler = place, (0, 0, turn)
    bpy.context.view_layer.update()


def _ear(radius):
    bend = [(-0.02, 0.72), (0.1, 0.74), (0.27, 0.7), (0.315, 0.52), (0.26, 0.33), (0.12, 0.24), (-0.02, 0.25)]
    return [(radius + out, 0, height) for out, height in bend]
