import { expect, it } from 'vitest';
import type { DeliveryWay } from '@torg/commerce-sdk/extensions';
import { createTranslate, loadMessages } from '@torg/i18n';
import { deliveryBrief, deliveryWays } from './delivery-view.ts';

const onError = ({ message }: Error) => expect.unreachable(message);
const t = createTranslate({ locale: 'sv', messages: await loadMessages('sv'), onError });
const viewer = { locale: 'sv', vatView: 'incVat', t } as const;

const point = (id: number) => ({
  id: `p${id}`,
  name: `Plats ${id}`,
  address: 'Storgatan 4',
  city: 'Solna',
  distance: id * 400,
});
const mailbox: DeliveryWay = {
  id: 2,
  name: 'Brevlådan',
  fee: { incVat: 4900, exVat: 3920 },
  amountLeftToFreeShipping: 5000,
  arrival: 'Levereras fredag 27 november',
  earliestDate: '2026-11-27',
  about: 'Ryms inte allt kommer det till ett ombud.',
  pickupPoints: [],
};
const pickup: DeliveryWay = {
  ...mailbox,
  id: 1,
  name: 'Ombud',
  fee: { incVat: 0, exVat: 0 },
  amountLeftToFreeShipping: 0,
  earliestDate: '2026-11-26',
  pickupPoints: [1, 2, 3, 4].map(point),
};
const estimate = { kind: 'ways', currency: 'SEK', ways: [mailbox, pickup] } as const;
const plain = (text = '') => text.replaceAll(/\s/g, ' ');

it('tells of each way when it comes, what it costs and what is left to free shipping', () => {
  const [dear, free] = deliveryWays(estimate, true, viewer);
  expect(dear).toMatchObject({
    time: 'Levereras fredag 27 november. Ryms inte allt kommer det till ett ombud.',
    isFree: false,
    places: [],
  });
  expect([plain(dear?.fee), plain(dear?.note)]).toEqual(['49 kr', 'Fri frakt om du handlar för 50 kr till']);
  expect(free).toMatchObject({ fee: 'Fri frakt', isFree: true });
  expect(free?.note).toBeUndefined();
});

it('names the three nearest places, with how far they are', () => {
  expect(deliveryWays(estimate, true, viewer)[1]?.places).toEqual([
    { id: 'p1', name: 'Plats 1', address: 'Storgatan 4, Solna', distance: '400 m' },
    { id: 'p2', name: 'Plats 2', address: 'Storgatan 4, Solna', distance: '800 m' },
    { id: 'p3', name: 'Plats 3', address: 'Storgatan 4, Solna', distance: '1,2 km' },
  ]);
});

it('says the cheapest fee and the first day in one line', () => {
  expect(plain(deliveryBrief(estimate, true, viewer))).toBe('Fri frakt, tidigast tors 26 november');
  expect(plain(deliveryBrief({ ...estimate, ways: [mailbox] }, true, viewer))).toBe(
    'Från 49 kr, tidigast fre 27 november',
  );
});

it('promises no day for what is not on the shelf', () => {
  expect(deliveryWays(estimate, false, viewer)[0]?.time).toBe('Ryms inte allt kommer det till ett ombud.');
  expect(deliveryBrief(estimate, false, viewer)).toBe('Fri frakt');
});

it('shows organizations fees without VAT', () => {
  expect(plain(deliveryWays(estimate, true, { ...viewer, vatView: 'exVat' })[0]?.fee)).toBe('39,20 kr');
});
