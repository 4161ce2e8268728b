"""A deep bowl on a straight foot, glazed inside and half-way outside."""
import math

from materials.glaze import glaze
from shapes.thrown import thrown
from studio.camera import Camera

CAMERAS = {
    "front": Camera(elevation=19, fill=0.56),
    "angle": Camera(azimuth=20, elevation=46, fill=0.58),
}
OUTSIDE = [
    *[(0, 0.06), (0.34, 0.06), (0.34, 0.06), (0.36, 0), (0.41, 0)],
    *[(0.43, 0.07), (0.6, 0.2), (0.74, 0.44), (0.79, 0.7)],
]


def build(shot):
    bowl(shot)


def bowl(shot, place=(0, 0, 0)):
    """One bowl, to stand alone or on plates."""
    surface = glaze("bowl", shot.colour, 0.28, foot=0.16)
    one = thrown("bowl", OUTSIDE, surface, shot.chance, 0.042, 0.11, wobble=0.012)
    one.location, one.rotation_euler = place, (0, 0, shot.chance.uniform(0, math.pi))
