import { expect, it } from 'vitest';
import type { Company } from '@torg/commerce-sdk/extensions';
import { companyPurchase } from './company-purchase.ts';

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
