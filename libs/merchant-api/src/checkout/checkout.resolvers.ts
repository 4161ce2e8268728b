import type { CartRecord } from '../cart/cart-record.ts';
import { cartNotFound, refusalError } from '../cart/refusal-error.ts';
import { storableText } from '../database/storable-text.ts';
import { apiError, badUserInput } from '../errors/api-error.ts';
import type { ContractResolvers } from '../scope/contract-resolvers.ts';
import type { CheckoutDraft } from './checkout-draft.ts';
import type { CheckoutView } from './checkout-view.ts';
import { mergeDraft } from './merge-draft.rules.ts';
import type { CheckoutInputType } from '../generated/contract.ts';
import { openCheckout, type OpenCheckout } from './open-checkout.ts';
import { presentCheckout } from './present-checkout.ts';

/** Filling in a checkout: every change answers with all that can be chosen now. */
export const checkoutResolvers: ContractResolvers = {
  GeinsMerchantApiMutation: {
    async createOrUpdateCheckout(_, { cartId, checkout, ...shop }, scope) {
      return fillIn(scope.shopView(shop), storableText(cartId), checkout ?? {});
    },
    async setCartShippingFee(_, { cartId, shippingFee, ...shop }, scope) {
      return fillIn(scope.shopView(shop), storableText(cartId), { externalShippingFee: shippingFee });
    },
  },
};

/** The words that clients of the Merchant API look for. */
export const blockedMessage = 'Customer is blacklisted';

/** The form of what is selected, where that is paid in one; nothing is paid that cannot be sent, or where nothing is left to pay. */
async function findForm(view: CheckoutView, { cart, draft, payment, shipping, isBlocked }: OpenCheckout) {
  const { cartId, lines } = cart.cart;
  const amount = cart.totals.balance.toPay.incVat;
  const option = payment.selected;
  if (option?.kind !== 'embedded' || !shipping || isBlocked || lines.length === 0 || amount === 0) return null;
  return view.payments.formFor({ cartId, draft, option, amount });
}

async function fillIn(view: CheckoutView, cartId: string, sent: CheckoutInputType) {
  const cart = await view.carts.find(cartId);
  if (!cart || cart.isCompleted) throw cartNotFound();
  if (cart.isOrdered) throw refusalError({ kind: 'cart-ordered' });
  const change = await withCheckedFee(view, cart, sent);
  const keep = (own: CheckoutInputType) =>
    view.checkouts.change(cartId, view.now, (kept) => draftWith(view, kept, own));
  let open = await openCheckout(view, cart, await keep(change));
  // It was another option's or another place's, or the carrier asks something else by now.
  const isStale = open.externalFee === 'unknown';
  if (isStale) open = await openCheckout(view, cart, await keep({ externalShippingFee: -1 }));
  return presentCheckout(open, view, await findForm(view, open));
}

function draftWith({ shop }: CheckoutView, kept: CheckoutDraft, sent: CheckoutInputType): CheckoutDraft {
  const merged = mergeDraft(kept, sent, shop.market.country.code);
  if (!merged.ok) throw badUserInput(merged.problem);
  return merged.draft;
}

/** Refuses a shipping fee that nobody asks. The option's own fee is not kept, as it changes with the cart. */
async function withCheckedFee(
  view: CheckoutView,
  cart: CartRecord,
  sent: CheckoutInputType,
): Promise<CheckoutInputType> {
  if (sent.externalShippingFee === undefined || sent.externalShippingFee === null) return sent;
  const draft = draftWith(view, await view.checkouts.find(cart.cartId), sent);
  const { externalFee } = await openCheckout(view, cart, draft);
  if (externalFee === 'unknown') throw apiError('SHIPPING_FEE_NOT_OFFERED', shippingFeeMessage);
  return externalFee === 'own' ? { ...sent, externalShippingFee: -1 } : sent;
}

/** Says that a fee is none that is asked. */
export const shippingFeeMessage =
  'Nobody asks this fee for the selected shipping option. Send the one that the checkout shows, or none.';
