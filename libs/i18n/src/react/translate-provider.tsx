import type { ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import type { Translation } from './create-translation.ts';

/** Gives everything below it the texts of one language, by react-intl's own provider. */
export function TranslateProvider({ translation, children }: { translation: Translation; children: ReactNode }) {
  return <RawIntlProvider value={translation.intl}>{children}</RawIntlProvider>;
}
