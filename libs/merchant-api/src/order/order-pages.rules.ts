import { href } from '@torg/market-routing';
import { shopLanguageOf } from '../market/shop-language.ts';
import type { OrderRecord } from './order-record.ts';
import { receiptAddress } from './receipt/receipt-address.ts';
import type { StoredConfirmation } from './stored-confirmation.ts';

/**
 * The whole addresses of an order's pages in the shop whose scheme and host are given; null where it has no pages. They hold
 * what the buyer alone has, so they go to the buyer alone.
 */
export function orderPages(
  shopUrl: string,
  { publicId, cartId, languageId }: Pick<OrderRecord, 'publicId' | 'cartId' | 'languageId'>,
): StoredConfirmation['pages'] {
  if (shopUrl === '') return { order: null, receipt: null, withdrawal: null, terms: null };
  const language = shopLanguageOf(languageId);
  const at = (path: string) => shopUrl.replace(/\/$/, '') + path;
  return {
    order: at(href(language, 'checkoutConfirm', {}, { order: publicId, cartid: cartId })),
    receipt: receiptAddress(shopUrl, publicId),
    withdrawal: at(href(language, 'withdraw', {}, { order: publicId, cartid: cartId })),
    terms: null,
  };
}
