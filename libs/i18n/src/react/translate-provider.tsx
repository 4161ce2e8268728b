import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { createIntl, RawIntlProvider } from 'react-intl';
import type { TranslateOptions } from '../translate/create-translate.ts';
import { translateWith, type Translate } from '../translate/translate.ts';

const TranslateContext = createContext<Translate | null>(null);

/** Gives everything below it the texts of one language. */
export function TranslateProvider({
  locale,
  messages,
  onError,
  cache,
  children,
}: TranslateOptions & { children: ReactNode }) {
  const intl = useMemo(() => createIntl({ locale, messages, onError }, cache), [locale, messages, onError, cache]);
  const translate = useMemo(() => translateWith(intl), [intl]);
  return (
    <RawIntlProvider value={intl}>
      <TranslateContext value={translate}>{children}</TranslateContext>
    </RawIntlProvider>
  );
}

/** The `t` of the language that the page is shown in. */
export function useTranslate(): Translate {
  const translate = useContext(TranslateContext);
  if (!translate) throw new Error('This component stands outside of TranslateProvider');
  return translate;
}
