import type { MessageLocale, Messages } from './messages.ts';

const catalogues: Record<MessageLocale, () => Promise<{ messages: Messages }>> = {
  sv: () => import('../compiled/sv.ts'),
  nb: () => import('../compiled/nb.ts'),
};

/** Fetches the texts of one language; a browser gets no other language's. */
export async function loadMessages(locale: MessageLocale): Promise<Messages> {
  const { messages } = await catalogues[locale]();
  return messages;
}
