"""Linen that light shines through, for lamp shades."""
from materials.shader import Shader
from materials.textures import image, weave
from studio.colour import darker, linear


def shade_cloth(name, colour="#f3e6cf", repeat=(14, 4)):
    """Half of the light that meets it passes to the other side."""
    shader = Shader(name)
    base = linear(colour)
    texture = shader.node("TexImage", Vector=shader.place("UV", (*repeat, 1)))
    texture.image = image("texture linen", weave)
    height, tone, _ = shader.node("SeparateColor", Color=texture.outputs[0]).outputs
    surface = shader.mix(tone, darker(base, 0.8), base)
    shader.set(Base_Color=surface, Roughness=0.95, Specular=0.05)
    shader.bump(height, 0.35, 0.01)
    through = shader.node("BsdfTranslucent", Color=surface)
    both = shader.node("MixShader", Fac=0.45)
    shader.link(shader.surface.outputs[0], both.inputs[1])
    shader.link(through.outputs[0], both.inputs[2])
    shader.link(both.outputs[0], shader.output.inputs[0])
    return shader.material
