"""What a lathe or a potter's wheel makes: a profile of radius and height, turned round."""
import math

import numpy as np
from mathutils import Vector, noise

from shapes.curve import smooth_curve
from shapes.mesh import mesh


def turned(name, profile, material, segments=128, is_curve=True, wobble=0.0, seed=0.0):
    """Turns a profile. `wobble` lets the radius stray by that share, as a hand does."""
    rim = smooth_curve(profile, 240) if is_curve else np.array(profile, float)
    length = np.r_[0, np.cumsum(np.linalg.norm(np.diff(rim, axis=0), axis=1))]
    points, uv = [], []
    for segment in range(segments + 1):
        angle = 2 * math.pi * segment / segments
        x, y = math.cos(angle), math.sin(angle)
        for (radius, height), along in zip(rim, length):
            stray = 1 + wobble * noise.noise(Vector((x * 1.2 + seed, y * 1.2, height * 0.8))) if wobble else 1
            points.append((radius * stray * x, radius * stray * y, height))
            uv.append((segment / segments, along))
    count = len(rim)
    faces = [
        (at, at + count, at + count + 1, at + 1)
        for segment in range(segments)
        for at in range(segment * count, segment * count + count - 1)
    ]
    thing = mesh(name, points, faces, material, uv)
    thing.modifiers.new("seam", "WELD").merge_threshold = 1e-4
    return thing


def vessel(outside, wall, floor=None):
    """The closed profile of a vessel: up its outside from the axis, over a round lip, down its inside to the floor."""
    outer = smooth_curve(outside, 200)
    inner = np.array([outer[at] + _inwards(outer, at) * wall for at in range(len(outer))])
    inner = inner[(inner[:, 0] >= 0) & (inner[:, 1] >= (floor or wall))][::-1]
    return np.vstack([outer, _lip(outer[-1], inner[0]), inner, [[0, inner[-1][1]]]])


def _inwards(curve, at):
    before, after = curve[max(0, at - 1)], curve[min(len(curve) - 1, at + 1)]
    across, up = (after - before) / (np.linalg.norm(after - before) + 1e-9)
    return np.array([-up, across])


def _lip(outer, inner):
    middle, radius = (outer + inner) / 2, np.linalg.norm(outer - inner) / 2
    start = math.atan2(outer[1] - middle[1], outer[0] - middle[0])
    turns = [start + step * math.pi / 10 for step in range(1, 10)]
    return [middle + radius * np.array([math.cos(turn), math.sin(turn)]) for turn in turns]


def label(name, radius, bottom, top, degrees, material, facing=-90):
    """A piece of paper round a turned thing, from `bottom` to `top`, `degrees` wide."""
    columns = 64
    points, uv = [], []
    for column in range(columns + 1):
        angle = math.radians(facing + (column / columns - 0.5) * degrees)
        for v, height in enumerate((bottom, top)):
            points.append((radius * math.cos(angle), radius * math.sin(angle), height))
            uv.append((column / columns, v))
    faces = [(2 * at, 2 * at + 2, 2 * at + 3, 2 * at + 1) for at in range(columns)]
    return mesh(name, points, faces, material, uv)
