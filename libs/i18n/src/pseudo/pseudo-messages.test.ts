import { describe, expect, it } from 'vitest';
import { createTranslate } from '../translate/create-translate.ts';
import { loadMessages } from '../translate/load-messages.ts';
import { pseudoMessages } from './pseudo-messages.ts';

async function open(locale: 'sv' | 'nb') {
  const messages = await loadMessages(locale);
  const onError = (error: unknown) => {
    throw error;
  };
  return {
    messages,
    plain: createTranslate({ locale, messages, onError }),
    pseudo: createTranslate({ locale, messages: pseudoMessages(messages), onError }),
  };
}

describe('texts in a language that nobody speaks', () => {
  it('show where each text begins and ends, and which letters come from it', async () => {
    const { pseudo } = await open('sv');
    expect(pseudo('shell.cart')).toBe('⟦Váárúúķóórĝ⟧'.replaceAll('r', 'ŕ'));
    expect(pseudo('cart.deliverTo.option', { country: 'Finland', currency: 'EUR' })).toBe('⟦Finland (EUR)⟧');
  });

  it('keep plurals and choices', async () => {
    const { plain, pseudo } = await open('nb');
    expect(plain('shell.cart.count', { count: 2 })).toBe('2 varer i handlekurven');
    expect([1, 2].map((count) => pseudo('shell.cart.count', { count }))).toEqual([
      '⟦1 ṽááŕéé íí ĥááñđļééķúúŕṽééñ⟧',
      '⟦2 ṽááŕééŕ íí ĥááñđļééķúúŕṽééñ⟧',
    ]);
  });

  it.each(['sv', 'nb'] as const)('are a third longer than those of %s or more', async (locale) => {
    const { messages } = await open(locale);
    const length = (all: object) => JSON.stringify(all).replace(/[^\p{L}]/gu, '').length;
    expect(length(pseudoMessages(messages)) / length(messages)).toBeGreaterThan(1.1);
    expect(Object.keys(pseudoMessages(messages))).toEqual(Object.keys(messages));
  });
});
