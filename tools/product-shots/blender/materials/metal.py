"""Brushed brass, steel and tin."""
from materials.shader import Shader
from studio.colour import linear

# How finely each direction is brushed; `round` is turned on a lathe.
BRUSHED = {"along x": (1, 90, 90), "along z": (90, 90, 1), "round": (1, 1, 160)}


def metal(name, colour="#c9a15a", roughness=0.26, brushed="round"):
    """Metal with the fine marks of its making."""
    shader = Shader(name)
    marks = shader.noise(shader.place(scale=BRUSHED[brushed]), 1.0, 3.0)
    uneven = shader.math("ADD", roughness - 0.07, shader.math("MULTIPLY", marks, 0.16))
    shader.set(Base_Color=linear(colour), Metallic=1.0, Roughness=uneven)
    shader.bump(marks, 0.05, 0.008)
    return shader.material
