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

/** The same bought by a company, by invoice: 547.70 kr without VAT. */
export const exampleCompanyOrder: OrderConfirmation = {
  ...exampleOrder,
  customerType: 'ORGANIZATION',
  buyer: {
    organisationNumber: '556036-0793',
    reference: 'Kalle 42',
    orderNumber: 'PO-77',
    message: 'E-faktura: 0007:5560360793\nRing först',
  },
  lines: exampleOrder.lines.map((line, index) => ({
    ...line,
    unitRegularIncVat: line.unitIncVat,
    exVat:
      index === 0
        ? { unit: 119_20, unitRegular: 119_20, total: 238_40 }
        : { unit: 77_83, unitRegular: 77_83, total: 311_32 },
    reductions: index === 0 ? [{ name: 'Mängdrabatt', amount: 5_00, amountExVat: 4_00 }] : [],
  })),
  sums: { ...exampleOrder.sums, discountExVat: 43_00, totalExVat: 547_70 },
  delivery: { ...exampleOrder.delivery, feeExVat: 40_98 },
  payment: { ...exampleOrder.payment, name: 'Faktura', isBilled: true },
};
