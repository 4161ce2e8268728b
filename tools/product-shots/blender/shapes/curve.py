"""Smooth curves through points."""
import numpy as np


def smooth_curve(points, count=80):
    """A curve through the points. A point given twice is a corner."""
    known = np.array(points, float)
    steps = max(4, count // max(1, len(known) - 1))
    found = []
    for at in range(len(known) - 1):
        start, end = known[at], known[at + 1]
        if not np.allclose(start, end):
            found.extend(_piece(start, end, *_slopes(known, at), steps))
    return np.array([*found, known[-1]])


def _slopes(known, at):
    start, end = known[at], known[at + 1]
    before = known[at - 1] if at > 0 and not np.allclose(known[at - 1], start) else start
    after = known[at + 2] if at + 2 < len(known) and not np.allclose(known[at + 2], end) else end
    length = np.linalg.norm(end - start) * 0.9
    return [slope / (np.linalg.norm(slope) + 1e-9) * length for slope in (end - before, after - start)]


def _piece(start, end, leave, arrive, steps):
    for step in range(steps):
        t = step / steps
        yield (
            (2 * t**3 - 3 * t**2 + 1) * start
            + (t**3 - 2 * t**2 + t) * leave
            + (3 * t**2 - 2 * t**3) * end
            + (t**3 - t**2) * arrive
        )
