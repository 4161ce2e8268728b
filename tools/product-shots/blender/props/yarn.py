"""Balls of wool."""
import math

from materials.cloth import Hand, cloth
from shapes.solids import tube
from shapes.turned import turned

TWIST = Hand(bump=0.9, depth=0.02, gaps=0.35, uneven=0.3, sheen=0.8)


def ball_of_yarn(chance, place, radius, colour):
    """Wound in loops that turn a little with each round, over a core that closes the gaps."""
    wool = cloth("wool", colour, "twill", (2, 140), TWIST)
    inner = radius * 0.93
    arc = [(inner * math.sin(a), -inner * math.cos(a)) for a in (math.pi * step / 24 for step in range(25))]
    turned("core", arc, wool, 48, is_curve=False).location = (*place, radius)
    for layer in range(5):
        tilt, spin = chance.uniform(0.2, 1.35), chance.uniform(0, 2 * math.pi)
        winding = tube("winding", _loops(radius * (0.95 + 0.012 * layer), 13), radius * 0.055, wool)
        winding.location, winding.rotation_euler = (*place, radius), (tilt, 0, spin)


def _loops(radius, rounds):
    """Rings side by side across half of the ball, one going over into the next."""
    steps = rounds * 20
    way = []
    for step in range(steps + 1):
        share, turn = step / steps, 2 * math.pi * rounds * step / steps
        across = (share - 0.5) * 1.25 * radius
        round_ = math.sqrt(radius * radius - across * across)
        way.append((round_ * math.cos(turn), round_ * math.sin(turn), across))
    return way
