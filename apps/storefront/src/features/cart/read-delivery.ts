import { deliveredCart } from '../../display/delivered-cart.ts';
import { deliveryCountry } from '../../display/delivery-country.ts';
import { answerPostalCode } from '../../queries/asked-postal-code.ts';
import { deliveryQuery } from '../../queries/delivery-query.ts';
import type { AppScope } from '../../scope/app-scope.ts';
import { knownPostalCode } from '../../scope/known-postal-code.ts';

/** Reads how the cart comes to the postal code that the address asks for, or that the visitor gave before. */
export async function readDelivery(scope: AppScope, query: URLSearchParams): Promise<void> {
  const goods = deliveredCart(scope.stores.cart.cart);
  if (goods === null || scope.config.api.extensions === null) return;
  const isAsked = await answerPostalCode(scope, goods, query);
  const known = knownPostalCode(scope, deliveryCountry(scope));
  if (!isAsked && known !== null) await scope.queries.prefetchQuery(deliveryQuery(scope, goods, known));
}
