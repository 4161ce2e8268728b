"""Stripes that are woven or knitted into cloth."""
from dataclasses import dataclass


@dataclass(frozen=True)
class Stripes:
    """Where a second yarn is seen: `bands` from and to shares of `period`, counted along a UV axis, 0 or 1."""

    colour: str
    bands: tuple
    period: float = 1.0
    axis: int = 1

    def over(self, shader, surface, dyed):
        """Weaves the second yarn into a surface; `dyed` answers the cloth in another colour."""
        return shader.mix(self._mask(shader), surface, dyed(self.colour))

    def _mask(self, shader):
        """1 where the second yarn is, with an edge as uneven as threads are."""
        place = shader.node("SeparateXYZ", Vector=shader.place("UV")).outputs[self.axis]
        uneven = shader.math("MULTIPLY", shader.noise(shader.place("UV"), 90.0), 0.003 * self.period)
        share = shader.math("FRACT", shader.math("DIVIDE", shader.math("ADD", place, uneven), self.period))
        stops = [(0.0, 0.0)]
        for start, end in self.bands:
            stops += [(start, 1.0), (end, 0.0)]
        return shader.ramp(share, stops, "CONSTANT")


@dataclass(frozen=True)
class Layers:
    """Patterns over each other, such as stripes of a third yarn."""

    patterns: tuple

    def over(self, shader, surface, dyed):
        for pattern in self.patterns:
            surface = pattern.over(shader, surface, dyed)
        return surface
