import type { CheckoutStore } from '@torg/stores/checkout';
import type { CheckoutFieldName } from './checkout-fields.ts';
import type { StepName } from './step-names.ts';

type Filled = Pick<CheckoutStore, 'typed' | 'customerType' | 'hasOtherAddress' | 'shipping' | 'payment'>;

const addressNeeds = ['zip', 'city', 'firstName', 'lastName', 'addressLine1'] as const;

/** Whether all that a step cannot do without is filled in; whether it is right, its errors say. */
export function isStepDone(step: StepName, store: Filled): boolean {
  const { typed, customerType } = store;
  const isFilled = (name: CheckoutFieldName) => Boolean(typed[name]?.trim());
  switch (step) {
    case 'contact':
      return (
        isFilled('email') &&
        (customerType === 'PERSON' || (isFilled('billingAddress.company') && isFilled('identityNumber')))
      );
    case 'address':
      return (
        addressNeeds.every((part) => isFilled(`billingAddress.${part}`)) &&
        (!store.hasOtherAddress || addressNeeds.every((part) => isFilled(`shippingAddress.${part}`)))
      );
    case 'delivery':
      return store.shipping !== null;
    case 'payment':
      return store.payment !== null;
    case 'finish':
      return false;
  }
}
