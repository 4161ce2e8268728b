import type { CheckoutStore } from '@torg/stores/checkout';
import type { StepName } from '../../navigation/checkout-step-names.ts';
import type { MarketRules } from '../../page/form/market-fields.ts';
import { neededCheckoutFields, type CheckoutFieldName } from './checkout-fields.ts';
import { isCovered } from './covered-payment.tsx';

type Filled = Pick<
  CheckoutStore,
  'typed' | 'cart' | 'customerType' | 'hasOtherAddress' | 'isBilled' | 'shipping' | 'payment'
>;

const addressParts = ['company', 'zip', 'city', 'firstName', 'lastName', 'addressLine1'] as const;

const stepsBefore = ['contact', 'address', 'delivery'] as const;

/** Whether all that a step cannot do without is filled in, and none of it wrong by the rules that an order is read by. */
export function isStepDone(step: StepName, store: Filled, rules: MarketRules): boolean {
  const { shipping, payment } = store;
  const areRight = stepFields(step, store).every(rightIn(store, rules));
  switch (step) {
    case 'contact':
    case 'address':
      return areRight;
    // What the page came with is chosen though nobody chose it.
    case 'delivery':
      return shipping !== null;
    case 'payment':
      // A way to pay stands chosen from the start; who has come so far has seen it.
      return (
        (isCovered(store) || (payment !== null && areRight)) &&
        stepsBefore.every((one) => isStepDone(one, store, rules))
      );
    case 'finish':
      return false;
  }
}

/** The fields that a step asks for as the form stands, but for choices. */
function stepFields(step: StepName, { customerType, hasOtherAddress, isBilled }: Filled): CheckoutFieldName[] {
  const isOrganisation = customerType === 'ORGANIZATION';
  switch (step) {
    case 'contact':
      return isOrganisation ? ['email', 'billingAddress.company', 'identityNumber'] : ['email'];
    case 'address': {
      const billed = addressParts.map((part) => `billingAddress.${part}` as const);
      const delivered = addressParts.map((part) => `shippingAddress.${part}` as const);
      const asked = [...billed, 'billingAddress.mobile' as const, ...(hasOtherAddress ? delivered : [])];
      // A company is asked for its name with who buys.
      return asked.filter((name) => name !== 'billingAddress.company');
    }
    case 'payment':
      return !isOrganisation && isBilled ? ['identityNumber'] : [];
    case 'delivery':
    case 'finish':
      return [];
  }
}

/** Judges a field as it is judged when the order is sent. */
function rightIn({ typed }: Filled, rules: MarketRules): (name: CheckoutFieldName) => boolean {
  const sent = new FormData();
  // What is asked for is sent, filled in or not.
  const filledIn = { identityNumber: '', ...typed, step: 'order' };
  for (const [name, text] of Object.entries(filledIn)) if (text !== undefined) sent.set(name, text);
  const fields = neededCheckoutFields(sent, rules);
  return (name) => 'value' in fields[name].read(typed[name] ?? null);
}
