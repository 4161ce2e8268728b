import { decimalFromMinor } from '@torg/commerce-sdk/domain';
import { checkLineText } from '../cart/check-line-text.ts';
import { refusalError } from '../cart/refusal-error.ts';
import { productPath } from '../catalogue/page-paths.ts';
import { totalStock } from '../catalogue/sku-record.ts';
import { storableText } from '../database/storable-text.ts';
import { badUserInput } from '../errors/api-error.ts';
import { pageAddress } from '../market/page-address.ts';
import { amountOf } from '../pricing/present-price.ts';
import { presentBreak } from '../pricing/present-break.ts';
import type { ForSale } from '../pricing/find-for-sale.ts';
import type { ExtensionResolvers } from '../scope/contract-resolvers.ts';
import type { ShopView } from '../scope/request-scope.ts';
import { addItems } from './add-items.ts';
import { findArticles } from './find-articles.ts';

/** So many rows are taken at once. */
const MOST_ROWS = 500;
/** No article number is longer. */
const LONGEST_NUMBER = 100;

/** What is bought by article numbers, many at once. */
export const quickOrderResolvers: ExtensionResolvers = {
  ExtensionQuery: {
    async articles(_, { numbers, ...shop }, scope) {
      if (numbers.length > MOST_ROWS) throw badUserInput(`'numbers' may be ${MOST_ROWS} at most.`);
      const view = scope.shopView(shop);
      const asked = numbers.map((number) => storableText(number).trim().slice(0, LONGEST_NUMBER));
      const found = await findArticles(scope.customers.db, view, asked);
      return found.map(({ matches, nearest, isWithdrawn }, index) => ({
        number: numbers[index] ?? '',
        isWithdrawn,
        matches: matches.map((goods) => presentMatch(goods, view)),
        nearest: nearest.map((goods) => presentMatch(goods, view)),
      }));
    },
  },
  ExtensionMutation: {
    async addItems(_, { cartId, items, ...shop }, scope) {
      if (items.length > MOST_ROWS) throw badUserInput(`'items' may be ${MOST_ROWS} at most.`);
      if (items.some(({ quantity }) => quantity < 1)) throw badUserInput("'quantity' is from 1 on.");
      const view = scope.shopView(shop);
      for (const { message } of items) checkLineText(message, view);
      const wanted = items.map(({ skuId, quantity, message }) => ({
        ...{ skuId, quantity },
        message: message ? storableText(message) : null,
      }));
      const { result, limited } = await addItems(view, storableText(cartId), {
        items: wanted,
        key: view.idempotencyKey,
      });
      if (!result.ok) throw refusalError(result.refusal);
      return { cartId: result.cart.cartId, limited };
    },
  },
};

function presentMatch({ sku, product, price }: ForSale, view: ShopView) {
  const { pricing, shop, catalogue } = view;
  const rate = pricing.vatRate(product.vatClass);
  const [selling, regular] = [amountOf(price.selling, rate), amountOf(price.regular, rate)];
  return {
    skuId: sku.skuId,
    productId: product.productId,
    articleNumber: sku.articleNumber,
    productName: product.name,
    skuName: sku.name === '-' ? null : sku.name,
    canonicalUrl: async () => pageAddress(shop, productPath(product, await catalogue.categories(), shop.language.id)),
    totalStock: totalStock(sku.stock),
    sellingPriceIncVat: decimalFromMinor(selling.incVat),
    sellingPriceExVat: decimalFromMinor(selling.exVat),
    regularPriceIncVat: decimalFromMinor(regular.incVat),
    regularPriceExVat: decimalFromMinor(regular.exVat),
    currency: shop.market.currency.code,
    priceBreaks: async () => (await pricing.breaks(product.productId)).map((one) => presentBreak(one, rate)),
  };
}
