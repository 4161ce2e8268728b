"""A candle's wick, burning or not."""
from materials.matte import plastic
from shapes.flame import flame
from shapes.solids import tube


def wick(place, is_lit=False, scale=1.0):
    """A wick that stands on the wax at `place`."""
    x, y, z = place
    bend = [(x, y, z - 0.03), (x + 0.003, y, z + 0.06 * scale), (x + 0.016, y, z + 0.11 * scale)]
    tube("wick", bend, 0.011 * scale, plastic("wick", "#3a3029" if is_lit else "#d9cfbd", 0.9))
    if is_lit:
        flame((x + 0.01, y, z + 0.05 * scale), scale)
