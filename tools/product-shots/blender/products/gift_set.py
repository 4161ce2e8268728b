"""What a gift set holds, before the box that it comes in."""
from dataclasses import replace

from products import chocolate, gift_box, jar
from products.mug import mug
from props.drink import filling
from shapes.arranged import arranged
from studio.camera import Camera

IS_GLASS = True
CAMERAS = {
    "front": Camera(azimuth=-6, elevation=20, fill=0.6),
    "scene": Camera(azimuth=10, elevation=22, fill=0.62, lens=70, aperture=6),
}
STONE, PAPER = "#e7e2d8", "#a65631"
MUG_SPOT, JAR_SPOT = (1.0, -1.4, 0), (-1.1, -1.35, 0)


def build(shot):
    alone = replace(shot, view="front")
    honey = replace(alone, labels={"front": shot.labels["honey"]}, options={"filling": "#e0a02a"})
    cocoa = replace(alone, labels={"front": shot.labels["chocolate"]}, colour=PAPER)
    _set_out(lambda: gift_box.build(alone), (0, 0.9, 0), 0.42 if shot.is_scene else -0.3)
    _set_out(lambda: mug(STONE, shot.chance), MUG_SPOT, 0.2, 1.1)
    _set_out(lambda: jar.build(honey), JAR_SPOT, 0.1, 0.76)
    if shot.is_scene:
        filling("coffee", 0.4, 0.74, place=MUG_SPOT)
        _set_out(lambda: chocolate.wrapped_bar(cocoa, (0, 0, 0), 0), (0.0, -2.3, 0), -1.2, 0.52)


def _set_out(build, place, turn, scale=1.0):
    stand, _ = arranged(build)
    stand.location, stand.rotation_euler, stand.scale = place, (0, 0, turn), (scale, scale, scale)
