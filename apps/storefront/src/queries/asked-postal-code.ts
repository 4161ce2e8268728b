import { deliveryCountry } from '../display/delivery-country.ts';
import { deliveryQuery, type DeliveredGoods } from './delivery-query.ts';
import type { AppScope } from '../scope/app-scope.ts';
import { postalCodeParameter } from '../scope/delivery-id.ts';
import { keepPostalCode } from '../scope/known-postal-code.ts';
import { postalCodeIn } from '../page/form/market-fields.ts';

/** What the address of a page asks for: the digits of a code of the country, null where it is none, undefined where nothing. */
export function askedPostalCode(
  scope: Pick<AppScope, 'site' | 'stores'>,
  query: URLSearchParams,
): string | null | undefined {
  const typed = query.get(postalCodeParameter);
  return typed === null ? undefined : postalCodeIn(deliveryCountry(scope), typed);
}

/**
 * Reads what the address of a page asks for, and remembers the code. True where it asks, so that the page is for this visitor
 * alone. A page is one without this answer too.
 */
export async function answerPostalCode(
  scope: AppScope,
  goods: DeliveredGoods,
  query: URLSearchParams,
): Promise<boolean> {
  const asked = askedPostalCode(scope, query);
  if (asked) {
    keepPostalCode(scope, deliveryCountry(scope), asked);
    await scope.queries.prefetchQuery(deliveryQuery(scope, goods, asked));
  }
  return asked !== undefined;
}
