import { cartNotFound, refusalError } from '../cart/refusal-error.ts';
import { storableText } from '../database/storable-text.ts';
import { badUserInput } from '../errors/api-error.ts';
import type { ShopArguments } from '../market/find-shop.ts';
import type { RequestScope } from '../scope/request-scope.ts';
import type { CheckoutView } from './checkout-view.ts';
import { mergeDraft, type SentCheckout } from './merge-draft.rules.ts';
import { openCheckout, type OpenCheckout } from './open-checkout.ts';
import { presentCheckout } from './present-checkout.ts';

interface CheckoutArguments extends ShopArguments {
  cartId: string;
  checkout?: SentCheckout | null;
}

interface ConditionsArguments extends ShopArguments {
  cartId: string;
  email?: string | null;
}

/** Filling in a checkout: every change answers with all that can be chosen now. */
export const checkoutResolvers = {
  GeinsMerchantApiQuery: {
    async validateOrderConditions(_: unknown, { cartId, email, ...shop }: ConditionsArguments, scope: RequestScope) {
      const view = scope.shopView(shop);
      const cart = await view.carts.find(storableText(cartId));
      if (!cart) throw cartNotFound();
      const isBlocked = email ? await view.checkouts.isBlocked(storableText(email)) : false;
      return { isValid: !isBlocked, message: isBlocked ? blockedMessage : null };
    },
  },
  GeinsMerchantApiMutation: {
    async createOrUpdateCheckout(_: unknown, { cartId, checkout, ...shop }: CheckoutArguments, scope: RequestScope) {
      return fillIn(scope.shopView(shop), storableText(cartId), checkout ?? {});
    },
    async setCartShippingFee(
      _: unknown,
      { cartId, shippingFee, ...shop }: ShopArguments & { cartId: string; shippingFee: number },
      scope: RequestScope,
    ) {
      return fillIn(scope.shopView(shop), storableText(cartId), { externalShippingFee: shippingFee });
    },
  },
};

/** The words that clients of the Merchant API look for. */
export const blockedMessage = 'Customer is blacklisted';

/** The form of what is selected, where that is paid in one; nothing is paid where nothing is left to pay. */
async function findForm(view: CheckoutView, { cart, draft, payment, isBlocked }: OpenCheckout) {
  const { cartId, version: cartVersion, lines } = cart.cart;
  const amount = cart.totals.balance.toPay.incVat;
  const option = payment.selected;
  if (option?.kind !== 'embedded' || isBlocked || lines.length === 0 || amount === 0) return null;
  return view.payments.formFor({ cartId, cartVersion, draft, option, amount });
}

async function fillIn(view: CheckoutView, cartId: string, sent: SentCheckout) {
  const cart = await view.carts.find(cartId);
  if (!cart || cart.isCompleted) throw cartNotFound();
  if (cart.isOrdered) throw refusalError({ kind: 'cart-ordered' });
  const draft = await view.checkouts.change(cartId, view.now, (kept) => {
    const merged = mergeDraft(kept, sent);
    if (!merged.ok) throw badUserInput(merged.problem);
    return merged.draft;
  });
  const open = await openCheckout(view, cart, draft);
  return presentCheckout(open, view, await findForm(view, open));
}
