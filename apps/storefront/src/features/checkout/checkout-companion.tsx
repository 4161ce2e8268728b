import type { RefObject } from 'react';
import { observer } from 'mobx-react-lite';
import type { CheckoutStore } from '@torg/stores/checkout';
import { CityOfPostalCode } from './city-of-postal-code.tsx';
import { useCheckoutSteps } from './use-checkout-steps.ts';
import { useCustomerDetails } from './use-customer-details.ts';

/** What goes along with a checkout that is alive, and shows nothing: fetched after the page, which does not wait for it. */
export const CheckoutCompanion = observer(function CheckoutCompanion(props: {
  form: RefObject<HTMLFormElement | null>;
  store: CheckoutStore;
}) {
  useCustomerDetails(props.form, props.store);
  useCheckoutSteps(props.form, props.store);
  return <CityOfPostalCode form={props.form} />;
});
