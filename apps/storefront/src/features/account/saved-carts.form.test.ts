import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { runForm } from '../../page/form/run-form.ts';
import type { AppScope } from '../../scope/app-scope.ts';
import { freeName, savedCartsForm } from './saved-carts.form.ts';

const loose = { packageKey: null, packageCount: null, packageName: null };
const kept = {
  ...{ id: 'a', name: 'Kontoret', savedAt: '2026-11-26T10:00:00Z' },
  items: [
    { ...{ skuId: 1, quantity: 2, message: null, productName: 'Mugg' }, ...loose },
    { ...{ skuId: 2, quantity: 1, message: null, productName: null }, ...loose },
  ],
};

interface Sent {
  name?: string;
  cartId?: string;
  isInPlace?: boolean;
  id?: string;
}

async function send(
  fields: Readonly<Record<string, string>>,
  { hasRoom = true, limited = [] as object[], isSold = true } = {},
) {
  const calls: string[] = [];
  const request = vi.fn(async (_document: unknown, { name, id, cartId, isInPlace }: Sent) => {
    if (id !== undefined && cartId === undefined) calls.push(`remove ${id}`);
    if (name !== undefined) calls.push(`save ${name}`);
    if (isInPlace !== undefined) calls.push(`open ${id} in ${cartId} ${isInPlace ? 'in place' : 'beside'}`);
    return {
      savedCarts: [kept],
      saveCart: hasRoom ? { ...kept, name } : null,
      openSavedCart: { cartId: isSold ? 'c1' : null, limited },
      removeSavedCart: true,
    };
  });
  const cart = {
    cart: { id: 'c1', lines: [{ id: 'l1', package: null, isFreeGift: false }] },
    goOnWith: async (id: string) => void calls.push(`read ${id}`),
  };
  const scope = {
    ...{ site: { locale: 'sv' }, queries: new QueryClient(), newId: () => 'new', commerce: { scope: {} } },
    t: (_key: string, { name }: { name: string }) => `Före ${name}`,
    extensions: async () => ({ request, scope: {} }),
    stores: { cart, session: { user: null } },
  } as unknown as AppScope; // all that the form looks at
  const sent = new FormData();
  for (const [name, value] of Object.entries(fields)) sent.set(name, value);
  const ran = await runForm(savedCartsForm, sent, { scope, url: new URL('https://a.example/') }, (error) => {
    throw error;
  });
  return { ...ran, calls };
}

it('keeps the cart in hand by a name, and asks for one', async () => {
  expect((await send({ what: 'save', name: 'Lagret' })).calls).toEqual(['save Lagret']);
  expect((await send({ what: 'save', name: ' ' })).outcome.refusals).toEqual({ name: 'required' });
});

it('opens one beside what lies in the cart, by one change that may be sent again', async () => {
  const { calls, redirectTo } = await send({ what: 'add', id: 'a' });
  expect([calls, redirectTo]).toEqual([['open a in c1 beside', 'read c1'], '/varukorg']);
});

it('opens one in the place of the cart, which is kept first, and says by which name', async () => {
  const { calls, outcome, redirectTo } = await send({ what: 'replace', id: 'a' });
  expect(calls).toEqual(['save Före Kontoret', 'open a in c1 in place', 'read c1']);
  expect([outcome.answer, redirectTo]).toEqual([
    { kind: 'opened', name: 'Kontoret', before: 'Före Kontoret', short: [], gone: 0 },
    null,
  ]);
});

it('keeps nothing of the cart where that was not replaced after all', async () => {
  const { calls, outcome } = await send({ what: 'replace', id: 'a' }, { isSold: false });
  expect(calls).toEqual(['save Före Kontoret', 'open a in c1 in place', 'remove new']);
  expect(outcome.answer).toEqual({ kind: 'nothing' });
});

it('says what there is too little of', async () => {
  const { outcome, redirectTo } = await send({ what: 'add', id: 'a' }, { limited: [{ skuId: 1, quantity: 1 }] });
  expect([outcome.answer, redirectTo]).toEqual([
    { kind: 'opened', name: 'Kontoret', before: null, short: [{ name: 'Mugg', quantity: 1 }], gone: 0 },
    null,
  ]);
});

it('says how much of it is sold no more', async () => {
  const { outcome, redirectTo } = await send({ what: 'add', id: 'a' }, { limited: [{ skuId: 2, quantity: 0 }] });
  expect([outcome.answer, redirectTo]).toEqual([
    { kind: 'opened', name: 'Kontoret', before: null, short: [], gone: 1 },
    null,
  ]);
});

it('keeps no two by one name', async () => {
  expect((await send({ what: 'save', name: 'Kontoret' })).calls).toEqual(['save Kontoret (2)']);
  expect(freeName('Lagret', ['Lagret', 'Lagret (2)'])).toBe('Lagret (3)');
  expect(freeName('L'.repeat(90), ['L'.repeat(60)])).toBe(`${'L'.repeat(56)} (2)`);
});

it('leaves the cart as it is where that cannot be kept', async () => {
  const { calls, outcome } = await send({ what: 'replace', id: 'a' }, { hasRoom: false });
  expect([calls, outcome.answer]).toEqual([['save Före Kontoret'], { kind: 'full' }]);
});

it('changes nothing for one that is not there', async () => {
  const { calls, outcome } = await send({ what: 'replace', id: 'b' });
  expect([calls, outcome.answer]).toEqual([[], { kind: 'nothing' }]);
});
