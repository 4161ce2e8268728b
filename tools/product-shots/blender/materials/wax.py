"""Candle wax: soft and faintly glossy. Light that goes into it would be noise at few samples, so it stays outside."""
from materials.shader import Shader
from studio.colour import albedo, blend, darker

DEPTH = 1.1


def wax(name, colour="#f2e9d8"):
    """Wax of a colour, a little paler where it is thin."""
    base = albedo(colour)
    return _wax(name, base, blend(base, (1, 0.92, 0.82), 0.12), 0.25)


def dyed_wax(name, colour):
    """Wax that is dyed through, whose colour is deep and does not grow pale at its edges."""
    base = tuple(channel**DEPTH for channel in albedo(colour))
    return _wax(name, base, darker(base, 1.15), 0.0)


def _wax(name, base, thin, sheen):
    shader = Shader(name)
    place = shader.place()
    shader.set(Base_Color=shader.mix(shader.noise(place, 1.5, 3.0), base, thin))
    shader.set(Roughness=0.42, Specular=0.35, Sheen=sheen)
    shader.bump(shader.noise(place, 6.0), 0.06, 0.03)
    return shader.material
