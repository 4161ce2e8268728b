import { describe, expect, it } from 'vitest';
import { meetsConditions, offerOf, unconditionalOffers, type PromotedCart } from './promotion-offers.rules.ts';
import type { PromotionRecord } from './promotion-record.ts';

const tenPercent: PromotionRecord = {
  promotionId: 4,
  code: 'TIO',
  name: 'Tio procent',
  gift: { kind: 'PERCENT', percent: 10 },
  sparesReduced: false,
  customerType: null,
  needsAccount: false,
  minimumSubTotal: 20_000,
  productIds: null,
};
const mug = { lineId: 'mug', productId: 1, isReduced: false, isPackaged: false };
const lamp = { lineId: 'lamp', productId: 2, isReduced: true, isPackaged: false };
const set = { lineId: 'set', productId: 3, isReduced: false, isPackaged: true };
const cart: PromotedCart = { lines: [mug, lamp, set], subTotal: 20_000, customerType: 'PERSON', isSignedIn: false };

describe('what a promotion asks for', () => {
  it.each([
    ['is met by the least sum exactly', {}, {}, true],
    ['is not met a unit below', {}, { subTotal: 19_999 }, false],
    ['is not met by an empty cart', { minimumSubTotal: 0 }, { lines: [], subTotal: 0 }, false],
    ['may be an organization', { customerType: 'ORGANIZATION' }, {}, false],
    ['is met by an organization', { customerType: 'ORGANIZATION' }, { customerType: 'ORGANIZATION' }, true],
    ['may be an account', { needsAccount: true }, {}, false],
    ['is met by those who are signed in', { needsAccount: true }, { isSignedIn: true }, true],
    ['may be a product that the cart does not hold', { productIds: new Set([9]) }, {}, false],
    ['is met where only reduced goods are spared', { sparesReduced: true }, {}, true],
    ['is not met by reduced goods alone', { sparesReduced: true }, { lines: [lamp] }, false],
  ] as const)('%s', (_, change, other, isMet) => {
    expect(meetsConditions({ ...tenPercent, ...change }, { ...cart, ...other })).toBe(isMet);
  });
});

it('is about its own products, and spares what is reduced and what is packaged already', () => {
  expect(offerOf({ ...tenPercent, productIds: new Set([1, 2]) }, cart)).toMatchObject({ lines: ['mug', 'lamp'] });
  expect(offerOf({ ...tenPercent, sparesReduced: true }, cart)).toMatchObject({ lines: ['mug'] });
});

it('forms no bundle of what is in a package', () => {
  const bundle = { ...tenPercent, gift: { kind: 'MULTI_BUY', take: 3, pay: 2 } } as const;
  expect(offerOf(bundle, cart)).toEqual({
    kind: 'multi-buy',
    offerId: 'promotion-4',
    take: 3,
    pay: 2,
    lines: ['mug', 'lamp'],
  });
});

it('holds minimums against what is left after what every cart is given, and not after what asks for a minimum itself', () => {
  const bundle = { ...tenPercent, gift: { kind: 'MULTI_BUY', take: 3, pay: 2 }, minimumSubTotal: 0 } as const;
  const running = [bundle, { ...tenPercent, promotionId: 5 }, { ...bundle, promotionId: 6, needsAccount: true }];
  expect(unconditionalOffers(running, cart).map(({ offerId }) => offerId)).toEqual(['promotion-4']);
});
