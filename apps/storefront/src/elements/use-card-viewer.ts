import { useMemo } from 'react';
import { useTranslate } from '@torg/i18n/react';
import { showsWidget } from '../config/review-widget.ts';
import { cardViewer, type CardViewer } from '../display/card-view.ts';
import { countryOf } from '../display/country-of.ts';
import { useScope } from '../scope/scope-context.tsx';
import { useVatView } from '../scope/use-vat-view.ts';

/** What the cards of this page have in common: language, country, view of VAT. It stays the same until one of them changes. */
export function useCardViewer(): CardViewer {
  const { config, site } = useScope();
  const t = useTranslate();
  const vatView = useVatView();
  const { locale } = site;
  const { imageBase } = config;
  const hasReviewWidget = showsWidget(config);
  const country = countryOf(site);
  return useMemo(
    () => cardViewer({ locale, vatView, t, imageBase, country, hasReviewWidget }),
    [locale, vatView, t, imageBase, country, hasReviewWidget],
  );
}
