"""Goods of several generators in one picture."""
import bpy

from studio.scene import add


def arranged(build):
    """Lets `build` make goods; answers a stand that they all move with, and the goods."""
    before = set(bpy.context.collection.objects)
    build()
    bpy.context.view_layer.update()
    made = [thing for thing in bpy.context.collection.objects if thing not in before]
    stand = add("stand", None)
    for thing in made:
        if thing.parent is None:
            thing.parent = stand
    return stand, made
