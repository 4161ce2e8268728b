import type { AppScope } from '../../scope/app-scope.ts';
import { addressNames } from './address-names.ts';
import type { CheckoutValues } from './checkout-details.ts';
import { deliveryCountry } from '../../display/delivery-country.ts';
import { postalCodeIn } from '../../page/form/market-fields.ts';

/** Cities by the names of their fields. */
export type Cities = Readonly<Partial<Record<`${(typeof addressNames)[number]}.city`, string>>>;

/** The cities that a form left out and that its postal codes tell. */
export async function missingCities(scope: AppScope, values: CheckoutValues): Promise<Cities> {
  const country = deliveryCountry(scope);
  const wanted = addressNames.filter((name) => values[`${name}.city`] === '');
  const found = await Promise.all(
    wanted.map(async (name) => {
      const code = postalCodeIn(country, values[`${name}.zip`]);
      return [`${name}.city`, code && (await scope.cityOf(country, code))] as const;
    }),
  );
  return Object.fromEntries(found.filter(([, city]) => city));
}
