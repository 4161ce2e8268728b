import { formatUnitPrice, minorFromDecimal, productFacts, type Product } from '@torg/commerce-sdk/domain';
import type { BaseUnit } from '@torg/commerce-sdk/domain';
import { countryOf } from '../../display/country-of.ts';
import type { PriceViewer } from '../../display/price-view.ts';
import type { MarketSite } from '@torg/market-routing';
import type { PriceTagProps } from '@torg/ui';

const baseUnits: readonly string[] = ['kg', 'l', 'm', 'm2', 'piece'] satisfies readonly BaseUnit[];

function isBaseUnit(unit: string): unit is BaseUnit {
  return baseUnits.includes(unit);
}

/**
 * The price per kilogram, litre, metre or piece that the account tells of a product, on the side of VAT that is looked at;
 * nothing where it tells none. Norway wants it before the price and as clear as it (prisopplysningsforskriften § 5).
 */
export function unitPriceView(
  { price, parameterGroups }: Pick<Product, 'price' | 'parameterGroups'>,
  { vatView, locale, t }: PriceViewer,
  site: Pick<MarketSite, 'hreflang'>,
): Pick<PriceTagProps, 'unitPrice' | 'isUnitPriceFirst'> {
  const facts = productFacts(parameterGroups, 'unit-price');
  const valueOf = (key: string) => facts.find(({ identifier }) => identifier === `unit-price.${key}`)?.value ?? '';
  const [amount, unit] = [Number(valueOf('amount')), valueOf('unit')];
  if (!price || !(amount > 0) || !isBaseUnit(unit)) return {};
  const inView = vatView === 'incVat' ? 1 : price.selling.exVat / price.selling.incVat;
  const perUnit = { price: Math.round(minorFromDecimal(amount) * inView), unit };
  const words = formatUnitPrice(perUnit, { currency: price.currency, language: locale });
  const isUnitPriceFirst = countryOf(site) === 'NO';
  return { isUnitPriceFirst, unitPrice: isUnitPriceFirst ? words : t('product.price.unit', { price: words }) };
}
