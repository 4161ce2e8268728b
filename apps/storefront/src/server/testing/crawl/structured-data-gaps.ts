/** What search engines want of each type, beside what schema.org allows. */
const required: Readonly<Record<string, readonly string[]>> = {
  OnlineStore: ['@id', 'name', 'url'],
  WebSite: ['@id', 'name', 'url', 'potentialAction'],
  SearchAction: ['target', 'query-input'],
  EntryPoint: ['urlTemplate'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position', 'name'],
  ProductGroup: ['name', 'url', 'image', 'productGroupID', 'hasVariant'],
  Offer: ['url', 'price', 'priceCurrency', 'availability', 'itemCondition', 'priceSpecification'],
  UnitPriceSpecification: ['price', 'priceCurrency'],
  QuantitativeValue: ['unitCode'],
  OfferShippingDetails: ['shippingRate', 'shippingDestination', 'deliveryTime'],
  MerchantReturnPolicy: [
    'applicableCountry',
    'returnPolicyCategory',
    'merchantReturnDays',
    'returnMethod',
    'returnFees',
  ],
  AggregateRating: ['ratingValue', 'reviewCount'],
};

/** What a text of structured data lacks, in words; nothing where it is whole. */
export function structuredDataGaps(json: string): readonly string[] {
  try {
    const data: unknown = JSON.parse(json);
    const context = isRecord(data) && data['@context'] === 'https://schema.org' ? [] : ['It names no context'];
    return [...context, ...gapsIn(data)];
  } catch {
    return ['It is no JSON'];
  }
}

function gapsIn(data: unknown): readonly string[] {
  if (Array.isArray(data)) return [...orderGaps(data), ...data.flatMap(gapsIn)];
  if (!isRecord(data)) return [];
  const { '@type': type } = data;
  const wanted = typeof type === 'string' ? (type === 'Product' ? wantedOfProduct(data) : (required[type] ?? [])) : [];
  const missing = wanted.filter((name) => isEmpty(data[name])).map((name) => `${String(type)} has no ${name}`);
  return [...missing, ...wrongPrices(data), ...Object.values(data).flatMap(gapsIn)];
}

/** A variant that stands on another page is told by its address alone. */
function wantedOfProduct(product: Readonly<Record<string, unknown>>): readonly string[] {
  return 'name' in product ? ['name', 'image', 'offers'] : ['url'];
}

/** A price is a plain number with two decimals, and a struck one is the higher. */
function wrongPrices(data: Readonly<Record<string, unknown>>): readonly string[] {
  const { '@type': type, price, priceSpecification: told } = data;
  if (price !== undefined && !/^\d+\.\d\d$/.test(String(price))) return [`${String(type)} costs ${String(price)}`];
  if (type !== 'Offer' || !Array.isArray(told)) return [];
  const prices = told.filter(isRecord);
  const struck = prices.filter(({ priceType }) => priceType !== undefined);
  const selling = prices.filter(({ priceType }) => priceType === undefined);
  return [
    ...(selling.length === 1 && selling[0]?.['price'] === price ? [] : ['Offer has another price than it tells of']),
    ...struck.filter((one) => Number(one['price']) < Number(price)).map(() => 'Offer strikes a lower price'),
  ];
}

/** The entries of a list are counted from 1. */
function orderGaps(entries: readonly unknown[]): readonly string[] {
  const isOutOfOrder = entries.some(
    (entry, index) => isRecord(entry) && 'position' in entry && entry['position'] !== index + 1,
  );
  return isOutOfOrder ? ['A list is not counted from 1'] : [];
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
