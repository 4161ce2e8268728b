"""Linen that light shines through, for lamp shades."""
from materials.mixed import mixed
from materials.shader import Shader
from materials.textures import image, weave
from studio.colour import darker, linear

STRENGTH = 1.3
LEVELS = [(0.0, (0.35, 0.25, 0.14)), (0.42, (1.0, 0.8, 0.5)), (1.0, (0.42, 0.31, 0.18))]
SIDES = [(0.0, 1.0), (0.9, 0.6)]


def shade_cloth(name, colour="#f3e6cf", repeat=(14, 4)):
    """Glows as if a bulb hung in its middle; half of the light that meets it passes to the other side."""
    shader = Shader(name)
    base = linear(colour)
    texture = shader.node("TexImage", Vector=shader.place("UV", (*repeat, 1)))
    texture.image = image("texture linen", weave)
    height, tone, _ = shader.node("SeparateColor", Color=texture.outputs[0]).outputs
    surface = shader.mix(tone, darker(base, 0.8), base)
    shader.set(Base_Color=surface, Roughness=0.95, Specular=0.05)
    shader.bump(height, 0.35, 0.01)
    both = mixed(shader, 0.45, shader.surface, shader.node("BsdfTranslucent", Color=surface))
    shader.link(both.outputs[0], shader.output.inputs["Surface"])
    shader.set(Emission=shader.mix(1.0, surface, _glow(shader), "MULTIPLY"), Emission_Strength=STRENGTH)
    shader.material.cycles.sample_as_light = False
    return shader.material


def _glow(shader):
    """It is seen, and lights nothing: what it would light were noise at few samples."""
    height = shader.node("SeparateXYZ", Vector=shader.node("TexCoord").outputs["Generated"]).outputs[2]
    aside = shader.node("LayerWeight", Blend=0.5).outputs["Facing"]
    near = shader.mix(1.0, shader.ramp(height, LEVELS, "EASE"), shader.ramp(aside, SIDES, "EASE"), "MULTIPLY")
    return shader.mix(1.0, near, shader.node("LightPath").outputs["Is Camera Ray"], "MULTIPLY")
