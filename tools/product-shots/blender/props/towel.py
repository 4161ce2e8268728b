"""Folded towels, for the bathroom."""
from materials.cotton import cotton_yarn
from shapes.folded import Folding, folded, stacked
from shapes.terry import terry

SIZE, THICKNESS = (1.5, 1.2), 0.075
PITCH, HEIGHT = 0.01, 0.02


def folded_towels(chance, colours, place, turn):
    """Small towels that lie on each other at `place`, one of each colour, the lowest first."""
    for number, colour in enumerate(colours):
        folding = Folding(SIZE, THICKNESS, chance.random() * 9, number * stacked(THICKNESS), sway=0.07)
        towel = folded("towel", folding, cotton_yarn(colour))
        towel.location, towel.rotation_euler = (*place, 0), (0, 0, turn + chance.uniform(-0.05, 0.05))
        terry(towel, PITCH, HEIGHT, number)
