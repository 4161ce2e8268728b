"""Folded towels, for the bathroom."""
from materials.cloth import Hand, cloth
from shapes.folded import folded
from shapes.terry import terry

SIZE, THICKNESS = (1.5, 1.2), 0.075
LOOPS, LOOP_HEIGHT = 130_000, 0.02
GROUND = Hand(0.3, 0.01, 0.0, 0.2, 0.3)


def folded_towels(chance, colours, place, turn):
    """Small towels that lie on each other at `place`, one of each colour, the lowest first."""
    for number, colour in enumerate(colours):
        material = cloth("cloth", colour, "canvas", (6, 6), GROUND)
        level = number * (THICKNESS * 4 - 0.02)
        towel = folded("towel", SIZE, THICKNESS, material, chance.random() * 9, level, sway=0.07)
        towel.location, towel.rotation_euler = (*place, 0), (0, 0, turn + chance.uniform(-0.05, 0.05))
        terry(towel, colour, LOOPS, LOOP_HEIGHT, number)
