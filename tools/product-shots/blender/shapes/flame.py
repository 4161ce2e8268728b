"""A candle's flame."""
from materials.mixed import mixed
from materials.shader import Shader
from shapes.turned import turned

OUTLINE = [(0, 0), (0.03, 0.02), (0.05, 0.09), (0.044, 0.17), (0.022, 0.27), (0.006, 0.34), (0, 0.36)]
CORE, MANTLE, EDGE = (1.0, 0.87, 0.56), (1.0, 0.7, 0.26), (1.0, 0.45, 0.1)


def flame(place, scale=1.0):
    """A flame that stands at `place`: pale in its middle, see-through at its foot and towards its edge.

    It lights nothing: by day little of that is seen, and each further lamp makes the shadows of the sun noisier.
    """
    one = turned("flame", [(radius * scale, height * scale) for radius, height in OUTLINE], _burning(), 64)
    one.location = place
    one.visible_shadow = one.visible_diffuse = one.visible_glossy = False


def _burning():
    shader = Shader("flame")
    aside = shader.node("LayerWeight", Blend=0.5).outputs["Facing"]
    height = shader.node("SeparateXYZ", Vector=shader.node("TexCoord").outputs["Generated"]).outputs[2]
    colour = shader.ramp(aside, [(0.1, CORE), (0.5, MANTLE), (0.95, EDGE)])
    glow = shader.node("Emission", Color=colour, Strength=1.35)
    dense = shader.math(
        "MULTIPLY", shader.ramp(aside, [(0.45, 1.0), (0.98, 0.0)]), shader.ramp(height, [(0.02, 0.25), (0.3, 1.0)])
    )
    seen = mixed(shader, dense, shader.node("BsdfTransparent"), glow)
    shader.link(seen.outputs[0], shader.output.inputs["Surface"])
    shader.material.cycles.sample_as_light = False
    return shader.material
