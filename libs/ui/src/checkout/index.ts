// What the checkout and its confirmation are made of; no other page needs it.
import '../theme/theme.css.ts';

export type { AddressField, AddressSection } from './address-fields/address-field.ts';
export { AddressFields, type AddressFieldsProps } from './address-fields/address-fields.tsx';
export { CheckoutLayout, type CheckoutLayoutProps } from './checkout-layout/checkout-layout.tsx';
export { CheckoutSection, type CheckoutSectionProps } from './checkout-section/checkout-section.tsx';
export {
  DeliveryOptions,
  type DeliveryOption,
  type DeliveryOptionsProps,
} from './delivery-options/delivery-options.tsx';
export type { PickupPoint, PickupPointsProps } from './delivery-options/pickup-points.tsx';
export type { Logo } from './option-card/option-card.tsx';
export { OrderConfirmation, type OrderConfirmationProps } from './order-confirmation/order-confirmation.tsx';
export { OrderSummary, type OrderSummaryLine, type OrderSummaryProps } from './order-summary/order-summary.tsx';
export { PaymentOptions, type PaymentOption, type PaymentOptionsProps } from './payment-options/payment-options.tsx';
