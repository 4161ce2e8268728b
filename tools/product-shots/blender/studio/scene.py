"""An empty scene, and how Cycles renders it."""
import bpy


def empty_scene():
    """Forgets everything that the last shot left, pictures included."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    return bpy.context.scene


def add(name, data):
    """Puts data into the scene as an object."""
    thing = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(thing)
    return thing


def set_up_render(shot):
    """Cycles on the processor, with its own denoiser off: Debian's build has none."""
    scene = bpy.context.scene
    render = scene.render
    render.engine = "CYCLES"
    render.resolution_x, render.resolution_y, render.resolution_percentage = shot.width, shot.height, 100
    render.hair_type = "STRAND"
    scene.view_settings.view_transform = "Standard"
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.seed = shot.seed % 9999
    cycles.use_denoising = False
    cycles.samples = shot.samples
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.05
    cycles.adaptive_min_samples = 6
    _limit_bounces(cycles, shot.is_glass)


def _limit_bounces(cycles, sees_through_glass):
    cycles.max_bounces = 14 if sees_through_glass else 5
    cycles.diffuse_bounces = 2
    cycles.glossy_bounces = 8 if sees_through_glass else 3
    cycles.transmission_bounces = 14 if sees_through_glass else 4
    cycles.transparent_max_bounces = 16
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 3
    cycles.blur_glossy = 0.6
    cycles.pixel_filter_type, cycles.filter_width = "BLACKMAN_HARRIS", 1.5
