import { aliasFrom, type Localised, type SeedCategory } from '@torg/merchant-api/seed';
import { text } from './localised-text.ts';

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
