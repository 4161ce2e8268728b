import { ownQuery, type OwnSource } from './own-query.ts';

/** So many products are asked about at once; what is past them shows its price alone. */
const mostProducts = 100;

/** What products cost whoever is signed in by the price list of their organization; nobody else is asked for any. */
export function ownPricesQuery(scope: OwnSource, productIds: readonly number[]) {
  const asked = [...new Set(productIds)].toSorted((a, b) => a - b).slice(0, mostProducts);
  return ownQuery(
    'own-prices',
    scope,
    async (client, options) => {
      const { getOwnPrices } = await import('./own-prices-calls.ts');
      return getOwnPrices(client, { productIds: asked }, options);
    },
    { about: asked.join(), enabled: scope.stores.session.user !== null },
  );
}
