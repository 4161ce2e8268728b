import type { TypedCheckout } from '@torg/stores/checkout';
import type { AppScope } from '../../scope/app-scope.ts';
import { choiceTexts } from './address-choices.ts';
import { addressNames } from './address-names.ts';
import type { CheckoutValues } from './checkout-details.ts';
import { checkoutCustomerQuery } from './checkout-query.ts';

/** What the customer's addresses write that a form was sent to be filled in with. */
export async function keptTexts(scope: AppScope, values: CheckoutValues): Promise<TypedCheckout> {
  const chosen = addressNames.filter((name) => values[`${name}.kept`] !== '');
  if (chosen.length === 0) return {};
  const { addresses = [] } = (await scope.queries.fetchQuery(checkoutCustomerQuery(scope))) ?? {};
  const texts = chosen.map((name) => {
    const address = addresses.find(({ id }) => id === values[`${name}.kept`]);
    return address ? choiceTexts(name, address) : {};
  });
  return Object.fromEntries(texts.flatMap((text) => Object.entries(text)));
}
