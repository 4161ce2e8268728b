"""Takes shots: `blender -b --python shoot.py -- denoise.so FOLDER`, the compiled filter and where the pictures are put.

Each line of JSON on standard input is a shot. A line of JSON on standard output, marked by `SHOT`, tells of each that
was taken or failed.
"""
import importlib
import json
import os
import sys
import time
import traceback

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy

from sets.paper import GROUND
from shot import Shot
from studio.bounds import half_size, points_of
from studio.camera import Camera, aim, seen_otherwise
from studio.denoise import denoise, load_filter
from studio.grade import grade, paper_gain
from studio.passes import render_passes
from studio.png import write_png
from studio.scene import empty_scene, set_up_render


def main(filter_path, folder):
    library = load_filter(filter_path)
    for line in sys.stdin:
        shot = Shot(**json.loads(line))
        began = time.time()
        told = {"name": shot.name}
        try:
            take(shot, folder, library)
        except Exception:
            told["error"] = traceback.format_exc()
        print("SHOT " + json.dumps({**told, "seconds": round(time.time() - began, 1)}), flush=True)


def take(shot, folder, library):
    """Builds, lights, renders, smooths and grades one picture."""
    empty_scene()
    product = _generator(shot.generator)
    shot.is_glass = any(getattr(maker, "IS_GLASS", False) for maker in (product, *_makers_of_goods(shot)))
    set_up_render(shot)
    product.build(shot)
    bpy.context.view_layer.update()
    points = points_of(bpy.context.collection.objects)
    size = half_size(points)
    stage = importlib.import_module("sets." + shot.set)
    stage.build(points, size, shot)
    aim(_camera(product, shot), points, size, shot.width / shot.height)
    passes = render_passes()
    image = denoise(library, passes, 2.2 if shot.is_glass else 1.0)
    write_png(os.path.join(folder, shot.name + ".png"), _develop(image, shot, stage))


def _generator(name):
    return importlib.import_module("products." + name)


def _makers_of_goods(shot):
    """The generators of what a still life sets out."""
    return [_generator(goods["make"]["generator"]) for goods in shot.option("goods", [])]


def _camera(product, shot):
    told = shot.option("camera", None)
    if told:
        return Camera(**told)
    return product.CAMERAS.get(shot.view) or seen_otherwise(product.CAMERAS["front"], shot)


def _develop(image, shot, stage):
    """Rooms say how they are exposed; on paper the paper itself is the meter."""
    if hasattr(stage, "EXPOSURE"):
        return grade(image, stage.EXPOSURE * shot.option("exposure", 1))
    return grade(image, paper_gain(image, GROUND), GROUND)


main(*sys.argv[sys.argv.index("--") + 1 :])
