import { expect, it } from 'vitest';
import type { Company } from '@torg/commerce-sdk/extensions';
import { companyPurchase, paymentBar } from './company-purchase.ts';

const company: Company = {
  ...{ name: 'Lindbacka', organisationNumber: '5599990008', currency: 'SEK', credit: { limit: 1_000, used: 400 } },
  ...{ memberId: 2, invitations: [], approvals: [] },
  members: [
    { id: 1, name: 'Karin', email: 'karin@a.example', role: 'administrator', orderLimit: null },
    { id: 2, name: 'Sara', email: 'sara@a.example', role: 'buyer', orderLimit: 500 },
  ],
};
const order = { customerType: 'ORGANIZATION' as const, amount: 501, currency: 'SEK' };

it('an order above the buyer’s limit is to be approved, and what is left of the credit is told', () => {
  expect(companyPurchase(company, order)).toMatchObject({ exceededLimit: 500, creditLeft: 600 });
  expect(companyPurchase(company, { ...order, amount: 500 })).toMatchObject({ exceededLimit: null });
  expect(companyPurchase({ ...company, memberId: 1 }, order)).toMatchObject({ exceededLimit: null });
});

it('is none of the organization’s where a person buys, in another currency, or without one', () => {
  expect(companyPurchase(company, { ...order, customerType: 'PERSON' })).toBeNull();
  expect(companyPurchase(company, { ...order, currency: 'NOK' })).toBeNull();
  expect(companyPurchase(null, order)).toBeNull();
});

it('above the buyer’s limit nothing but the bill may be chosen, and above the credit the bill may not', () => {
  const bars = (amount: number, memberId = 2) =>
    (['shop', 'redirect', 'embedded'] as const).map((flow) =>
      paymentBar({ ...company, memberId }, { flow }, { ...order, amount }),
    );
  const aboveLimit = { kind: 'above-limit', limit: 500 };
  const aboveCredit = { kind: 'above-credit', left: 600 };
  expect(bars(500)).toEqual([null, null, null]);
  expect(bars(600)).toEqual([null, aboveLimit, aboveLimit]);
  expect(bars(601)).toEqual([aboveCredit, aboveLimit, aboveLimit]);
  expect(bars(601, 1)).toEqual([aboveCredit, null, null]);
  expect(paymentBar(null, { flow: 'shop' }, { ...order, amount: 601 })).toBeNull();
});

it('names who may order it in the buyer’s place where nobody could approve it', () => {
  expect(companyPurchase(company, { ...order, amount: 601 })).toMatchObject({
    isAboveCredit: true,
    administrators: ['Karin'],
  });
  expect(companyPurchase(company, order)).toMatchObject({ isAboveCredit: false });
});
