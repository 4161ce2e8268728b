const shapes = {
  SE: /^(?:SE?-?)?([1-9]\d{4})$/,
  NO: /^(?:NO?-?)?(\d{4})$/,
} as const;

/** The countries whose postal codes are known here, by ISO 3166-1 code. */
export type PostalCountry = keyof typeof shapes;

/** Reads a postal code as it is usually written and gives its digits alone, or null where it is none of that country. */
export function readPostalCode(text: string, country: PostalCountry): string | null {
  return shapes[country].exec(text.replaceAll(' ', '').toUpperCase())?.[1] ?? null;
}
