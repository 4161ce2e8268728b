"""Wool that was felted: threads can no longer be told apart."""
from materials.shader import Shader
from studio.colour import albedo, blend, darker


def felt(name, colour):
    """Felt, a little uneven and mottled."""
    shader = Shader(name)
    base, place = albedo(colour), shader.place()
    dark, pale = darker(base, 0.8), blend(base, (1, 1, 1), 0.04)
    mottled = shader.ramp(shader.noise(place, 16.0, 6.0), [(0.3, dark), (0.7, pale)])
    surface = shader.mix(0.3, mottled, shader.ramp(shader.noise(place, 2.2, 3.0), [(0.3, dark), (0.7, base)]))
    shader.set(Base_Color=surface, Roughness=0.95, Specular=0.08, Sheen=0.6, Sheen_Tint=0.6)
    shader.bump(shader.noise(place, 34.0, 6.0), 0.5, 0.02)
    return shader.material
