import { describe, expect, it } from 'vitest';
import { createSandboxCarrier } from './sandbox-carrier.ts';

const sweden = { countryCode: 'SE', timeZone: 'Europe/Stockholm', languageId: 'sv-SE', currency: 'SEK' };
const norway = { countryCode: 'NO', timeZone: 'Europe/Oslo', languageId: 'nb-NO', currency: 'NOK' };

/** What is promised of a parcel to a pickup point, which takes two working days. */
async function promised(shop: typeof sweden, moment: string) {
  const question = { ...shop, postalCode: '11122', now: Date.parse(moment), heaviestGrams: 400 };
  const option = (await createSandboxCarrier().optionsFor(question)).find(({ id }) => id === 'pickup');
  return [option?.earliestDate, option?.description1];
}

describe('the day that a parcel is promised for', () => {
  it('is counted from the day on the wall of the market, not from the one in UTC', async () => {
    const [lastMinute, midnight] = ['2026-11-24T22:59:00Z', '2026-11-24T23:01:00Z'];
    expect(await promised(sweden, lastMinute)).toEqual(['2026-11-26', 'Kan hämtas från torsdag 26 november']);
    expect(await promised(sweden, midnight)).toEqual(['2026-11-27', 'Kan hämtas från fredag 27 november']);
    expect(await promised(norway, lastMinute)).toEqual(['2026-11-26', 'Kan hentes fra torsdag 26. november']);
    expect(await promised(norway, midnight)).toEqual(['2026-11-27', 'Kan hentes fra fredag 27. november']);
  });

  it('stays the same when the day changes in UTC alone', async () => {
    const before = await promised(sweden, '2026-11-24T23:59:00Z');
    expect(await promised(sweden, '2026-11-25T00:01:00Z')).toEqual(before);
  });

  it.each([
    ['a weekend', sweden, '2026-11-27T09:00:00Z', '2026-12-01'],
    ['Christmas in Sweden, its eve too', sweden, '2026-12-22T09:00:00Z', '2026-12-28'],
    ['Christmas in Norway', norway, '2026-12-22T09:00:00Z', '2026-12-24'],
    ['Maundy Thursday in Norway', norway, '2026-03-31T09:00:00Z', '2026-04-07'],
    ['the same day in Sweden, which works', sweden, '2026-03-31T09:00:00Z', '2026-04-02'],
    ['a weekend where no holidays are known', { ...sweden, countryCode: 'DE' }, '2026-12-24T09:00:00Z', '2026-12-28'],
  ])('leaves out %s', async (_, shop, moment, date) => {
    expect((await promised(shop, moment))[0]).toBe(date);
  });
});

it.each([
  ['a mug', 400, ['pickup', 'mailbox', 'home']],
  ['what just goes into a letter box', 2_000, ['pickup', 'mailbox', 'home']],
  ['a chair', 4_800, ['pickup', 'home']],
  ['what nobody carries home from a shop', 31_000, ['home']],
] as const)('takes %s by the ways that it can be carried in', async (_, heaviestGrams, ways) => {
  const question = { ...sweden, postalCode: '11122', now: Date.parse('2026-11-24T09:00:00Z'), heaviestGrams };
  const options = await createSandboxCarrier().optionsFor(question);
  expect(options.map(({ id }) => id)).toEqual(ways);
});
