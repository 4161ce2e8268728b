import { aliasFrom } from '../../catalogue/alias-from.ts';
import { palette } from '../../catalogue/palette.ts';

const swatches = Object.values(palette).flatMap(({ label, hex }) => [
  [aliasFrom(label.sv), hex] as const,
  [aliasFrom(label.nb), hex] as const,
]);
const hexBySlug: ReadonlyMap<string, string> = new Map(swatches);

/** The swatch (`#rrggbb`) of a colour that the shop knows by name in either language; null for others. */
export function hexOf(colour: string): string | null {
  return hexBySlug.get(aliasFrom(colour)) ?? null;
}
