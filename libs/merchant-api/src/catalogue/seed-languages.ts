import type { Localised } from './seed-types.ts';

/** Which language of the shop each text of a seed is written in. */
export const seedLanguages = [
  { languageId: 'sv-SE', key: 'sv' },
  { languageId: 'nb-NO', key: 'nb' },
] as const satisfies readonly { languageId: string; key: keyof Localised }[];
