import { expect, it, vi } from 'vitest';
import { runForm } from '../../page/form/run-form.ts';
import type { AppScope } from '../../scope/app-scope.ts';
import { orderSizesForm } from './order-sizes.form.ts';

/** Sends the form to a shop that has so many of each sku, two of the first in the cart already. */
async function send(fields: Readonly<Record<string, string>>, left = 100, isSold = true) {
  const units = new Map([[1, 2]]);
  const cart = () => ({ lines: [...units].map(([skuId, quantity]) => ({ skuId, quantity, isFreeGift: false })) });
  const state = { cart: cart() };
  const addItems = vi.fn(async (items: readonly { skuId: number; quantity: number }[]) => {
    if (!isSold) return { ok: false, refusal: { kind: 'unknown-item' } };
    const before = new Map(units);
    for (const { skuId, quantity } of items) units.set(skuId, Math.min(left, (before.get(skuId) ?? 0) + quantity));
    const isSame = [...units].every(([skuId, held]) => held === (before.get(skuId) ?? 0));
    return isSame ? { ok: false, refusal: { kind: 'stock-limit', left: 0 } } : { ok: true, cart: cart() };
  });
  const store = { state, ensureLoaded: async () => {}, addItems };
  const scope = { site: { locale: 'sv' }, stores: { cart: store } } as unknown as AppScope; // all that is looked at
  const sent = new FormData();
  for (const [name, value] of Object.entries(fields)) sent.set(name, value);
  const ran = await runForm(orderSizesForm, sent, { scope, url: new URL('https://a.example/') }, (error) => {
    throw error;
  });
  return { ...ran, addItems };
}

it('puts what is wanted of each size in the cart by one addition, and leads there', async () => {
  const { addItems, redirectTo } = await send({
    'units-1': '2',
    'units-2': '',
    'units-3': '0',
    'units-4': ' 5 ',
    other: '9',
  });
  expect(addItems).toHaveBeenCalledExactlyOnceWith([
    { skuId: 1, quantity: 2, message: null },
    { skuId: 4, quantity: 5, message: null },
  ]);
  expect(redirectTo).toBe('/varukorg');
});

it('adds nothing where a quantity is none, and says which', async () => {
  const { addItems, outcome } = await send({ 'units-1': '2', 'units-2': 'två' });
  expect(addItems).not.toHaveBeenCalled();
  expect(outcome.refusals).toEqual({ 'units-2': 'quantity' });
});

it('says so where nothing is wanted', async () => {
  expect((await send({ 'units-1': '' })).outcome.answer).toEqual({ kind: 'nothing' });
});

it('stays on the page where a size has too little left, and says what was wanted and what came into the cart', async () => {
  const { outcome, redirectTo } = await send({ 'units-1': '9', 'units-2': '3', 'units-3': '9' }, 4);
  expect(redirectTo).toBeNull();
  expect(outcome.answer).toEqual({
    ...{ kind: 'fewer', units: 9 },
    short: [
      { skuId: 1, wanted: 9, added: 2 },
      { skuId: 3, wanted: 9, added: 4 },
    ],
  });
});

it('says so where nothing more of a size is left than what lies in the cart', async () => {
  const { outcome } = await send({ 'units-1': '1' }, 2);
  expect(outcome.answer).toEqual({ kind: 'fewer', units: 0, short: [{ skuId: 1, wanted: 1, added: 0 }] });
});

it('tells what the shop does not sell as that, and not as too little of it', async () => {
  const { outcome, redirectTo } = await send({ 'units-1': '1' }, 100, false);
  expect([outcome.answer, redirectTo]).toEqual([{ kind: 'unknown-item' }, null]);
});
