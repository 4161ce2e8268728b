import { describe, expect, it } from 'vitest';
import { readNorwegianOrganisationNumber } from './norwegian-organisation-number.ts';

describe('a Norwegian organisation number', () => {
  it.each([
    ['974760673', '974760673'],
    ['923609016', '923609016'],
    ['991825827', '991825827'],
    ['889640782', '889640782'],
    ['971524960', '971524960'],
    ['123456785', '123456785'],
    ['974 760 673', '974760673'],
    ['NO 974 760 673 MVA', '974760673'],
    ['no974760673mva', '974760673'],
  ])('%j is %s', (text, digits) => {
    expect(readNorwegianOrganisationNumber(text)).toBe(digits);
  });

  it.each(['974760674', '97476067', '9747606730', 'SE974760673', 'x974760673', '974760673x', ''])(
    '%j is none',
    (text) => {
      expect(readNorwegianOrganisationNumber(text)).toBeNull();
    },
  );

  it('is never given where the check digit would be ten', () => {
    const all = Array.from('0123456789', (check) => readNorwegianOrganisationNumber(`90000009${check}`));
    expect(all).toEqual(Array(10).fill(null));
  });
});
