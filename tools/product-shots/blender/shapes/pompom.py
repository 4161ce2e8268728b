"""A ball of cut yarn."""
import math

from materials.matte import plastic
from shapes.fuzz import fuzz
from shapes.turned import turned


def pompom(colour, place, radius):
    """Yarn ends stand out from a core that is not seen."""
    core = radius * 0.62
    arc = [math.pi * step / 24 for step in range(25)]
    ball = turned("pompom", [(core * math.sin(a), -core * math.cos(a)) for a in arc], plastic("core", colour, 0.95), 48)
    ball.location, ball.scale = place, (1, 1, 0.94)
    fuzz(ball, colour, 40_000, radius * 0.42, 0.009, 3, paler=1.5, is_shorn=True)
    return ball
