import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readMessages } from '../../codegen/read-messages.mjs';

// Goods that are made or taken in once somebody orders them are no order with a number.
const ofGoods = /^(goods|product)\.stock/;

it.each([
  ['sv', 'order', /beställning/i],
  ['nb', 'bestilling', /\bordre/i],
])('in %s what has a number is called "%s" throughout', async (language, _noun, other) => {
  const texts = await readMessages(fileURLToPath(new URL('.', import.meta.url)), language);
  const mixed = Object.entries(texts).filter(([key, text]) => !ofGoods.test(key) && other.test(text));
  expect(mixed).toEqual([]);
});
