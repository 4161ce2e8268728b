import { createIntl, type IntlShape } from 'react-intl';
import type { Namespace } from '../compiled/message-keys.ts';
import type { TranslateOptions } from '../translate/create-translate.ts';
import type { Messages } from '../translate/messages.ts';
import type { Catalogue } from '../translate/open-catalogue.ts';
import type { Translate } from '../translate/translate.ts';
import { translateOf } from './translate-of.ts';

export interface TranslationOptions extends TranslateOptions {
  /** Fetches what `messages` do not hold; left out where they hold every text. */
  fetchNamespace?: Catalogue['fetchNamespace'];
}

/** The texts of one language: made once, for as many renders as one likes. */
export interface Translation {
  /** For code outside of components. */
  t: Translate;
  /** For react-intl's provider. */
  intl: IntlShape;
  /** Fetches the texts of these namespaces, each once; null where they are all there. What did not come is asked for again. */
  fetchTexts(namespaces: readonly Namespace[]): Promise<void> | null;
}

/** Makes the texts of one language for React. */
export function createTranslation({ cache, messages, fetchNamespace, ...config }: TranslationOptions): Translation {
  // Intl reads each text from this object when it is asked for, so those that come later are as good as the first.
  const texts = { ...messages };
  const intl = createIntl({ ...config, messages: texts }, cache);
  const add = (more: Messages) => Object.assign(texts, more);
  return { intl, t: translateOf(intl), fetchTexts: fetchNamespace ? fetchOnce(fetchNamespace, add) : () => null };
}

function fetchOnce(
  fetchNamespace: Catalogue['fetchNamespace'],
  add: (messages: Messages) => void,
): Translation['fetchTexts'] {
  const there = new Set<Namespace>();
  // The same promise for the same question: a component that waits for it asks again each time it is rendered.
  const underWay = new Map<string, Promise<void>>();

  async function fetchOne(namespace: Namespace): Promise<void> {
    add(await fetchNamespace(namespace));
    there.add(namespace);
  }

  async function fetchAll(namespaces: readonly Namespace[], question: string): Promise<void> {
    try {
      await Promise.all(namespaces.map(fetchOne));
    } finally {
      underWay.delete(question);
    }
  }

  return (namespaces) => {
    const missing = namespaces.filter((namespace) => !there.has(namespace));
    if (missing.length === 0) return null;
    const question = missing.join();
    const fetching = underWay.get(question) ?? fetchAll(missing, question);
    underWay.set(question, fetching);
    return fetching;
  };
}
