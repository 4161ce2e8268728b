"""Clear and tinted glass, whose shadow is light."""
from materials.mixed import mixed
from materials.shader import Shader
from studio.colour import darker, linear

INDEX = 1.48
# What one wall of brown glass lets through.
BROWN = "#c98642"


def tinted(name, hex_colour):
    """Glass that looks the colour in a vessel, through whose four surfaces light passes; what is nearly clear stays
    clearer still. What it mirrors, on its inside too, keeps its own colour, so that thick rims do not turn black."""
    colour = linear(hex_colour)
    share = (1 - min(colour)) / 5
    tint = tuple(channel**share for channel in colour)
    shader = Shader(name)
    through = shader.node("BsdfRefraction", Roughness=0.0, IOR=INDEX, Color=tint)
    mirrored = shader.node("BsdfGlossy", Roughness=0.0)
    clear = mixed(shader, shader.node("Fresnel", IOR=INDEX).outputs[0], through, mirrored)
    aside = shader.node("LayerWeight", Blend=0.5).outputs["Facing"]
    shade = darker(tint, 0.9)
    return see_through(shader, clear, shader.ramp(aside, [(0.4, shade), (0.95, darker(shade, 0.3))]))


def glass(name, tint=(1, 1, 1), index=INDEX, shadow=0.9, roughness=0.0):
    """Glass of a linear tint, best very light: light passes four surfaces of a tumbler."""
    shader = Shader(name)
    clear = shader.node("BsdfGlass", Roughness=roughness, IOR=index, Color=tint)
    return see_through(shader, clear, darker(tint, shadow))


def see_through(shader, clear, shade):
    """Lets `shade` of the light pass straight to what lies behind, so that the shadow of what is clear is light."""
    unseen = shader.node("BsdfTransparent", Color=shade)
    rays = shader.node("LightPath")
    passing = shader.math("MAXIMUM", rays.outputs["Is Shadow Ray"], rays.outputs["Is Diffuse Ray"])
    shader.link(mixed(shader, passing, clear, unseen).outputs[0], shader.output.inputs["Surface"])
    return shader.material
