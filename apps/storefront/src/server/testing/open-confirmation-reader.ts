import type { CheckoutDetails } from '@torg/commerce-sdk/domain';
import { orderTwoMugs } from './buy-two-mugs.ts';
import { openConfirmingShop } from './open-confirming-shop.ts';

/** What a visitor reads of a document. */
export const seen = (html: string) =>
  html
    .replace(/<script.*?<\/script>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll(/[\s\u00a0]+/g, ' ');

/** A shop in which orders are placed and their confirmations read. */
export async function openConfirmationReader() {
  const shop = await openConfirmingShop();
  return {
    ...shop,
    /** Opens a page as a browser that has never been there. */
    async read(path: string, host?: string) {
      const answer = await shop.ask(path, {}, host);
      const html = await answer.text();
      return { answer, html, text: seen(html) };
    },
    /** Orders two mugs by invoice; `path` is the buyer's own link of the confirmation. */
    async billed(details: CheckoutDetails = {}) {
      const { cartId, placed, skuId } = await orderTwoMugs(shop.client, {}, { details });
      if (placed.kind !== 'placed') throw new Error(`The order is ${placed.kind}`);
      const { orderId, publicId } = placed;
      return { cartId, skuId, orderId, publicId, path: `/checkout/confirm?order=${publicId}&cartid=${cartId}` };
    },
  };
}
