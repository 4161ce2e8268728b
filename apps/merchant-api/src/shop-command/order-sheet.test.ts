import type { ShownOrder } from '@torg/merchant-api/back-office';
import { expect, it } from 'vitest';
import { orderSheet } from './order-sheet.ts';
import { logEvent } from './log-event.ts';

const address = ['Maja Lind', 'Storgatan 1', '111 22 Stockholm'];
const order: ShownOrder = {
  ...{ orderId: 10_001, publicId: 'abc', status: 'pending', isPaid: false, isRefundDue: false, currency: 'SEK' },
  createdAt: new Date('2026-11-21T23:30:00Z'),
  timeZone: 'Europe/Stockholm',
  email: 'maja@torg.example',
  phone: '070-174 06 05',
  billingAddress: address,
  delivery: {
    ...{ name: 'Ombud nära dig', address, entryCode: '4711', pickupPoint: 'Stationskiosken, Stationsvägen 1' },
    ...{ time: 'Kan hämtas från 24 nov', desiredDate: null },
  },
  paymentName: 'Faktura, 14 dagar',
  texts: { message: 'Ring först', goodsLabel: null, customerOrderNumber: null },
  promotions: ['3 för 2'],
  lines: [{ articleNumber: 'MUG-1', name: 'Mugg', quantity: 3, total: 200_00, message: 'Som present' }],
  sums: {
    ...{ discount: 20_00, shippingFee: 49_00, paymentFee: 29_00, total: 258_00 },
    ...{ fromBalance: 58_00, byPayment: 200_00, credited: 0, leftToPay: 200_00, refunded: 0 },
  },
  giftCards: [],
  parcels: [],
  events: [{ kind: 'placed', happenedAt: new Date('2026-11-21T23:30:00Z'), data: { status: 'pending' } }],
};
const plain = (lines: readonly string[]) => lines.map((line) => line.trim().replaceAll('\u00a0', ' '));

it('says where it goes and what to pack, by the clock of the market', () => {
  const sheet = plain(orderSheet(order));
  const told = ['111 22 Stockholm', 'Door code: 4711', 'Phone: 070-174 06 05', 'Email: maja@torg.example'];
  const more = ['Delivery: Ombud nära dig', 'Pickup point: Stationskiosken, Stationsvägen 1', 'Message: Ring först'];
  const goods = ['3 × MUG-1  Mugg  200 kr', 'Message: Som present'];
  expect(sheet).toEqual(expect.arrayContaining([...told, ...more, ...goods, '2026-11-22 00:30  placed, pending']));
  expect(sheet.some((line) => line.startsWith('Billed to'))).toBe(false);
});

it('says to whom it is billed where that is another address', () => {
  const sheet = plain(orderSheet({ ...order, billingAddress: ['Karin Ek', 'Björkvägen 2'] }));
  expect(sheet).toContain('Billed to: Karin Ek, Björkvägen 2');
});

it('adds up from the goods to what is left to pay', () => {
  const sheet = plain(orderSheet(order));
  expect(sheet.slice(sheet.indexOf('Sums, VAT included') + 1, sheet.indexOf('What happened') - 1)).toEqual([
    ...['Goods: 200 kr', 'Discount: −20 kr', 'Delivery, Ombud nära dig: 49 kr', 'Fee, Faktura, 14 dagar: 29 kr'],
    ...['Total: 258 kr', 'From gift card or balance: −58 kr', 'By Faktura, 14 dagar: 200 kr', 'Left to pay: 200 kr'],
    'Campaigns and codes: 3 för 2',
  ]);
});

it('tells what is left on the gift cards that it bought', () => {
  const card = { balanceId: 1, linePosition: 0, unit: 1, amount: 500_00, codeEnd: 'ABCD', closedAmount: null };
  const giftCards = [{ ...card, held: 120_00, expiresAt: Date.parse('2028-11-21T23:00:00Z') }];
  expect(plain(orderSheet({ ...order, giftCards }))).toContain(
    '…ABCD  500 kr, of which 120 kr is left, until 2028-11-21',
  );
});

it.each([
  [
    'moved',
    { by: 'Ragna', from: 'pending', status: 'on-hold', note: 'Adressen' },
    'Ragna moved it from pending to on-hold: Adressen',
  ],
  ['sent', { by: 'Ragna', parcelNumber: 'P1', status: 'completed' }, 'Ragna sent parcel P1, completed'],
  ['refunded', { by: 'Ragna', amount: 100_00, reason: 'Retur' }, 'Ragna refunded 100: Retur'],
  [
    'withdrawn',
    { name: 'Maja', reference: 'A-1-1', items: [{ quantity: 2, name: 'Mugg' }] },
    'Maja went back on 2 × Mugg (A-1-1)',
  ],
  ['paid-wrong-amount', {}, '? came, which is not what it costs: it is to go back'],
  ['something-new', { by: 'Ragna' }, 'something-new'],
])('tells %s in words', (kind, data, sentence) => {
  expect(logEvent({ kind, data, happenedAt: new Date(0) }, (minor) => String(minor / 100))).toBe(sentence);
});
