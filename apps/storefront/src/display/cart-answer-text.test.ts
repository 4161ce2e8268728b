import { expect, it } from 'vitest';
import { loadMessages } from '@torg/i18n';
import { createTranslation } from '@torg/i18n/react';
import { cartAnswerText, type ShownCartAnswer } from './cart-answer-text.ts';

const { t } = createTranslation({
  locale: 'sv',
  messages: await loadMessages('sv'),
  onError: ({ message }) => expect.unreachable(message),
});

it.each<[string, ShownCartAnswer, string | null]>([
  [
    'more than there is',
    { kind: 'stock-limit', left: 3 },
    'Du kan tyvärr inte lägga fler i varukorgen. Endast 3 kvar på lager',
  ],
  [
    'more beside what is in the cart already',
    { kind: 'already-in-cart', quantity: 3 },
    'Du kan inte addera flera då du redan har 3 i varukorgen',
  ],
  ['what was done', { kind: 'done' }, null],
])('answers %s word for word', (_, answer, words) => {
  expect(cartAnswerText(answer, { t, isOnline: true })).toBe(words);
});
