import { expect, it } from 'vitest';
import { loadMessages } from '@torg/i18n';
import { createTranslation } from '@torg/i18n/react';
import type { Confirmation } from './confirmation.ts';
import { heldText } from './held-text.ts';

const { t } = createTranslation({
  locale: 'sv',
  messages: await loadMessages('sv'),
  onError: ({ message }) => expect.unreachable(message),
});
const reader = { t, locale: 'sv', timeZone: 'Europe/Stockholm' } as const;
const agreed = (heldUntil: string | null) => ({ agreed: { heldUntil } }) as Confirmation; // all that is looked at

it('says by the clock of the shop until when goods are held', () => {
  const text = heldText(agreed('2026-03-02T12:30:00.000Z'), reader);
  expect(text).toBe('Varorna är reserverade åt dig till kl. 13:30.');
});

it('says that they are where nobody tells until when', () => {
  const untold = 'Varorna är reserverade åt dig medan vi väntar.';
  expect([heldText(agreed(null), reader), heldText({ agreed: null }, reader)]).toEqual([untold, untold]);
});
