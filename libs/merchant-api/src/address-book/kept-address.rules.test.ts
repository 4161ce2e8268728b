import { expect, it } from 'vitest';
import { readKeptAddress } from './kept-address.rules.ts';

const summerHouse = {
  ...{ firstName: 'Maja', lastName: 'Lind', addressLine1: ' Strandvägen 4 ', zip: '39230', city: 'Kalmar' },
  country: 'SE',
};

it('keeps an address without the space around its parts, and what was left out as empty', () => {
  expect(readKeptAddress(summerHouse)).toMatchObject({
    ok: true,
    parts: { addressLine1: 'Strandvägen 4', careOf: '', mobile: '' },
  });
});

it.each(['firstName', 'lastName', 'addressLine1', 'zip', 'city', 'country'])('wants its %s', (part) => {
  expect(readKeptAddress({ ...summerHouse, [part]: ' ' })).toEqual({ ok: false, reason: 'missing', part });
});

it('takes 200 characters a part, and no more', () => {
  expect(readKeptAddress({ ...summerHouse, careOf: 'x'.repeat(200) }).ok).toBe(true);
  expect(readKeptAddress({ ...summerHouse, careOf: 'x'.repeat(201) })).toEqual({
    ...{ ok: false, reason: 'too-long', part: 'careOf', most: 200 },
  });
});
