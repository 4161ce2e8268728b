import { expect, it } from 'vitest';
import { pageNames } from '../page/page-names.ts';
import { fetchPage } from './pages.ts';

it.each(pageNames)('a page stands behind %s, and nothing distracts from it within the checkout', async (name) => {
  const { frame, load, View } = await fetchPage(name, { fetchTexts: () => null });
  expect([typeof load, typeof View]).toEqual(['function', 'function']);
  if (/checkout/i.test(name)) expect(frame).toBe('undistracted');
});
