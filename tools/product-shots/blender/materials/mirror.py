"""Silvered glass."""
from materials.shader import Shader


def mirror(name="mirror"):
    """Glass that throws back what stands before it, a little darker and greener than it is."""
    return Shader(name).set(Base_Color=(0.83, 0.86, 0.845), Metallic=1.0, Roughness=0.015).material
