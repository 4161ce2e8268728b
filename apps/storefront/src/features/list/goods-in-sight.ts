import type { ProductList } from '@torg/commerce-sdk/domain';

/** The currency of goods, ISO 4217; null where none of them has a price. */
export function currencyOf({ products }: ProductList): string | null {
  return products.find(({ price }) => price !== null)?.price?.currency ?? null;
}

/** How the colours of goods look, by their names. */
export function coloursOf({ products }: ProductList): Readonly<Record<string, string>> {
  const colours = products.flatMap(({ variants }) => variants.filter(({ dimension }) => dimension === 'Color'));
  return Object.fromEntries(
    colours.flatMap(({ label, attributes }): [string, string][] => (attributes.hex ? [[label, attributes.hex]] : [])),
  );
}
