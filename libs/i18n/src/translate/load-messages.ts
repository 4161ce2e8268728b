import type { MessageLocale, Messages } from './messages.ts';
import { openCatalogue, type TextsKind } from './open-catalogue.ts';

/** All texts of one language, for a server, which shows every page. A tab fetches them page by page. */
export async function loadMessages(locale: MessageLocale, kind: TextsKind = 'plain'): Promise<Messages> {
  const { messages, namespaces, fetchNamespace } = await openCatalogue(locale, kind);
  return Object.assign({}, messages, ...(await Promise.all(namespaces.map(fetchNamespace)))) as Messages; // typed as any
}
