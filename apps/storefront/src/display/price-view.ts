import {
  formatMoney,
  formatUnitPrice,
  type ListedProduct,
  type LowestPrice,
  type Price,
  type VatView,
} from '@torg/commerce-sdk/domain';
import type { Translate } from '@torg/i18n';
import type { Locale } from '@torg/market-routing';
import type { PriceTagProps } from '@torg/ui';

/** Who looks at a price, and in which words. */
export interface PriceViewer {
  locale: Locale;
  vatView: VatView;
  t: Translate;
}

/**
 * Puts a price in words, as every card, page and line shows it. A visitor who sees prices without VAT is told the price
 * with VAT beside them. A reduction is measured against the prior price that the law names, never the regular price.
 */
export function priceView(price: Price, lowest: LowestPrice | null, viewer: PriceViewer): PriceTagProps {
  const { vatView, t, locale } = viewer;
  const money = (minor: number) => formatMoney(minor, { currency: price.currency, language: locale });
  const selling = money(price.selling[vatView]);
  const vat = vatView === 'exVat' && { vatNote: t('goods.vat.both', { price: money(price.selling.incVat) }) };
  if (!lowest?.isDiscounted) return { selling, ...vat };
  const percent = lowest.discountPercentage;
  const prior = money(lowest.comparison[vatView]);
  return {
    selling,
    ...vat,
    prior,
    discount: percent > 0 ? t('goods.price.discount', { percent }) : null,
    spoken: t('goods.price.spokenReduced', { price: selling, prior }),
  };
}

/**
 * What the law asks for beside the price of goods: what a kilogram, litre, metre or piece costs, in the visitor's view of
 * VAT; nothing where the account tells none. Norway wants it before the selling price and as clear as it
 * (prisopplysningsforskriften § 5). `country` is ISO 3166, such as NO.
 */
export function perUnitView(
  { price, pricePerUnit }: Pick<ListedProduct, 'price' | 'pricePerUnit'>,
  { vatView, t, locale }: PriceViewer,
  country: string,
): Pick<PriceTagProps, 'unitPrice' | 'isUnitPriceFirst'> {
  if (!price || !pricePerUnit) return {};
  const perUnit = { price: pricePerUnit.price[vatView], unit: pricePerUnit.unit };
  const words = formatUnitPrice(perUnit, { currency: price.currency, language: locale });
  const isUnitPriceFirst = country === 'NO';
  return { isUnitPriceFirst, unitPrice: isUnitPriceFirst ? words : t('goods.price.unit', { price: words }) };
}

/** The same on the product's own page, where there is room to say what the struck price is and whether VAT is in it. */
export function fullPriceView(price: Price, lowest: LowestPrice | null, viewer: PriceViewer): PriceTagProps {
  const { t, vatView } = viewer;
  return {
    ...(vatView === 'incVat' && { vatNote: t('goods.vat.incVat') }),
    ...priceView(price, lowest, viewer),
    priorCaption: lowest?.isDiscounted ? t('goods.price.priorCaption') : undefined,
    size: 'l',
  };
}
