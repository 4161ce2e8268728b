"""A round teapot: body, lid with a knob, spout and ear."""
import math

from materials.glaze import glaze
from materials.matte import plastic
from products.cup_pair import cup
from props.drink import filling
from shapes.handle import ear
from shapes.solids import tube
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
SPOUT = [(0.55, 0, 0.42), (0.78, 0, 0.5), (0.95, 0, 0.66), (1.04, 0, 0.88), (1.18, 0, 1.08)]
MOUTH = [(1.17, 0, 1.066), (1.181, 0, 1.082), (1.182, 0, 1.083)]
EAR = [(-0.58, 1.0), (-0.74, 1.08), (-1.08, 1.06), (-1.2, 0.8), (-1.12, 0.5), (-0.86, 0.36), (-0.7, 0.38)]


def build(shot):
    surface = glaze("teapot", shot.colour, 0.22, foot=0.1)
    parts = [
        thrown("teapot", OUTSIDE, surface, shot.chance, wobble=0.008),
        turned("lid", LID, surface, 144),
        tube("spout", SPOUT, 0.12, surface, taper=[1.75, 1.45, 1.05, 0.82, 0.72]),
        ear(EAR, 0.062, surface),
        tube("mouth", MOUTH, 0.058, plastic("mouth", "#2b211a", 0.9)),
    ]
    for part in parts:
        part.rotation_euler = (0, 0, math.radians(-24))
    if shot.is_scene:
        drinking = cup(shot.colour, shot.chance, (0.55, -1.15, 0))
        filling("tea", 0.25, 0.46, "#8a4a17", drinking.location)
