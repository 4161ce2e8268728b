"""Two surfaces in one."""


def mixed(shader, share, first, second):
    """A surface that is, by `share`, the second of two."""
    choice = shader.node("MixShader", Fac=share)
    for surface, socket in zip((first, second), choice.inputs[1:]):
        shader.link(surface.outputs[0], socket)
    return choice
