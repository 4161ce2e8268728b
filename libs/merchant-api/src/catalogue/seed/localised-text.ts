import type { Localised } from './seed-types.ts';

/** Puts a Swedish and a Norwegian wording side by side. */
export function text(sv: string, nb: string): Localised {
  return { sv, nb };
}
