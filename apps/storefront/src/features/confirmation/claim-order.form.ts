import { defineForm } from '../../page/form/define-form.ts';
import { hiddenField } from '../../page/form/fields.ts';

/** Gives a guest's order to whoever is signed in by the address that it was placed with. */
export const claimOrderForm = defineForm('claim-order', {
  fields: {
    /** The ids of the order that its buyer alone has. */
    purchase: hiddenField,
    cart: hiddenField,
  },
  async act(scope, { purchase, cart }) {
    const [client, { claimOrder }] = await Promise.all([scope.extensions(), import('./confirm-calls.ts')]);
    const isTheirs =
      client !== null && (await claimOrder(client, { id: purchase, ...(cart !== '' && { cartId: cart }) }));
    return { kind: isTheirs === true ? ('claimed' as const) : ('refused' as const) };
  },
  isDone: ({ kind }) => kind === 'claimed',
  redirectTo: ({ kind }, { url }) => (kind === 'claimed' ? url.pathname + url.search : null),
});
