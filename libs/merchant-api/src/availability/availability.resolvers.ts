import { totalStock } from '../catalogue/sku-record.ts';
import { readLetterAddress, refuseTooManyLetters } from '../confirmation/admit-letter.ts';
import { apiError } from '../errors/api-error.ts';
import { findForSale } from '../pricing/find-for-sale.ts';
import type { ContractResolvers } from '../scope/contract-resolvers.ts';
import { monitorAvailability } from './monitor-availability.ts';

/** Being told when goods are back; whoever asks for it confirms by mail. */
export const availabilityResolvers: ContractResolvers = {
  GeinsMerchantApiMutation: {
    async monitorProductAvailability(_, { email: text, skuId, ...args }, scope) {
      const view = scope.shopView(args);
      const { shop, now, newId } = view;
      const goods = await findForSale(view, skuId);
      if (!goods) throw apiError('UNKNOWN_ITEM', 'No such item is sold here. Give the skuId of one.');
      if (totalStock(goods.sku.stock) > 0) {
        throw apiError('IN_STOCK', 'It can be bought now, so nobody has to wait. Add it to the cart.');
      }
      const email = readLetterAddress(text);
      const user = await scope.currentUser();
      const request = {
        email,
        userId: user?.email === email.toLowerCase() ? user.userId : null,
        skuId,
        channelId: shop.channel.id,
        marketId: shop.market.id,
        languageId: shop.language.id,
        productName: goods.product.name,
      };
      const { db, queueMail, admitLetter } = scope.customers;
      const ports = { queueMail, admitLetter, now, newKey: newId, shopUrl: shop.channel.url };
      await db
        .transaction()
        .execute(async (trx) => refuseTooManyLetters(await monitorAvailability(trx, request, ports)));
      return true;
    },
  },
};
