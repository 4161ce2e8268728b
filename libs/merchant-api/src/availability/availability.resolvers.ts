import { admitLetterTo } from '../confirmation/admit-letter.ts';
import { apiError } from '../errors/api-error.ts';
import type { ShopArguments } from '../market/find-shop.ts';
import type { RequestScope, ShopView } from '../scope/request-scope.ts';
import { monitorAvailability } from './monitor-availability.ts';

/** Being told when goods are back; whoever asks for it confirms by mail. */
export const availabilityResolvers = {
  GeinsMerchantApiMutation: {
    async monitorProductAvailability(
      _: unknown,
      { email: text, skuId, ...args }: ShopArguments & { email: string; skuId: number },
      scope: RequestScope,
    ) {
      const view = scope.shopView(args);
      const { shop, now, newId } = view;
      const productName = await sellableName(view, skuId);
      if (productName === null) throw apiError('UNKNOWN_ITEM', 'No such item is sold here. Give the skuId of one.');
      const wish = {
        email: admitLetterTo(text, scope),
        skuId,
        channelId: shop.channel.id,
        marketId: shop.market.id,
        languageId: shop.language.id,
      };
      const { db, queueMail } = scope.customers;
      const ports = { queueMail, now, newKey: newId, shopUrl: shop.channel.url, productName };
      await db.transaction().execute((trx) => monitorAvailability(trx, wish, ports));
      return true;
    },
  },
};

/** What the product of a sku is called; null where it is not sold in this shop. */
async function sellableName({ catalogue, pricing }: ShopView, skuId: number): Promise<string | null> {
  const sku = await catalogue.skus.load(skuId);
  if (!sku) return null;
  const [product, price] = await Promise.all([catalogue.products.load(sku.productId), pricing.current(sku.productId)]);
  return product && price ? product.name : null;
}
