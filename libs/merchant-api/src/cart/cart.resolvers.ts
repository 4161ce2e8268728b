import { storableText } from '../database/storable-text.ts';
import type { ShopArguments } from '../market/find-shop.ts';
import type { RequestScope } from '../scope/request-scope.ts';
import type { CartView } from './cart-view.ts';
import { addItem, refreshCart, updateItem, type CartResult } from './change-cart.ts';
import { presentCart } from './present-cart.ts';
import { cartNotFound, refusalError } from './refusal-error.ts';

interface CartItemInput {
  skuId?: number | null;
  id?: string | null;
  quantity: number;
  groupKey?: string | null;
  message?: string | null;
}

interface GetCartArguments extends ShopArguments {
  id?: string | null;
  forceRefresh?: boolean | null;
  includeCompleted?: boolean | null;
}

interface ChangeArguments extends ShopArguments {
  id: string;
  item: CartItemInput;
}

/** The cart: asking for it makes one where no id is given. */
export const cartResolvers = {
  GeinsMerchantApiQuery: {
    async getCart(_: unknown, args: GetCartArguments, scope: RequestScope) {
      const view = scope.shopView(args);
      const id = storableText(args.id ?? '').trim();
      return presentCart(id === '' ? await newCart(view) : await knownCart(view, id, args), view);
    },
  },
  GeinsMerchantApiMutation: {
    async addToCart(_: unknown, { id, item, ...shop }: ChangeArguments, scope: RequestScope) {
      const view = scope.shopView(shop);
      const { skuId, quantity, groupKey, message } = item;
      const wanted = { skuId: skuId ?? 0, quantity, groupKey: storedOrNull(groupKey), message: storedOrNull(message) };
      return presentResult(await addItem(view, storableText(id), wanted), view);
    },
    async updateCartItem(_: unknown, { id, item, ...shop }: ChangeArguments, scope: RequestScope) {
      const view = scope.shopView(shop);
      const address = { lineId: item.id || null, skuId: item.skuId ?? null };
      return presentResult(await updateItem(view, storableText(id), address, item.quantity), view);
    },
  },
};

async function newCart(view: CartView) {
  return view.carts.create({ cartId: view.newId(), marketId: view.shop.market.id, now: view.now });
}

async function knownCart(view: CartView, cartId: string, { forceRefresh, includeCompleted }: GetCartArguments) {
  if (forceRefresh) {
    const result = await refreshCart(view, cartId);
    if (result.ok) return result.cart;
  }
  const cart = await view.carts.find(cartId);
  if (!cart || (cart.isCompleted && !includeCompleted)) throw cartNotFound();
  return cart;
}

function presentResult(result: CartResult, view: CartView) {
  if (!result.ok) throw refusalError(result.refusal);
  return presentCart(result.cart, view);
}

function storedOrNull(text: string | null | undefined): string | null {
  return text ? storableText(text) : null;
}
