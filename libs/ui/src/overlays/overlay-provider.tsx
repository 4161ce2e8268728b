import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

export interface OverlayProviderProps {
  /** BCP 47 tag of the shop's language, such as sv-SE. */
  locale: string;
  children: ReactNode;
}

/** Tells the overlays the shop's language, which may differ from the browser's. */
export function OverlayProvider({ locale, children }: OverlayProviderProps) {
  return <I18nProvider locale={locale}>{children}</I18nProvider>;
}
