"""Surfaces without a pattern of their own: bisque, paint, plastic, rubber."""
from materials.shader import Shader
from studio.colour import albedo, darker


def bisque(name, colour, grain=0.3):
    """Unglazed, slightly grainy stoneware."""
    shader = Shader(name)
    base = albedo(colour)
    place = shader.place()
    fine = shader.noise(place, 70.0, 5.0)
    surface = shader.mix(shader.noise(place, 2.0, 3.0), darker(base, 0.9), base)
    surface = shader.mix(shader.ramp(fine, [(0.58, 0.0), (0.74, 0.35)]), surface, darker(base, 0.6))
    shader.set(Base_Color=surface, Roughness=0.6, Specular=0.35)
    shader.bump(fine, grain, 0.012)
    return shader.material


def paint(name, colour, roughness=0.42, along="Z"):
    """Paint on wood, through which the grain is felt."""
    shader = Shader(name)
    base = albedo(colour)
    stretch = {"X": (3, 40, 40), "Y": (40, 3, 40), "Z": (40, 40, 3)}[along]
    grain = shader.noise(shader.place(scale=stretch), 1.0, 4.0)
    shader.set(Base_Color=shader.mix(grain, darker(base, 0.85), base), Roughness=roughness, Specular=0.4)
    shader.bump(grain, 0.1, 0.01)
    return shader.material


def plastic(name, colour, roughness=0.35):
    """Smooth plastic or rubber."""
    return Shader(name).set(Base_Color=albedo(colour), Roughness=roughness, Specular=0.5).material
