import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readMessages } from '../../codegen/read-messages.mjs';

// Each in a group of its own, so that no page loads the texts of another one for a sentence.
const saidTwice = [['delivery.later', 'checkout.delivery.later']];

it.each(['sv', 'nb'])('in %s what several pages say is said in the same words', async (language) => {
  const texts = await readMessages(fileURLToPath(new URL('.', import.meta.url)), language);
  for (const [key, other] of saidTwice) expect([key, texts[key]]).toEqual([key, texts[other]]);
});

it('in nb goods stand on one shelf, which is “hylla”', async () => {
  const texts = await readMessages(fileURLToPath(new URL('.', import.meta.url)), 'nb');
  expect(Object.entries(texts).filter(([, text]) => /\bhyllen\b/i.test(text))).toEqual([]);
});
