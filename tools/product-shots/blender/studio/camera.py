"""A camera that steps back until the product fills the frame."""
import math
from dataclasses import dataclass, replace

import bpy
import numpy as np
from mathutils import Vector

from studio.scene import add

SENSOR = 36


@dataclass(frozen=True)
class Camera:
    """Where to stand. `fill` is the share of the frame's height that the product may take; `lift` and `shift` move it
    down and to the side, by shares of half the frame's height."""

    azimuth: float = 0
    elevation: float = 12
    fill: float = 0.66
    lens: float = 85
    lift: float = 0
    shift: float = 0
    aperture: float = 0


def seen_otherwise(front, shot):
    """From above to the side, or near by, of goods whose generator does not say from where. What hangs is seen from its side."""
    turn = -1 if front.azimuth > 0 else 1
    hangs = shot.set == "backdrop"
    if shot.view == "angle":
        elevation = front.elevation + (6 if hangs else 26)
        return replace(front, azimuth=front.azimuth + turn * (34 if hangs else 40), elevation=elevation, aperture=0)
    return replace(
        front,
        azimuth=front.azimuth + turn * 22,
        elevation=front.elevation + (4 if hangs else 12),
        fill=front.fill * 1.75,
        lift=front.lift + 0.42,
    )


def aim(view, points, size, aspect):
    """Places the scene's camera so that `points` fill the frame and stand in its middle."""
    data = bpy.data.cameras.new("camera")
    camera = add("camera", data)
    data.sensor_fit, data.sensor_height, data.lens = "VERTICAL", SENSOR, view.lens
    data.clip_start, data.clip_end = 0.01, 10_000
    bpy.context.scene.camera = camera
    away, right, up = _axes(view)
    centre, distance = _fit(points, view, size, aspect, (away, right, up))
    half_frame = SENSOR / 2 / view.lens * distance
    centre = centre + (up * view.lift + right * view.shift) * half_frame
    camera.location = Vector(centre + away * distance)
    camera.rotation_euler = Vector(-away).to_track_quat("-Z", "Y").to_euler()
    if view.aperture:
        data.dof.use_dof = True
        data.dof.focus_distance, data.dof.aperture_fstop = distance - size * 0.5, view.aperture


def _axes(view):
    azimuth, elevation = math.radians(view.azimuth), math.radians(view.elevation)
    away = np.array(
        [
            math.sin(azimuth) * math.cos(elevation),
            -math.cos(azimuth) * math.cos(elevation),
            math.sin(elevation),
        ]
    )
    right = np.array([math.cos(azimuth), math.sin(azimuth), 0])
    return away, right, np.cross(away, right)


def _fit(points, view, size, aspect, axes):
    away, right, up = axes
    tall = SENSOR / 2 / view.lens
    wide = tall * aspect
    centre, distance = (points.min(0) + points.max(0)) / 2, 10 * size
    for _ in range(14):
        seen = points - (centre + away * distance)
        depth = -(seen @ away)
        x, y = seen @ right / depth / wide, seen @ up / depth / tall
        centre = centre + right * (x.max() + x.min()) / 2 * wide * distance
        centre = centre + up * (y.max() + y.min()) / 2 * tall * distance
        extent = max((x.max() - x.min()) / 2 / (view.fill + 0.1), (y.max() - y.min()) / 2 / view.fill)
        distance *= extent**0.9
    return centre, distance
