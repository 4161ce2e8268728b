"""A wooden honey dipper."""
import math

from materials.wood import wood
from shapes.turned import turned

LENGTH, GROOVES = 1.5, 5


def honey_dipper(place, turn):
    """It lies on its head and on the end of its stick, which is at `place`."""
    rings = []
    for number in range(GROOVES):
        start, wide = LENGTH - 0.42 + number * 0.085, 0.13 + 0.035 * math.sin(math.pi * (number + 0.6) / GROOVES)
        ring = [(0.075, start), (wide - 0.012, start), (wide, start + 0.012), (wide, start + 0.038)]
        rings += [*ring, (wide - 0.012, start + 0.05), (0.075, start + 0.05)]
    stick = [(0, 0), (0.026, 0.004), (0.036, 0.03), (0.038, 0.1), (0.028, 0.3), (0.03, 0.9), (0.045, LENGTH - 0.44)]
    outline = [*stick, *rings, (0.03, LENGTH), (0, LENGTH)]
    dipper = turned("dipper", outline, wood("dipper", "oak", "Z", 2, 2.0), 64, is_curve=False)
    tilt = math.asin((0.165 - 0.036) / LENGTH)
    dipper.location, dipper.rotation_euler = (*place, 0.04), (math.pi / 2 - tilt, 0, turn)
    return dipper
