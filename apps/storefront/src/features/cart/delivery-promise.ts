import { linesBeyondShelf, needsDelivery, type Cart } from '@torg/commerce-sdk/domain';
import type { Translate } from '@torg/i18n';
import type { Locale } from '@torg/market-routing';
import type { ShopIdentity } from '../../config/shop-identity.ts';
import { arrivalDays } from '../../display/arrival-days.ts';
import { arrivalWords } from '../../display/arrival-words.ts';

/** Where and when it is asked, and what the shop promises. */
export interface DeliveryAsk {
  /** ISO 3166 code of where the goods go. */
  country: string;
  /** Milliseconds since 1970. */
  now: number;
  locale: Locale;
  claims: Pick<ShopIdentity['claims'], 'deliveredWithin'>;
  t: Translate;
}

/**
 * When the goods of a cart arrive, by the quickest and the slowest way of sending; null where the shop promises nothing there.
 * What is not on the shelf comes on no day that is known. Gift cards come by mail, and are none of these goods.
 */
export function deliveryPromise({ lines }: Pick<Cart, 'lines'>, ask: DeliveryAsk): string | null {
  const { country, now, locale, claims, t } = ask;
  const within = claims.deliveredWithin[country];
  if (within === undefined || lines.length === 0 || !needsDelivery(lines)) return null;
  const [missing, ...others] = linesBeyondShelf(lines);
  if (missing) return t('cart.delivery.later', { name: missing.product.name, count: others.length });
  return t('cart.delivery.between', { days: arrivalWords(arrivalDays(within, country, now), locale) });
}
