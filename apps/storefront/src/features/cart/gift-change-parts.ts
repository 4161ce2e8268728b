import { inPlace, laterStatic } from '../../elements/later-static.tsx';

/** How a gift card's receiver and greeting are changed, with its texts: a cart without one fetches neither. */
export const giftChangeParts = laterStatic(['gift'], () => import('./gift-change.part.ts'));

/** It has the line as its key: it keeps what it began with, and what was typed. */
export const LaterGiftChange = inPlace(giftChangeParts.part(({ GiftChange }) => GiftChange));
