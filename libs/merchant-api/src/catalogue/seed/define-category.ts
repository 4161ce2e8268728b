import { aliasFrom } from './alias-from.ts';
import { text } from './localised-text.ts';
import type { Localised, SeedCategory } from './seed-types.ts';

/** A category whose address follows from its name. */
export function category(
  key: string,
  parent: string | undefined,
  name: Localised,
  description: Localised,
): SeedCategory {
  const alias = text(aliasFrom(name.sv), aliasFrom(name.nb));
  return { key, ...(parent === undefined ? {} : { parent }), alias, name, description };
}
