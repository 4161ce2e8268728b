import type { Product, Sku } from '@torg/commerce-sdk/domain';
import type { Locale } from '@torg/market-routing';

/** The day on which more of a size, or of the first size of a product, are expected, in words; undefined where nobody knows. */
export function expectedDay(of: Sku | Pick<Product, 'skus'>, locale: Locale): string | undefined {
  const days = 'skus' in of ? of.skus.flatMap(({ incoming }) => incoming ?? []) : [of.incoming ?? []].flat();
  const [first] = days.toSorted();
  if (first === undefined) return undefined;
  const words = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', day: 'numeric', month: 'long' });
  return words.format(new Date(`${first}T00:00:00Z`));
}
