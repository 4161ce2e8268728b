"""Ink that is printed on cloth."""
from dataclasses import dataclass

import bpy


@dataclass(frozen=True)
class ClothPrint:
    """A picture without paper; it fills the UV rectangle `within` (left, bottom, right, top)."""

    path: str
    within: tuple

    def over(self, shader, surface, _dyed):
        """Prints on a surface; a little of the cloth is seen through the ink."""
        left, bottom, right, top = self.within
        wide, high = right - left, top - bottom
        place = shader.place("UV", (1 / wide, 1 / high, 1), (-left / wide, -bottom / high, 0))
        picture = shader.node("TexImage", Vector=place, extension="CLIP", interpolation="Cubic")
        picture.image = bpy.data.images.load(self.path)
        ink = shader.mix(1.0, picture.outputs["Color"], (0.82, 0.82, 0.82), "MULTIPLY")
        return shader.mix(shader.math("MULTIPLY", picture.outputs["Alpha"], 0.9), surface, ink)
