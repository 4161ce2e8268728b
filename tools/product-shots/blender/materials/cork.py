"""Cork: pale, with dark pores that lie across it."""
from materials.shader import Shader
from studio.colour import albedo, blend, darker


def cork(name, colour="#c8a06a"):
    """Cork of a colour."""
    shader = Shader(name)
    base = albedo(colour)
    grains = shader.node("TexVoronoi", Vector=shader.place(), Scale=34.0).outputs
    tones = shader.node("SeparateColor", Color=grains["Color"]).outputs
    surface = shader.mix(tones[0], darker(base, 0.72), blend(base, (1, 0.9, 0.75), 0.12))
    pores = shader.ramp(shader.noise(shader.place(scale=(16, 16, 34)), 1.0, 4.0), [(0.56, 0.0), (0.63, 1.0)])
    shader.set(Base_Color=shader.mix(pores, surface, darker(base, 0.3)), Roughness=0.85, Specular=0.2)
    shader.bump(shader.math("SUBTRACT", shader.math("MULTIPLY", tones[1], 0.4), pores), 0.7, 0.012)
    return shader.material
