import { inPlace, laterStatic } from '../../elements/later-static.tsx';

/** How a gift card is bought for somebody else, with its texts: no other product's page fetches it. */
export const giftParts = laterStatic(['gift'], () => import('./gift.part.ts'));

/** It keeps what it began with, and what was typed: another amount is no other form. */
export const LaterGiftForm = inPlace(giftParts.part(({ GiftForm }) => GiftForm));
