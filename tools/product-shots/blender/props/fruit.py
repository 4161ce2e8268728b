"""Lemons and eggs, for scenes."""
import math

from materials.shader import Shader
from shapes.turned import turned
from studio.colour import albedo, darker

LEMON = [
    *[(0, 0), (0.03, 0.005), (0.05, 0.035), (0.12, 0.085), (0.22, 0.2), (0.27, 0.38)],
    *[(0.25, 0.56), (0.16, 0.71), (0.085, 0.79), (0.055, 0.85), (0.035, 0.885), (0, 0.89)],
]


def lemon(place, turn=0.0, seed=0.0):
    """A whole lemon, lying."""
    shader = Shader("lemon")
    spot = shader.place()
    pits = shader.node("TexVoronoi", Vector=spot, Scale=38.0).outputs["Distance"]
    peel = albedo("#f0c02c")
    shader.set(Base_Color=shader.mix(shader.noise(spot, 4.0, 3.0), darker(peel, 0.85), peel), Roughness=0.38)
    shader.bump(pits, 0.25, 0.02)
    fruit = turned("lemon", LEMON, shader.material, 72, wobble=0.012, seed=seed)
    fruit.location, fruit.rotation_euler = (*place[:2], place[2] + 0.27), (math.pi / 2, 0.1, turn)
    return fruit


def egg(place, height=0.56, colour="#e3c3a2", tilt=0.0):
    """An egg that stands on its broad end."""
    shader = Shader("egg")
    shell = albedo(colour)
    shader.set(Base_Color=shader.mix(shader.noise(shader.place(), 9.0, 4.0), darker(shell, 0.92), shell), Roughness=0.5)
    arc = [math.pi * step / 40 for step in range(41)]
    outline = [(height * 0.385 * math.sin(a) * (1 + 0.17 * math.cos(a)), height / 2 * (1 - math.cos(a))) for a in arc]
    one = turned("egg", outline, shader.material, 64, is_curve=False)
    one.location, one.rotation_euler = place, (tilt, 0, 0)
    return one
