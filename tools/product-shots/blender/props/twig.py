"""Twigs with small round leaves."""
import math

import numpy as np

from materials.shader import Shader
from shapes.mesh import sheet
from shapes.solids import tube
from studio.colour import albedo, darker

LEANS = [(-0.55, 0.0), (0.45, 0.1), (0.05, -0.1), (-0.2, 0.35), (0.7, -0.3)]


def twigs(chance, foot, heights, leaf="#75835c", scale=1.0, mouth=None):
    """A twig for each height, standing at `foot`; in a vessel it is bare and straight up to the height of its mouth."""
    bark, green = Shader("bark"), Shader("leaf")
    bark.set(Base_Color=albedo("#5b4632"), Roughness=0.9)
    tone = albedo(leaf)
    uneven = green.noise(green.place("UV"), 3.0, 3.0)
    green.set(Base_Color=green.mix(uneven, darker(tone, 0.75), tone), Roughness=0.6, Specular=0.25)
    for number, height in enumerate(heights):
        free = 0 if mouth is None else (mouth - foot[2]) / height
        _twig(chance, foot, height, LEANS[number % len(LEANS)], number, (bark.material, green.material), scale, free)


def _twig(chance, foot, height, lean, number, materials, scale, free):
    bark, green = materials

    def at(t):
        out, sway = max(0, t - free) / (1 - free), 0.05 * math.sin(5 * t + number)
        x, y = (lean[0] * 2 * out * out + sway) * scale, lean[1] * out * scale
        return (foot[0] + x, foot[1] + y, foot[2] + height * t)

    tube("twig", [at(t) for t in np.linspace(0, 1, 9)], 0.018 * scale, bark, taper=list(np.linspace(1.2, 0.4, 9)))
    lowest = max(0.42, free + 0.06)
    for step in range(17):
        t = lowest + (1 - lowest) * step / 16
        _leaf(chance, at(t), 0.16 * scale * (1.15 - 0.5 * t) * chance.uniform(0.8, 1.2), green)


def _leaf(chance, place, size, material):
    def surface(u, v):
        x = (u - 0.5) * math.sin(math.pi * min(1, v * 0.92 + 0.06)) ** 0.8
        return (x * size * 1.5, v * size * 2, -0.25 * size * abs(x) + 0.35 * size * v * v)

    leaf = sheet("leaf", surface, 6, 8, material)
    leaf.location = place
    leaf.rotation_euler = (chance.uniform(0.2, 1.0), chance.uniform(-0.4, 0.4), chance.uniform(0, 2 * math.pi))
