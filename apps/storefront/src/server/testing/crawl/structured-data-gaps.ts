/** What search engines want of each type, beside what schema.org allows. */
const required: Readonly<Record<string, readonly string[]>> = {
  OnlineStore: ['@id', 'name', 'url'],
  WebSite: ['@id', 'name', 'url', 'potentialAction'],
  SearchAction: ['target', 'query-input'],
  EntryPoint: ['urlTemplate'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position', 'name'],
  Product: ['name', 'image', 'offers'],
  ProductGroup: ['name', 'hasVariant'],
  Offer: ['price', 'priceCurrency', 'availability'],
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
  const wanted = typeof type === 'string' ? (required[type] ?? []) : [];
  const missing = wanted.filter((name) => isEmpty(data[name])).map((name) => `${String(type)} has no ${name}`);
  return [...missing, ...Object.values(data).flatMap(gapsIn)];
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
