"""The studio for what hangs: the same paper, upright behind the goods, whose backs are at y = 0."""
import math

from sets.paper import Sunlight, light_on_paper

AZIMUTH, ELEVATION = math.radians(-40), math.radians(40)


def build(points, size, shot):
    """Lights `points` before paper."""
    share = math.cos(AZIMUTH) * math.cos(ELEVATION)
    light_on_paper(points, size, shot, Sunlight(math.degrees(AZIMUTH), math.degrees(ELEVATION), share), math.pi / 2)
