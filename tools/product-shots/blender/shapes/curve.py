"""Smooth curves through points."""
import numpy as np


def smooth_curve(points, count=80):
    """A curve through the points, as even as a bent lath. A point given twice is a corner."""
    runs = _between_corners(np.array(points, float))
    pieces = sum(len(run) - 1 for run in runs)
    steps = max(4, count // max(1, pieces))
    found = [_bent(run, steps)[:-1] for run in runs]
    return np.concatenate([*found, runs[-1][-1:]])


def _between_corners(known):
    """The points from each corner to the next one, both of them included."""
    corners = [at + 1 for at in range(len(known) - 1) if np.allclose(known[at], known[at + 1])]
    bounds = [0, *corners, len(known)]
    return [known[start:end] for start, end in zip(bounds, bounds[1:]) if end - start > 1]


def _bent(known, steps):
    """A cubic spline, whose bend never changes at once; each piece takes as long as the root of its length."""
    spans = np.sqrt(np.linalg.norm(np.diff(known, axis=0), axis=1))
    bends = _bends(known, spans)
    t = np.linspace(0, 1, steps, endpoint=False)[:, None]
    s = 1 - t
    pieces = [
        s * known[at] + t * known[at + 1] + ((s**3 - s) * bends[at] + (t**3 - t) * bends[at + 1]) * span**2 / 6
        for at, span in enumerate(spans)
    ]
    return np.concatenate([*pieces, known[-1:]])


def _bends(known, spans):
    """How the curve bends at each point; at its ends it is straight."""
    count = len(known)
    told, wanted = np.eye(count), np.zeros_like(known)
    for at in range(1, count - 1):
        before, after = spans[at - 1], spans[at]
        told[at, at - 1 : at + 2] = before, 2 * (before + after), after
        wanted[at] = 6 * ((known[at + 1] - known[at]) / after - (known[at] - known[at - 1]) / before)
    return np.linalg.solve(told, wanted)
