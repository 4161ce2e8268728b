import type { OrderConfirmation } from '../templates/order-facts.ts';

/** An order of two lines, 627 kr with freight, of which 79.30 kr is VAT. */
export const exampleOrder: OrderConfirmation = {
  orderId: '10001',
  placedAt: Date.parse('2026-11-21T23:30:00Z'),
  timeZone: 'Europe/Stockholm',
  countryCode: 'SE',
  customerType: 'PERSON',
  currency: 'SEK',
  lines: [
    { name: 'Mugg Strand, kritvit', articleNumber: 'MUG-1', quantity: 2, unitIncVat: 149_00, totalIncVat: 298_00 },
    { name: 'Kaffe Skymning', articleNumber: 'KAF-1', quantity: 4, unitIncVat: 82_50, totalIncVat: 330_00 },
  ],
  sums: {
    discountIncVat: 50_00,
    totalIncVat: 627_00,
    vats: [
      { rateBp: 25_00, amount: 60_60 },
      { rateBp: 6_00, amount: 18_70 },
    ],
    balance: 0,
  },
  delivery: {
    name: 'Ombud',
    feeIncVat: 49_00,
    time: '1–3 arbetsdagar',
    pickupPoint: 'Lerkulla Livs, Storgatan 1',
    address: ['Karin Ek', 'Björkvägen 2', '360 99 Lerkulla'],
  },
  payment: { name: 'Kort', feeIncVat: 0, billingAddress: ['Karin Ek', 'Björkvägen 2', '360 99 Lerkulla'] },
  pages: {
    order: 'https://torg.example/order/abc',
    receipt: 'https://torg.example/receipts/abc',
    withdrawal: 'https://torg.example/angra-kop',
    terms: 'https://torg.example/kopvillkor',
  },
};
