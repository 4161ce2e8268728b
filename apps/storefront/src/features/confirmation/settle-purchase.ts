import type { QueryKey } from '@tanstack/react-query';
import type { Address } from '@torg/commerce-sdk/domain';
import type { PurchaseBuyer } from '@torg/stores';
import { countryOf } from '../../display/country-of.ts';
import type { AppScope } from '../../scope/app-scope.ts';
import type { Confirmation } from './confirmation.ts';
import { isNewPurchase } from './tracked-purchases.ts';

/** For so long (ms) after it was placed a purchase is news; whoever opens its link later buys nothing. */
const newsFor = 86_400_000;

/**
 * What a purchase means for the tab that shows its confirmation: it is counted, once in this browser, and
 * its cart closed.
 */
export async function settlePurchase(scope: AppScope, key: QueryKey, confirmation: Confirmation): Promise<void> {
  const { placed, agreed, nthPurchase } = confirmation;
  const { events } = scope.stores;
  if (placed && isNews(scope, confirmation) && isNewPurchase(scope.trackedPurchases, events, placed.orderId)) {
    // What was typed is kept until it is bought.
    scope.keptCheckout.write('');
    const { billingAddress, shippingAddress: _, ...order } = placed;
    events.record('checkout:purchase', {
      order,
      buyer: billingAddress && buyerOf(billingAddress, agreed?.email ?? ''),
      variants: variantsIn(confirmation.cart),
      nthPurchase,
      country: billingAddress?.country || countryOf(scope.site),
    });
  }
  await closeBoughtCart(scope, key, confirmation);
}

/** Closes the cart that was bought. A tab that has looked at a cart goes on with what was put in since, and tells the others. */
export async function closeBoughtCart(scope: AppScope, key: QueryKey, confirmation: Confirmation): Promise<void> {
  const { openCartId } = confirmation;
  if (openCartId === null) return;
  const { commerce, queries, stores } = scope;
  const { completeCart } = await import('./confirm-calls.ts');
  await completeCart(commerce, { cartId: openCartId });
  queries.setQueryData<Confirmation>(key, { ...confirmation, openCartId: null });
  if (stores.cart.state.status !== 'idle') await stores.cart.load();
}

function buyerOf({ firstName, lastName, zip }: Address, email: string): PurchaseBuyer {
  return { email, firstName, lastName, zip: zip.replaceAll(' ', '') };
}

/** What each bought sku is among its variants; the order does not say. */
function variantsIn(cart: Confirmation['cart']): Readonly<Record<string, string>> {
  const lines = cart?.lines ?? [];
  return Object.fromEntries(
    lines.flatMap(({ skuId, product: { choices } }) => (choices[0] ? [[String(skuId), choices[0]]] : [])),
  );
}

function isNews({ clock }: AppScope, { agreed, order }: Confirmation): boolean {
  const placedAt = agreed?.placedAt ?? order?.createdAt;
  return !placedAt || clock.now() - Date.parse(placedAt) < newsFor;
}
