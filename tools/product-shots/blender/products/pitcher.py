"""A stoneware pitcher whose spout was drawn out while the clay was soft."""
import math

from materials.glaze import glaze
from props.twig import twigs
from shapes.handle import ear
from shapes.mesh import settle
from shapes.thrown import thrown
from studio.camera import Camera

CAMERAS = {
    "front": Camera(elevation=11, fill=0.64),
    "scene": Camera(azimuth=8, elevation=12, fill=0.68, lens=70, aperture=5),
}
OUTSIDE = [
    *[(0, 0.04), (0.44, 0.04), (0.44, 0.04), (0.46, 0), (0.52, 0), (0.58, 0.06), (0.7, 0.36), (0.73, 0.75)],
    *[(0.62, 1.25), (0.46, 1.62), (0.42, 1.9), (0.47, 2.15)],
]
EAR = [(-0.41, 1.66), (-0.62, 1.83), (-0.98, 1.72), (-1.06, 1.35), (-0.98, 0.95), (-0.78, 0.74), (-0.66, 0.72)]


def build(shot):
    surface = glaze("pitcher", shot.colour, 0.26, foot=0.12)
    body = settle(thrown("pitcher", OUTSIDE, surface, shot.chance))
    _draw_out_spout(body.data)
    handle = ear(EAR, 0.068, surface)
    for part in (body, handle):
        part.rotation_euler = (0, 0, math.radians(180 + 24))
    if shot.is_scene:
        twigs(shot.chance, (0, 0, 0.4), [2.9, 2.5, 3.3], mouth=OUTSIDE[-1][1])


def _draw_out_spout(data):
    """Pulls the rim outwards and up on one side, and pinches it beside."""
    for vertex in data.vertices:
        x, y, z = vertex.co
        share = max(0.0, (z - 1.62) / 0.53) ** 1.6
        if share == 0:
            continue
        off = math.atan2(y, x)
        spout, pinch = math.exp(-((off / 0.42) ** 2)), math.exp(-(((abs(off) - 0.85) / 0.3) ** 2))
        stretch = 1 + share * (0.34 * spout - 0.07 * pinch)
        vertex.co = (x * stretch, y * (1 - 0.1 * share * spout), z + share * (0.05 * spout - 0.02))
