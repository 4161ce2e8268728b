"""A rolled towel, for the bathroom."""
import math

from materials.cloth import Hand, cloth
from shapes.mesh import sheet, thicken


def rolled_towel(colour, place, radius=0.36, length=1.7, turn=0.35):
    """A towel rolled up from one end; it lies across."""
    terry = cloth("terry", colour, "canvas", (22, 34), Hand(bump=0.9, gaps=0.35, uneven=0.2))
    turns = 3.2

    def surface(u, v):
        angle = v * turns * 2 * math.pi
        out = (0.06 + (radius - 0.06) * v) * (1 + 0.02 * math.sin(u * 5 + angle))
        along = (u - 0.5) * length * (1 + 0.012 * math.sin(angle))
        return (along, out * math.cos(angle), radius + out * math.sin(angle))

    roll = thicken(sheet("towel", surface, 24, 260, terry), 0.085)
    roll.location, roll.rotation_euler = place, (0, 0, turn)
    return roll
