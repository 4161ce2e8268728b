import { formatMoney, type Minor, type ShopLanguage } from '@torg/commerce-sdk/domain';
import { translateIn } from '../../texts/translate-in.ts';
import type { MailBlock } from '../document/mail-document.ts';

/** Gift cards of an order whose purchase was taken back; amounts are minor units. */
export interface ClosedGiftCards {
  currency: string;
  cards: readonly {
    /** The last characters of its code. */
    codeEnd: string;
    /** What it still held. */
    held: Minor;
  }[];
}

/** A sentence on each gift card that was closed; none where mails are from before gift cards were issued for orders. */
export function closedGiftCards(closed: ClosedGiftCards | undefined, language: ShopLanguage): readonly MailBlock[] {
  if (!closed) return [];
  const { currency, cards } = closed;
  const t = translateIn(language);
  return cards.map(({ codeEnd, held }) => ({
    kind: 'text',
    text: t('mail.giftCardClosed', { codeEnd, held: formatMoney(held, { currency, language }) }),
  }));
}
