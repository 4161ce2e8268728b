import { createContext, useContext, type ReactNode } from 'react';
import { createIntl, RawIntlProvider, type IntlShape } from 'react-intl';
import type { TranslateOptions } from '../translate/create-translate.ts';
import { translateWith, type Translate } from '../translate/translate.ts';

/** The texts of one language: made once, for as many renders as one likes. */
export interface Translation {
  t: Translate;
  intl: IntlShape;
}

/** Makes the texts of one language for React, and the `t` that code outside of components uses. */
export function createTranslation({ cache, ...config }: TranslateOptions): Translation {
  const intl = createIntl(config, cache);
  return { intl, t: translateWith(intl) };
}

const TranslateContext = createContext<Translate | null>(null);

/** Gives everything below it the texts of one language. */
export function TranslateProvider({ translation, children }: { translation: Translation; children: ReactNode }) {
  return (
    <RawIntlProvider value={translation.intl}>
      <TranslateContext value={translation.t}>{children}</TranslateContext>
    </RawIntlProvider>
  );
}

/** The `t` of the language that the page is shown in. */
export function useTranslate(): Translate {
  const translate = useContext(TranslateContext);
  if (!translate) throw new Error('This component stands outside of TranslateProvider');
  return translate;
}
