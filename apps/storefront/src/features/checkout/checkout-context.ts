import { createContext, useContext } from 'react';
import type { CheckoutStore } from '@torg/stores/checkout';
import type { CheckoutFieldName } from './checkout-fields.ts';

/** What the sections of a checkout share. */
export interface CheckoutParts {
  store: CheckoutStore;
  /** For the control of a field: its name, what is typed into it, and why it is not taken. */
  field(name: CheckoutFieldName): { id: string; name: string; defaultValue: string; error: string | undefined };
  /** Whether a field was found missing or wrong, so that it has to be in sight. */
  isAsked(name: CheckoutFieldName): boolean;
  /** Why the payment failed that the shopper comes back from; null where none did. */
  paymentProblem: string | null;
}

export const CheckoutContext = createContext<CheckoutParts | null>(null);

/** The checkout that a section is part of. */
export function useCheckout(): CheckoutParts {
  const parts = useContext(CheckoutContext);
  if (!parts) throw new Error('This section stands outside of a checkout: wrap it in CheckoutContext');
  return parts;
}
