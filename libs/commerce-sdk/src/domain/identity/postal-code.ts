/** The countries whose postal codes are known here, by ISO 3166-1 code. */
export type PostalCountry = 'SE' | 'NO';

const shapes: Readonly<Record<PostalCountry, RegExp>> = {
  SE: /^(?:SE?-?)?([1-9]\d{4})$/,
  NO: /^(?:NO?-?)?(\d{4})$/,
};

/**
 * Reads a postal code as it is usually written and gives its digits alone (five in Sweden, four in Norway, where they may
 * begin with 0), or null where it is none of that country.
 */
export function readPostalCode(text: string, country: PostalCountry): string | null {
  return shapes[country].exec(text.replaceAll(' ', '').toUpperCase())?.[1] ?? null;
}

/** Writes the digits of a postal code as letters carry them: `111 22` in Sweden, `0150` in Norway. */
export function formatPostalCode(digits: string, country: PostalCountry): string {
  return country === 'SE' ? `${digits.slice(0, 3)} ${digits.slice(3)}` : digits;
}
