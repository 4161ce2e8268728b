import { describe, expect, it } from 'vitest';
import { readCarrierChoice } from './carrier-choice.ts';

const point = { name: 'Kvarterslivs', address1: 'Storgatan 4', address2: '', zipCode: '11122', city: '' };
const read = (data: unknown) => readCarrierChoice({ shippingData: JSON.stringify(data) });

describe('what a carrier says of a way of sending', () => {
  it('tells when it comes, and where it can be fetched, the nearest first', () => {
    const choice = read({
      description1: 'Kan hämtas från onsdag',
      description2: 'Ta med legitimation.',
      agents: [
        { ...point, id: 'b', distance: 700 },
        { ...point, id: 'a', distance: 250 },
      ],
    });
    expect(choice).toMatchObject({ arrival: 'Kan hämtas från onsdag', about: 'Ta med legitimation.' });
    expect(choice.pickupPoints.map(({ id, distance }) => [id, distance])).toEqual([
      ['a', 250],
      ['b', 700],
    ]);
    expect(choice.pickupPoints[0]?.address).toBe('Storgatan 4');
  });

  it('leaves the order of places without distances to the carrier, and takes none without an id', () => {
    const agents = [{ ...point, id: 'z' }, point, null, { ...point, id: 7 }];
    expect(read({ agents }).pickupPoints.map(({ id }) => id)).toEqual(['z', '7']);
  });

  it.each([null, 'no JSON', '[]', '"text"', '{"agents":"none"}'])('says nothing by %s', (shippingData) => {
    expect(readCarrierChoice({ shippingData })).toEqual({ arrival: '', about: '', pickupPoints: [] });
  });
});
