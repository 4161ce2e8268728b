/** The languages in which the name of a country is understood. */
const understood = ['sv', 'nb', 'en'];

/** Whether a text means a country: by its ISO code, or by its name in Swedish, Norwegian or English. */
export function isCountry(text: string, countryCode: string): boolean {
  const written = text.trim().toLowerCase();
  if (written === countryCode.toLowerCase()) return true;
  return understood.some((languageId) => countryName(countryCode, languageId).toLowerCase() === written);
}

/** The name of a country by its ISO code, in the words of a language; what is no code stays as it was written. */
export function countryName(country: string, languageId: string): string {
  if (!/^[A-Z]{2}$/.test(country)) return country;
  return new Intl.DisplayNames([languageId], { type: 'region' }).of(country) ?? country;
}
