import { inPlace, laterStatic } from './later-static.tsx';

/** How goods come to a postal code, with its texts. */
export const deliveryParts = laterStatic(['delivery'], () => import('./delivery.part.ts'));

/** It has the product as its key: it keeps what it began with. */
export const LaterProductDelivery = inPlace(deliveryParts.part(({ ProductDelivery }) => ProductDelivery));
export const LaterCartDelivery = inPlace(deliveryParts.part(({ CartDelivery }) => CartDelivery));
