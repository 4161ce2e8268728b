export type { TypedCheckout } from './checkout-changes.ts';
export { createCheckoutDrafts, type CheckoutDrafts } from './checkout-draft.ts';
export { CheckoutStore, type CheckoutStart, type CheckoutStorePorts } from './checkout-store.ts';
