import type { ShippingOption } from '@torg/commerce-sdk/domain';
import type { TypedCheckout } from '@torg/stores/checkout';
import { pickupPointName } from '../checkout-fields.ts';
import type { WidgetChoice } from './carrier-widget.ts';

/** The same fields while no choice is finished: nothing is chosen, not even what the API selects. */
const unfinished: TypedCheckout = { shippingId: '', externalShippingId: '', carrierFields: '' };

/**
 * A choice in a carrier's list as the fields of the checkout. An account may have one way of sending for the whole list, so
 * one that it does not name is sent by what is selected.
 */
export function choiceFields(choice: WidgetChoice | null, options: readonly ShippingOption[]): TypedCheckout {
  if (choice === null) return unfinished;
  const isNamed = ({ externalId }: Pick<ShippingOption, 'externalId'>) => externalId === choice.optionId;
  const option =
    options.find((one) => isNamed(one) || one.subOptions.some(isNamed)) ?? options.find(({ isSelected }) => isSelected);
  if (!option) return {};
  const shippingId = String(option.shippingId);
  return {
    shippingId,
    externalShippingId: choice.optionId,
    carrierFields: choice.fields,
    [pickupPointName(shippingId)]: choice.pickupPoint,
  };
}
