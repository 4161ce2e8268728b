import { beforeEach, expect, it } from 'vitest';
import { createCheckoutDrafts, type CheckoutDrafts } from './checkout-draft.ts';

let kept: string | null;
let drafts: CheckoutDrafts;

beforeEach(() => {
  kept = null;
  let count = 0;
  drafts = createCheckoutDrafts({ read: () => kept, write: (text) => void (kept = text) }, () => `key-${(count += 1)}`);
});

it('keeps what was typed until it is forgotten, but for who somebody is and what they agreed to', () => {
  drafts.keep({ email: 'anna@torg.example', identityNumber: '198112189876', terms: 'on' });
  expect(drafts.recall('cart-1')).toEqual({ email: 'anna@torg.example' });
  expect(kept).not.toContain('19811218');
  drafts.forget();
  expect(drafts.recall('cart-1')).toEqual({});
});

it("keeps nothing that a carrier's own list alone knows, since that may not come again", () => {
  drafts.keep({ shippingId: '3', externalShippingId: 'home', carrierFields: '[{"id":"code","value":"12"}]' });
  expect(drafts.recall('cart-1')).toEqual({ shippingId: '3' });
});

it.each([
  { number: '556016-0680', isKept: true },
  { number: '16556016-0680', isKept: true },
  { number: '974 760 673', isKept: true },
  { number: '811218-9876', isKept: false },
  { number: '811218-987', isKept: false },
  { number: '198112189876', isKept: false },
  { number: '130972 48022', isKept: false },
])('of $number keeps an organisation its own, and of nobody who they are', ({ number, isKept }) => {
  drafts.keep({ customerType: 'ORGANIZATION', identityNumber: number });
  expect(drafts.recall('cart-1').identityNumber).toBe(isKept ? number : undefined);
  drafts.keep({ customerType: 'PERSON', identityNumber: number });
  expect(drafts.recall('cart-1').identityNumber).toBeUndefined();
});

it('keeps what was agreed to for a cart whose payment is under way, until it is taken back or bought', () => {
  const agreed = { email: 'anna@torg.example', terms: 'on' };
  drafts.keep(agreed);
  expect(drafts.recall('cart-1').terms).toBeUndefined();
  drafts.agree('cart-1');
  drafts.endOrder();
  drafts.keep(agreed);
  expect(drafts.recall('cart-1')).toEqual(agreed);
  expect(drafts.recall('cart-2').terms).toBeUndefined();
  drafts.keep({ email: 'anna@torg.example' });
  expect(drafts.recall('cart-1').terms).toBeUndefined();
  drafts.agree('cart-1');
  drafts.forget();
  expect(drafts.recall('cart-1')).toEqual({});
});

it('gives an order the same key until it is known what became of it, and another order another', () => {
  const key = drafts.orderKey('cart-1 by card');
  drafts.keep({ email: 'anna@torg.example' });
  expect(drafts.orderKey('cart-1 by card')).toBe(key);
  expect(drafts.orderKey('cart-1 by invoice')).not.toBe(key);
  const last = drafts.orderKey('cart-1 by invoice');
  drafts.endOrder();
  expect(drafts.orderKey('cart-1 by invoice')).not.toBe(last);
});

it.each(['', 'no JSON', '[]', '{"typed":3}', '{"typed":{"email":7},"order":{}}'])('reads %s as nothing', (text) => {
  kept = text;
  expect(drafts.recall('cart-1')).toEqual({});
});
