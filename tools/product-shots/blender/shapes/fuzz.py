"""Short hairs on cloth: the fuzz of wool."""
from materials.shader import Shader
from studio.colour import albedo


def fuzz(thing, colour, count, length, radius, seed, paler=1.25, pattern=None, is_shorn=False):
    """Grows `count` hairs on a thing, paler than its colour as they shade each other, and of a pattern's colours on it.

    Hairs taper, bend and differ in length; shorn ones are blunt and of one length.
    Blender keeps the length in `normal_factor` too, so it is set first and once.
    """
    hair = Shader("fuzz")
    surface = _paler(colour, paler)
    if pattern:
        surface = pattern.over(hair, surface, lambda other: _paler(other, paler))
    hair.set(Base_Color=surface, Roughness=0.95, Specular=0.05)
    thing.data.materials.append(hair.material)
    system = thing.modifiers.new("fuzz", "PARTICLE_SYSTEM").particle_system
    system.seed = seed
    settings = system.settings
    settings.type, settings.use_advanced_hair = "HAIR", True
    settings.count, settings.hair_length, settings.hair_step = count, length, 6
    settings.display_step = settings.render_step = 3
    settings.normal_factor = length / 4
    settings.factor_random, settings.brownian_factor = length * 0.1, length * (0.2 if is_shorn else 0.5)
    settings.distribution, settings.use_even_distribution, settings.emit_from = "RAND", True, "FACE"
    settings.use_modifier_stack, settings.length_random = True, 0.12 if is_shorn else 0.6
    settings.root_radius, settings.tip_radius, settings.radius_scale = 1.0, 1.0 if is_shorn else 0.35, radius
    settings.use_close_tip = not is_shorn
    settings.material = len(thing.data.materials)


def _paler(colour, share):
    return tuple(min(1.0, channel * share) for channel in albedo(colour))
