"""Renders the scene and answers its passes as arrays."""
import os
import tempfile

import bpy
import numpy as np

PASSES = {
    "combined": "Image",
    "diffuse_direct": "DiffDir",
    "diffuse_indirect": "DiffInd",
    "diffuse_colour": "DiffCol",
    "normal": "Normal",
    "depth": "Depth",
    "glossy_colour": "GlossCol",
    "transmission_colour": "TransCol",
}


def render_passes():
    """Each pass as an array of rows, columns and three channels, top row first."""
    scene = bpy.context.scene
    _ask_for_passes(scene.view_layers[0])
    with tempfile.TemporaryDirectory(prefix="product-shot-") as folder:
        _write_passes_to(folder, scene)
        bpy.ops.render.render()
        return {name: _read(os.path.join(folder, name)) for name in PASSES}


def _ask_for_passes(layer):
    layer.use_pass_diffuse_direct = layer.use_pass_diffuse_indirect = layer.use_pass_diffuse_color = True
    layer.use_pass_glossy_color = layer.use_pass_transmission_color = True
    layer.use_pass_normal = layer.use_pass_z = True


def _write_passes_to(folder, scene):
    """The render result does not show its passes to scripts, so the compositor writes each to a file."""
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    tree.links.new(layers.outputs["Image"], tree.nodes.new("CompositorNodeComposite").inputs[0])
    files = tree.nodes.new("CompositorNodeOutputFile")
    files.base_path = folder
    files.format.file_format, files.format.color_depth, files.format.exr_codec = "OPEN_EXR", "32", "NONE"
    files.file_slots.clear()
    for name, output in PASSES.items():
        files.file_slots.new(name)
        tree.links.new(layers.outputs[output], files.inputs[name])


def _read(path):
    frame = f"{path}{bpy.context.scene.frame_current:04d}.exr"
    image = bpy.data.images.load(frame)
    image.colorspace_settings.name = "Non-Color"
    width, height = image.size
    flat = np.empty(width * height * 4, "f")
    image.pixels.foreach_get(flat)
    bpy.data.images.remove(image)
    return np.ascontiguousarray(flat.reshape(height, width, 4)[::-1, :, :3])
