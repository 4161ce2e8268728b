import { expect, it, vi } from 'vitest';
import type { Namespace } from '../compiled/message-keys.ts';
import { loadMessages } from '../translate/load-messages.ts';
import { openCatalogue } from '../translate/open-catalogue.ts';
import { createTranslation } from './create-translation.ts';

const onError = (error: Error) => {
  throw error;
};

it('formats a text again with other values', async () => {
  const { t } = createTranslation({ locale: 'sv', messages: await loadMessages('sv'), onError });
  expect([t('list.count', { count: 1 }), t('list.count', { count: 2 })]).toEqual(['1 produkt', '2 produkter']);
});

async function openTab() {
  const catalogue = await openCatalogue('nb');
  const fetchNamespace = vi.fn(catalogue.fetchNamespace);
  return { fetchNamespace, ...createTranslation({ locale: 'nb', ...catalogue, fetchNamespace, onError }) };
}

it('says a text of a page once its namespace has come, and of the frame before', async () => {
  const { t, fetchTexts } = await openTab();
  expect(t('shell.cart')).toBe('Handlekurv');
  expect(() => t('cart.heading')).toThrow('cart.heading');
  await fetchTexts(['cart', 'goods']);
  expect([t('cart.heading'), t('goods.stock.fewLeft', { stock: 3 })]).toEqual(['Handlekurv', 'Bare 3 igjen på lager']);
});

it('fetches each namespace once, and gives the same promise to who asks while it comes', async () => {
  const { fetchTexts, fetchNamespace } = await openTab();
  const first = fetchTexts(['cart']);
  expect(fetchTexts(['cart'])).toBe(first);
  await first;
  expect(fetchTexts(['cart'])).toBeNull();
  await fetchTexts(['cart', 'goods']);
  expect(fetchNamespace.mock.calls).toEqual([['cart'], ['goods']]);
});

it('asks again for what did not come', async () => {
  const { t, fetchTexts, fetchNamespace } = await openTab();
  fetchNamespace.mockRejectedValueOnce(new Error('No connection'));
  await expect(fetchTexts(['cart'])).rejects.toThrow('No connection');
  await fetchTexts(['cart']);
  expect(t('cart.heading')).toBe('Handlekurv');
});

it('has nothing to fetch where every text was given', async () => {
  const { namespaces } = await openCatalogue('sv');
  const all: readonly Namespace[] = namespaces;
  expect(createTranslation({ locale: 'sv', messages: await loadMessages('sv'), onError }).fetchTexts(all)).toBeNull();
});
