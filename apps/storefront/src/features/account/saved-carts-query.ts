import { ownQuery, type OwnSource } from '../../queries/own-query.ts';

/** The carts that a customer keeps by name. */
export function savedCartsQuery(scope: OwnSource) {
  return ownQuery('saved-carts', scope, async (client, options) => {
    const { getSavedCarts } = await import('./saved-carts-calls.ts');
    return getSavedCarts(client, options);
  });
}
