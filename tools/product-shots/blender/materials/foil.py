"""Thin foil that was folded by hand."""
from materials.shader import Shader
from studio.colour import linear


def foil(name, colour="#d8d4cb"):
    """Metal with creases."""
    shader = Shader(name)
    shader.set(Base_Color=linear(colour), Metallic=1.0, Roughness=0.34)
    shader.bump(shader.noise(shader.place(), 9.0, 4.0), 0.5, 0.04)
    return shader.material
