import { ownerIn, signedInUser } from '../account/signed-in-user.ts';
import type { CartLineRecord } from '../cart/cart-record.ts';
import { putInto } from '../cart/put-into.ts';
import { storableText } from '../database/storable-text.ts';
import { badUserInput } from '../errors/api-error.ts';
import { findForSale } from '../pricing/find-for-sale.ts';
import type { ExtensionResolvers } from '../scope/contract-resolvers.ts';
import type { ShopView } from '../scope/request-scope.ts';
import { deleteSavedCart, readSavedCarts, writeSavedCart, type SavedCart } from './saved-cart.repository.ts';

/** So many carts does a customer keep. */
const MOST_CARTS = 50;
const LONGEST_NAME = 60;
const LONGEST_ID = 40;

/** Carts that a customer keeps by name. */
export const savedCartResolvers: ExtensionResolvers = {
  ExtensionQuery: {
    async savedCarts(_, args, scope) {
      const view = scope.shopView(args);
      const { userId } = await signedInUser(scope);
      return (await readSavedCarts(scope.customers.db, userId)).map((cart) => present(cart, view));
    },
  },
  ExtensionMutation: {
    async saveCart(_, { id, name, cartId, ...args }, scope) {
      const view = scope.shopView(args);
      const { userId } = await ownerIn(scope);
      const called = storableText(name).trim();
      if (called === '' || called.length > LONGEST_NAME)
        throw badUserInput(`'name' has 1 to ${LONGEST_NAME} characters.`);
      if (id === '' || id.length > LONGEST_ID) throw badUserInput(`'id' has 1 to ${LONGEST_ID} characters.`);
      const kept = await readSavedCarts(scope.customers.db, userId);
      const cart = await view.carts.inHand(storableText(cartId));
      const items = (cart?.lines ?? []).map(({ skuId, quantity, message, groupKey, choice }) => ({
        ...{ skuId, quantity, message, choice },
        packageKey: choice && groupKey,
      }));
      const own = storableText(id);
      const hasRoom = kept.length < MOST_CARTS || kept.some((one) => one.id === own);
      if (items.length === 0 || !hasRoom) return null;
      const saved: SavedCart = { id: own, name: called, savedAt: new Date(view.now), items };
      await writeSavedCart(scope.customers.db, userId, saved);
      return present(saved, view);
    },
    async openSavedCart(_, { id, cartId, isInPlace, ...args }, scope) {
      const view = scope.shopView(args);
      const { userId } = await signedInUser(scope);
      const saved = (await readSavedCarts(scope.customers.db, userId)).find((one) => one.id === storableText(id));
      return saved ? putInto(view, cartId, { lines: linesOf(saved), isInPlace }) : null;
    },
    async removeSavedCart(_, { id, ...args }, scope) {
      scope.shopView(args);
      const { userId } = await ownerIn(scope);
      return deleteSavedCart(scope.customers.db, userId, storableText(id));
    },
  },
};

function present({ items, ...cart }: SavedCart, view: ShopView) {
  const named = async (item: SavedCart['items'][number]) => {
    const goods = await findForSale(view, item.skuId);
    const size = goods && goods.sku.name !== '-' ? `, ${goods.sku.name}` : '';
    const product = item.choice ? await view.catalogue.products.load(item.choice.packageId) : null;
    return {
      ...{ skuId: item.skuId, quantity: item.quantity, message: item.message },
      packageKey: item.packageKey ?? null,
      packageCount: item.choice ? item.quantity / item.choice.units : null,
      packageName: product?.name ?? null,
      productName: goods && `${goods.product.name}${size}`,
    };
  };
  return { ...cart, items: () => Promise.all(items.map(named)) };
}

function linesOf({ items }: SavedCart): CartLineRecord[] {
  return items.map(({ skuId, quantity, message, packageKey = null, choice = null }, index) => ({
    ...{ skuId, quantity, message, choice, seen: null },
    lineId: String(index),
    groupKey: packageKey,
  }));
}
