import { expect, it, vi } from 'vitest';
import { runForm } from '../../page/form/run-form.ts';
import type { AppScope } from '../../scope/app-scope.ts';
import { orderSizesForm } from './order-sizes.form.ts';

async function send(fields: Readonly<Record<string, string>>) {
  const addItems = vi.fn(async (_items: readonly object[]) => ({ ok: true, cart: {} }));
  const scope = { site: { locale: 'sv' }, stores: { cart: { addItems } } } as unknown as AppScope; // all that is looked at
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
