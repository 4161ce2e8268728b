import type { Localised } from '@torg/merchant-api/seed';

/** Puts a Swedish and a Norwegian wording side by side. */
export function text(sv: string, nb: string): Localised {
  return { sv, nb };
}
