import type { Namespace } from '../compiled/message-keys.ts';
import type { LanguageTexts, MessageLocale, Messages } from './messages.ts';

const languages: Record<MessageLocale, () => Promise<LanguageTexts>> = {
  sv: () => import('../compiled/sv.ts'),
  nb: () => import('../compiled/nb.ts'),
};

/** Which texts are shown: those of the language, or what `pseudoMessages` makes of them, to see what a page does with long ones. */
export type TextsKind = 'plain' | 'pseudo';

/** The texts of one language as a tab gets them: those of the frame at once, those of a namespace with a page that needs them. */
export interface Catalogue {
  /** The texts of the frame. */
  messages: Messages;
  /** Every namespace beside. */
  namespaces: readonly Namespace[];
  fetchNamespace(namespace: Namespace): Promise<Messages>;
}

/** Fetches the texts of the frame in one language; a browser gets no other language's. */
export async function openCatalogue(locale: MessageLocale, kind: TextsKind = 'plain'): Promise<Catalogue> {
  const { messages, namespaces } = await languages[locale]();
  const shown = kind === 'plain' ? same : (await import('../pseudo/pseudo-messages.ts')).pseudoMessages;
  return {
    messages: shown(messages),
    namespaces: Object.keys(namespaces) as Namespace[], // Object.keys is typed as string[]
    fetchNamespace: async (namespace) => shown((await namespaces[namespace]()).messages),
  };
}

const same = (messages: Messages) => messages;
