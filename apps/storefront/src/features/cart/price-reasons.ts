import { formatMoney, type CartLine, type VatView } from '@torg/commerce-sdk/domain';
import type { Locale } from '@torg/market-routing';

/** Who is told. */
interface Reader {
  locale: Locale;
  vatView: VatView;
}

/** The campaigns that made lines cheaper, each once. One that keeps its name to itself is left out. */
export function campaignNames(lines: readonly Pick<CartLine, 'campaigns'>[]): string[] {
  const names = lines.flatMap(({ campaigns }) =>
    campaigns.filter(({ isTitleHidden, name }) => !isTitleHidden && name !== '').map(({ name }) => name),
  );
  return [...new Set(names)];
}

/** What the units of a line cost where campaigns make some cheaper than others: "2 × 79 kr + 1 × 0 kr"; null where none is. */
export function unitPrices({ campaignPrices }: CartLine, { locale, vatView }: Reader): string | null {
  if (campaignPrices.length < 2) return null;
  return campaignPrices
    .map(({ quantity, price: { selling, currency } }) => {
      const price = formatMoney(selling[vatView], { currency, language: locale });
      return `${quantity} × ${price}`;
    })
    .join(' + ');
}
