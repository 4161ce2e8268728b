"""What is blown of glass: vessels whose hollow is round where wall and floor meet, as light goes through there."""
import math

import numpy as np

from shapes.turned import vessel


def blown(outside, wall, floor, corner=0.05):
    """The closed profile of a glass vessel; the hollow begins at the height `floor`."""
    profile = vessel(outside, wall, floor)
    top = profile[:, 1].argmax()
    is_kept = np.arange(len(profile)) <= top
    is_kept |= profile[:, 1] > floor + corner
    upper = profile[is_kept]
    radius = upper[-1][0]
    turns = [step * math.pi / 24 for step in range(1, 13)]
    arc = [(radius - corner + corner * math.cos(turn), floor + corner - corner * math.sin(turn)) for turn in turns]
    level = [((radius - corner) * share, floor) for share in np.linspace(1, 0, 12)[1:]]
    return np.vstack([upper, arc, level])
