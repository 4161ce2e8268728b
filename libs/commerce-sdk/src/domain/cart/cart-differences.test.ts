import { describe, expect, it } from 'vitest';
import { swedishScope } from '../../testing/answering-client.ts';
import { toCart } from '../../operations/cart/to-cart.ts';
import { cartAnswer } from '../../testing/cart-answer.ts';
import type { Cart, CartSummary } from './cart.ts';
import { hasCartChanged, haveItemsChanged } from './cart-differences.ts';
import { groupLines } from './group-lines.ts';

const cart = toCart(cartAnswer, 'GetCart', swedishScope);
const withSummary = (change: Partial<CartSummary>): Cart => ({ ...cart, summary: { ...cart.summary, ...change } });
const { shipping } = cart.summary;
const dearer = { incVat: 99_900, exVat: 79_920 };

describe('a cart', () => {
  it.each([
    ['as it was', cart, false, false],
    ['without its line', { ...cart, lines: [] }, true, false],
    ['with another shipping fee', withSummary({ shipping: { ...shipping, fee: dearer } }), true, false],
    [
      'whose fee is an estimate',
      withSummary({ shipping: { ...shipping, isDefault: !shipping.isDefault } }),
      true,
      false,
    ],
    ['with another total', withSummary({ total: dearer }), true, false],
    ['whose goods cost something else', withSummary({ subTotal: dearer }), false, true],
    ['with a code', { ...cart, promoCode: 'VINTER10' }, false, true],
  ])('%s has changed, and so have its items', (_, after, isChanged, areItemsChanged) => {
    expect([hasCartChanged(cart, after), haveItemsChanged(cart, after)]).toEqual([isChanged, areItemsChanged]);
  });

  it('shows the lines of a package as one, where the first of them stands', () => {
    const lines = ['a', null, 'b', 'a', null].flatMap((groupKey, index) =>
      cart.lines.map((line) => ({ ...line, id: `line-${index}`, groupKey })),
    );
    const shown = groupLines(lines).map((group) => [group.groupKey, group.lines.map(({ id }) => id)]);
    expect(shown).toEqual([
      ['a', ['line-0', 'line-3']],
      [null, ['line-1']],
      ['b', ['line-2']],
      [null, ['line-4']],
    ]);
  });
});
