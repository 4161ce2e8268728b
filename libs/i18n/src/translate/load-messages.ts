import type { MessageLocale, Messages } from './messages.ts';

const catalogues: Record<MessageLocale, () => Promise<{ messages: Messages }>> = {
  sv: () => import('../compiled/sv.ts'),
  nb: () => import('../compiled/nb.ts'),
};

/** Which texts are shown: those of the language, or what `pseudoMessages` makes of them, to see what a page does with long ones. */
export type TextsKind = 'plain' | 'pseudo';

/** Fetches the texts of one language; a browser gets no other language's. */
export async function loadMessages(locale: MessageLocale, kind: TextsKind = 'plain'): Promise<Messages> {
  const { messages } = await catalogues[locale]();
  if (kind === 'plain') return messages;
  return (await import('../pseudo/pseudo-messages.ts')).pseudoMessages(messages);
}
