export type { TypedCheckout } from './checkout-changes.ts';
export { agreementOf, createCheckoutDrafts, type CheckoutDrafts } from './checkout-draft.ts';
export { createCheckoutSteps, type CheckoutSteps } from './checkout-steps.ts';
export {
  CheckoutStore,
  type CheckoutStart,
  type CheckoutStorePorts,
  type MayPay,
  type PayableOrder,
} from './checkout-store.ts';
