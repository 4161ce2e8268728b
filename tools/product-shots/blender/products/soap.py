"""Two bars of soap, one on the other, with a paper band."""
import math

import numpy as np

from materials.printed import printed
from materials.shader import Shader
from shapes.mesh import mesh
from shapes.solids import box
from studio.camera import Camera
from studio.colour import albedo, darker

CAMERAS = {
    "front": Camera(azimuth=-18, elevation=36, fill=0.58),
    "detail": Camera(azimuth=-30, elevation=24, fill=0.78),
}
SIZE = (1.0, 0.62, 0.34)


def build(shot):
    box("lower", SIZE, _soap("lower", shot.colour), (0, 0, 0.17), 0.1, segments=8)
    place, turn = (0.1, 0.05, 0.52), (0, 0, 0.22)
    box("upper", SIZE, _soap("upper", shot.colour), place, 0.1, turn, 8)
    band = _band(printed("band", shot.labels["front"], 0.85))
    band.location, band.rotation_euler = place, turn


def _soap(name, colour):
    shader = Shader(name)
    base, place = albedo(colour), shader.place()
    cloud = shader.noise(place, 2.5, 5.0, Distortion=1.2)
    cells = shader.node("TexVoronoi", Vector=place, Scale=22.0).outputs["Distance"]
    flakes = shader.ramp(cells, [(0.1, 1.0), (0.2, 0.0)])
    surface = shader.mix(cloud, darker(base, 0.88), base)
    shader.set(Base_Color=shader.mix(shader.math("MULTIPLY", flakes, 0.3), surface, darker(base, 0.5)), Roughness=0.48)
    shader.bump(shader.noise(place, 14.0, 5.0), 0.12, 0.03)
    return shader.material


def _band(material, wide=0.46, deep=0.642, high=0.362, rounding=0.1):
    """Paper round the bar; the print lies on top, and a strip of its edge goes round the rest."""
    y, z = deep / 2 - rounding, high / 2 - rounding
    corners = [((y, z), 0), ((-y, z), 90), ((-y, -z), 180), ((y, -z), 270)]
    way = [
        (at[0] + rounding * math.cos(angle), at[1] + rounding * math.sin(angle))
        for at, start in corners
        for angle in np.radians(np.linspace(start, start + 90, 9))
    ]
    way.append(way[0])
    points = [(side * wide / 2, y, z) for y, z in way for side in (-1, 1)]
    uv = [((side + 1) / 2, 0.5 + y / deep if abs(z - high / 2) < 0.15 else 0.02) for y, z in way for side in (-1, 1)]
    faces = [(2 * at, 2 * at + 1, 2 * at + 3, 2 * at + 2) for at in range(len(way) - 1)]
    return mesh("band", points, faces, material, uv)
