"""Small vessels that stand about on shelves and tables."""
from materials.glaze import glaze
from shapes.thrown import thrown

SHAPES = {
    "round": [(0, 0), (0, 0), (0.24, 0), (0.3, 0.03), (0.46, 0.3), (0.44, 0.58), (0.22, 0.8), (0.17, 0.9), (0.2, 0.98)],
    "tall": [(0, 0), (0, 0), (0.24, 0), (0.28, 0.03), (0.33, 0.6), (0.3, 1.1), (0.15, 1.36), (0.14, 1.5), (0.17, 1.56)],
    "bowl": [(0, 0), (0, 0), (0.22, 0), (0.25, 0.03), (0.42, 0.14), (0.56, 0.32), (0.6, 0.44)],
}


def pot(chance, shape, place, colour, scale=1.0):
    """A vessel of a shape, thrown in stoneware."""
    outline = [(radius * scale, height * scale) for radius, height in SHAPES[shape]]
    vessel = thrown("pot", outline, glaze("glaze", colour, 0.2, 0.05), chance, 0.035, 0.08)
    vessel.location = place
    return vessel
