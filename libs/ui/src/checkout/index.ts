// What the checkout and its confirmation are made of; no other page needs it.
import '../theme/theme.css.ts';

export {
  DeliveryOptions,
  type DeliveryOption,
  type DeliveryOptionsProps,
} from './delivery-options/delivery-options.tsx';
export type { PickupPoint, PickupPointsProps } from './delivery-options/pickup-points.tsx';
export type { Logo } from './option-card/option-card.tsx';
export { PaymentOptions, type PaymentOption, type PaymentOptionsProps } from './payment-options/payment-options.tsx';
