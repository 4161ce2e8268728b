import { storableText } from '../database/storable-text.ts';
import { badUserInput, tooManyAttempts } from '../errors/api-error.ts';
import type { GeinsMerchantApiQueryGetCartArgs } from '../generated/contract.ts';
import type { ContractResolvers } from '../scope/contract-resolvers.ts';
import { admitCart, beginCart } from './begin-cart.ts';
import type { CartRecord } from './cart-record.ts';
import type { CartView } from './cart-view.ts';
import type { CartResult } from './cart.repository.ts';
import { addItem, addPackageItem, refreshCart, updateCartGroup, updateItem } from './change-cart.ts';
import { noFees } from './chosen-fees.ts';
import { checkLineText } from './check-line-text.ts';
import { clearCart, cloneCart, completeCart, setMerchantData, setPromoCode } from './keep-cart.ts';
import { presentCart } from './present-cart.ts';
import { cartNotFound, refusalError } from './refusal-error.ts';

/** Carts are read whole with every page, so what channels keep in them stays small. */
const MOST_MERCHANT_DATA = 10_000;

/** The cart: asking for it makes one where no id is given. */
export const cartResolvers: ContractResolvers = {
  GeinsMerchantApiQuery: {
    async getCart(_, args, scope) {
      const view = scope.shopView(args);
      const id = storableText(args.id ?? '').trim();
      if (id === '') return presentCart(await beginCart(view), view, noFees);
      return presentAsked(view, knownCart(view, id, args), args.allowExternalShippingFee);
    },
  },
  GeinsMerchantApiMutation: {
    async addToCart(_, { id, item, allowExternalShippingFee, ...shop }, scope) {
      const view = scope.shopView(shop);
      const { skuId, quantity, groupKey, message } = item;
      for (const text of [groupKey, message]) checkLineText(text, view);
      const wanted = { skuId: skuId ?? 0, quantity, groupKey: storedOrNull(groupKey), message: storedOrNull(message) };
      return changeAndPresent(view, id, (cartId) => addItem(view, cartId, wanted), allowExternalShippingFee);
    },
    async updateCartItem(_, { id, item, allowExternalShippingFee, ...shop }, scope) {
      const view = scope.shopView(shop);
      const address = { lineId: item.id || null, skuId: item.skuId ?? null };
      const change = (cartId: string) => updateItem(view, cartId, address, item.quantity);
      return changeAndPresent(view, id, change, allowExternalShippingFee);
    },
    async addPackageToCart(_, { id, packageId, selections, allowExternalShippingFee, ...shop }, scope) {
      const view = scope.shopView(shop);
      const picked = (selections ?? []).filter((selection) => selection !== null);
      const change = (cartId: string) => addPackageItem(view, cartId, packageId, picked);
      return changeAndPresent(view, id, change, allowExternalShippingFee);
    },
    async updateCartGroup(_, { id, item, allowExternalShippingFee, ...shop }, scope) {
      const view = scope.shopView(shop);
      const groupKey = storableText(item.groupKey ?? '');
      const change = (cartId: string) => updateCartGroup(view, cartId, groupKey, item.quantity);
      return changeAndPresent(view, id, change, allowExternalShippingFee);
    },
    async clearCart(_, { id, ...shop }, scope) {
      const view = scope.shopView(shop);
      return changeAndPresent(view, id, (cartId) => clearCart(view, cartId));
    },
    async completeCart(_, { id, ...shop }, scope) {
      const view = scope.shopView(shop);
      return changeAndPresent(view, id, (cartId) => completeCart(view, cartId));
    },
    async cloneCart(_, { id, resetPromotions, ...shop }, scope) {
      const view = scope.shopView(shop);
      await admitCart(view);
      return changeAndPresent(view, id, (cartId) => cloneCart(view, cartId, resetPromotions ?? false));
    },
    async setCartPromoCode(_, { id, promoCode, ...shop }, scope) {
      const view = scope.shopView(shop);
      const code = storableText(promoCode).trim();
      return changeAndPresent(view, id, (cartId) => tryPromoCode(view, cartId, code));
    },
    async setCartMerchantData(_, { id, merchantData, ...shop }, scope) {
      if (merchantData.length > MOST_MERCHANT_DATA) {
        throw badUserInput(`'merchantData' may have ${MOST_MERCHANT_DATA} characters at most.`);
      }
      const view = scope.shopView(shop);
      const kept = storableText(merchantData);
      return changeAndPresent(view, id, (cartId) => setMerchantData(view, cartId, kept));
    },
  },
};

/** Only codes that are none count: whoever guesses meets hardly another. */
async function tryPromoCode(view: CartView, cartId: string, code: string): Promise<CartResult> {
  if (code === '') return setPromoCode(view, cartId, code);
  const { failedCodes } = view.visitorLimits;
  const verdict = await failedCodes.begin();
  if (!verdict.allowed) throw tooManyAttempts('codes were tried', verdict.retryAfterSeconds);
  const result = await setPromoCode(view, cartId, code);
  if (result.ok || result.refusal.kind !== 'unknown-code') await failedCodes.forgive();
  return result;
}

async function knownCart(
  view: CartView,
  cartId: string,
  { forceRefresh, includeCompleted }: GeinsMerchantApiQueryGetCartArgs,
) {
  const cart = await (includeCompleted ? view.carts.find(cartId) : view.carts.inHand(cartId));
  if (!cart || (cart.isCompleted && !includeCompleted)) throw cartNotFound();
  const refreshed = forceRefresh && !cart.continuedAs ? await refreshCart(view, cart.cartId) : null;
  return refreshed?.ok ? refreshed.cart : cart;
}

async function changeAndPresent(
  view: CartView,
  id: string,
  change: (cartId: string) => Promise<CartResult>,
  allowExternalFee?: boolean | null,
) {
  const cartId = storableText(id);
  const changed = change(cartId).then((result) => {
    if (!result.ok) throw refusalError(result.refusal);
    return result.cart;
  });
  return presentAsked(view, changed, allowExternalFee);
}

/** Presents a cart with what its checkout adds, which hangs on what lies in it. */
async function presentAsked(view: CartView, found: Promise<CartRecord>, allowExternalFee?: boolean | null) {
  const cart = await found;
  return presentCart(cart, view, view.chosenFees(cart, allowExternalFee ?? false));
}

function storedOrNull(text: string | null | undefined): string | null {
  return text ? storableText(text) : null;
}
