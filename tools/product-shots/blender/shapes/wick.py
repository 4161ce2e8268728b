"""A candle's wick, burning or not."""
from materials.matte import plastic
from materials.shader import Shader
from shapes.solids import tube
from shapes.turned import turned

FLAME = [(0, 0), (0.028, 0.03), (0.042, 0.09), (0.036, 0.17), (0.018, 0.27), (0, 0.36)]


def wick(place, is_lit=False, scale=1.0):
    """A wick that stands on the wax at `place`."""
    x, y, z = place
    bend = [(x, y, z - 0.03), (x + 0.003, y, z + 0.06 * scale), (x + 0.016, y, z + 0.11 * scale)]
    tube("wick", bend, 0.011 * scale, plastic("wick", "#3a3029" if is_lit else "#d9cfbd", 0.9))
    if is_lit:
        glow = Shader("flame")
        light = glow.node("Emission", Color=(1, 0.62, 0.22), Strength=9.0)
        glow.link(light.outputs[0], glow.output.inputs[0])
        glow.material.cycles.sample_as_light = False
        flame = turned("flame", [(r * scale, h * scale) for r, h in FLAME], glow.material, 32)
        flame.location = (x + 0.01, y, z + 0.07 * scale)
        flame.visible_shadow = flame.visible_diffuse = False
