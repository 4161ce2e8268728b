import type { CommerceClient, RequestOptions } from '../../client/commerce-client.ts';
import type { OrderConditions } from '../../domain/checkout/checkout.ts';
import { MissingDataError } from '../../errors/missing-data-error.ts';
import { ValidateOrderConditionsDocument } from '../../generated/graphql.ts';
import { personal } from '../call-options.ts';

/** The words by which the API says that the shop sells the customer nothing. */
const BLOCKED = 'Customer is blacklisted';

/**
 * Asks whether the cart may be ordered by whoever has the address, before more is filled in.
 *
 * @example
 * const { kind } = await validateOrderConditions(client, { cartId, email: 'maja@torg.example' });
 */
export async function validateOrderConditions(
  client: CommerceClient,
  request: { cartId: string; email?: string },
  options?: RequestOptions,
): Promise<OrderConditions> {
  const answer = await client.request(ValidateOrderConditionsDocument, request, personal(options));
  const conditions = answer.validateOrderConditions;
  if (!conditions) throw new MissingDataError('ValidateOrderConditions');
  if (conditions.isValid) return { kind: 'met' };
  const message = conditions.message ?? '';
  return message === BLOCKED ? { kind: 'customer-blocked' } : { kind: 'not-met', message };
}
