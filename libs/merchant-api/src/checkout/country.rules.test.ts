import { describe, expect, it } from 'vitest';
import { countryName, isCountry } from './country.rules.ts';

describe('a country', () => {
  it.each(['SE', 'se', ' Sverige ', 'sweden', 'SVERIGE'])('is Sweden as %j', (text) => {
    expect(isCountry(text, 'SE')).toBe(true);
  });

  it.each(['NO', 'Norge', 'Norway', 'Atlantis', 'S', ''])('is not Sweden as %j', (text) => {
    expect(isCountry(text, 'SE')).toBe(false);
  });

  it('is named in the language of whoever reads', () => {
    expect(['sv-SE', 'nb-NO', 'en-GB'].map((language) => countryName('SE', language))).toEqual([
      'Sverige',
      'Sverige',
      'Sweden',
    ]);
    expect(countryName('Sverige', 'nb-NO')).toBe('Sverige');
  });
});
