import {
  decimalFromMinor,
  stockState,
  type BaseUnit,
  type Price,
  type Product,
  type StockState,
} from '@torg/commerce-sdk/domain';
import { minorFromDecimal, type Stock } from '@torg/commerce-sdk/domain';
import { countryOf } from '../../display/country-of.ts';
import type { AppScope } from '../../scope/app-scope.ts';
import { returnPolicy } from './return-policy.ts';

type OfferScope = Pick<AppScope, 'site' | 'config'>;

const availability: Readonly<Record<StockState, string>> = {
  'in-stock': 'https://schema.org/InStock',
  'few-left': 'https://schema.org/LimitedAvailability',
  static: 'https://schema.org/InStock',
  oversellable: 'https://schema.org/BackOrder',
  'out-of-stock': 'https://schema.org/OutOfStock',
};

/** The codes of UN/CEFACT. */
const unitCodes: Readonly<Record<BaseUnit, string>> = { kg: 'KGM', l: 'LTR', m: 'MTR', m2: 'MTK', piece: 'C62' };

/** What of a product its offer is made of. */
export type Offered = Pick<Product, 'lowestPrice' | 'pricePerUnit'> & { price: Price };

/**
 * What it costs to buy a product, or a size of it, at an address. The price is a consumer's, with VAT, and says so, whoever
 * asks: no search engine comes as an organisation, whose pages are no one else's. A struck price is the prior one of the law.
 */
export function offerData(scope: OfferScope, product: Offered, { url, stock }: { url: string; stock: Stock }): object {
  const { price } = product;
  const shipping = shippingData(scope, price);
  const returns = returnPolicy(scope);
  return {
    '@type': 'Offer',
    url,
    ...costOf(price, price.selling.incVat),
    itemCondition: 'https://schema.org/NewCondition',
    priceSpecification: priceData(product),
    availability: availability[stockState(stock)],
    ...(shipping && { shippingDetails: shipping }),
    ...(returns && { hasMerchantReturnPolicy: returns }),
  };
}

function priceData({ price, lowestPrice, pricePerUnit: unit }: Offered): object[] {
  const spec = { '@type': 'UnitPriceSpecification', valueAddedTaxIncluded: true };
  const selling = price.selling.incVat;
  const prior = lowestPrice?.isDiscounted ? lowestPrice.comparison.incVat : null;
  return [
    {
      ...spec,
      ...costOf(price, selling),
      ...(unit && {
        referenceQuantity: {
          '@type': 'QuantitativeValue',
          value: Number((selling / unit.price.incVat).toFixed(4)),
          unitCode: unitCodes[unit.unit],
          valueReference: { '@type': 'QuantitativeValue', value: 1, unitCode: unitCodes[unit.unit] },
        },
      }),
    },
    ...(prior === null
      ? []
      : [{ ...spec, priceType: 'https://schema.org/StrikethroughPrice', ...costOf(price, prior) }]),
  ];
}

/** That nothing is asked for sending, and how long it takes, where what it costs alone reaches the limit; null elsewhere, as a cart decides. */
function shippingData({ site, config }: OfferScope, price: Price): object | null {
  const country = countryOf(site);
  const { freeShippingFrom, deliveredWithin } = config.shop.claims;
  const limit = freeShippingFrom[country];
  if (limit?.currency !== price.currency || price.selling.incVat < minorFromDecimal(limit.amount)) return null;
  const within = deliveredWithin[country];
  const days = (minValue: number, maxValue: number) => ({
    '@type': 'QuantitativeValue',
    unitCode: 'DAY',
    minValue,
    maxValue,
  });
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: 0, currency: price.currency },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
    ...(within && {
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        // What is promised is the whole way: goods leave within its first day.
        handlingTime: days(0, Math.min(1, within.to)),
        transitTime: days(Math.max(0, within.from - 1), Math.max(0, within.to - 1)),
      },
    }),
  };
}

function costOf({ currency }: Price, minor: number) {
  return { price: decimalFromMinor(minor).toFixed(2), priceCurrency: currency };
}
