"""Vegetable tanned leather."""
from materials.shader import Shader
from studio.colour import albedo, darker


def leather(name, colour="#a8794d"):
    """Leather with fine pores, darker where hands have been."""
    shader = Shader(name)
    base, place = albedo(colour), shader.place()
    pores = shader.node("TexVoronoi", Vector=place, Scale=60.0).outputs["Distance"]
    shader.set(Base_Color=shader.mix(shader.noise(place, 4.0, 4.0), darker(base, 0.75), base), Roughness=0.55)
    shader.bump(pores, 0.25, 0.01)
    return shader.material
