"""Clear and tinted glass, whose shadow is light."""
from materials.shader import Shader
from studio.colour import darker, linear


def tinted(name, hex_colour):
    """Glass that looks the colour in a vessel, through whose four surfaces light passes; what is nearly clear stays
    clearer still."""
    colour = linear(hex_colour)
    share = (1 - min(colour)) / 5
    return glass(name, tuple(channel**share for channel in colour))


def glass(name, tint=(1, 1, 1), index=1.48, shadow=0.9, roughness=0.0):
    """Glass of a linear tint, best very light: light passes four surfaces of a tumbler."""
    shader = Shader(name)
    clear = shader.node("BsdfGlass", Roughness=roughness, IOR=index, Color=tint)
    unseen = shader.node("BsdfTransparent", Color=darker(tint, shadow))
    rays = shader.node("LightPath")
    choice = shader.node("MixShader")
    passing = shader.math("MAXIMUM", rays.outputs["Is Shadow Ray"], rays.outputs["Is Diffuse Ray"])
    for value, socket in zip((passing, clear.outputs[0], unseen.outputs[0]), choice.inputs):
        shader.link(value, socket)
    shader.link(choice.outputs[0], shader.output.inputs[0])
    return shader.material
