import { describe, expect, it, vi } from 'vitest';
import { createTranslate } from './create-translate.ts';
import { loadMessages } from './load-messages.ts';
import type { MessageLocale } from './messages.ts';

async function translateIn(locale: MessageLocale) {
  const onError = (error: Error) => {
    throw error;
  };
  return createTranslate({ locale, messages: await loadMessages(locale), onError });
}

describe('createTranslate', () => {
  it.each([
    { locale: 'sv', count: 0, text: 'Varukorgen är tom' },
    { locale: 'sv', count: 1, text: '1 vara i varukorgen' },
    { locale: 'sv', count: 1200, text: '1\u00a0200 varor i varukorgen' },
    { locale: 'nb', count: 0, text: 'Handlekurven er tom' },
    { locale: 'nb', count: 1, text: '1 vare i handlekurven' },
    { locale: 'nb', count: 2, text: '2 varer i handlekurven' },
  ] as const)('counts $count in $locale', async ({ locale, count, text }) => {
    const t = await translateIn(locale);
    expect(t('shell.cart.count', { count })).toBe(text);
  });

  it('gives the sentence word for word', async () => {
    const t = await translateIn('sv');
    expect(t('goods.refusal.stock-limit', { stock: 3 })).toBe(
      'Du kan tyvärr inte lägga fler i varukorgen. Endast 3 kvar på lager',
    );
    expect(t('errors.generic')).toBe(
      'Något gick tyvärr fel. Försök gärna igen och kontakta kundtjänst om problemet kvarstår.',
    );
  });

  it('puts words in, and says when one is missing', async () => {
    const t = await translateIn('sv');
    expect(t('goods.favourite.add', { name: '<b>Mugg</b>' })).toBe('Spara <b>Mugg</b> som favorit');
    expect(t('goods.favourite.add', { name: 7 })).toBe('Spara 7 som favorit');
    // @ts-expect-error The name is missing.
    expect(() => t('goods.favourite.add', {})).toThrow();
  });

  it('reports a missing text and shows its key', () => {
    const onError = vi.fn();
    const t = createTranslate({ locale: 'sv', messages: {}, onError });
    expect(t('cart.heading')).toBe('cart.heading');
    expect(onError).toHaveBeenCalledOnce();
  });

  it('asks for the values of a text when it is compiled', async () => {
    const t = await translateIn('sv');
    // @ts-expect-error The count is missing.
    expect(() => t('shell.cart.count')).toThrow();
    // @ts-expect-error The count is a number.
    t('shell.cart.count', { count: 'two' });
    // @ts-expect-error This text takes no values.
    t('cart.heading', { count: 2 });
    // @ts-expect-error There is no such text.
    expect(() => t('cart.nothing')).toThrow();
  });
});
