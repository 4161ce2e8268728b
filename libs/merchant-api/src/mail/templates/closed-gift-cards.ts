import { formatMoney, type Minor, type ShopLanguage } from '@torg/commerce-sdk/domain';
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

const texts = {
  sv: (codeEnd: string, held: string) =>
    `Presentkortet med koden som slutar på ${codeEnd} gäller inte längre. På det fanns ${held} kvar.`,
  nb: (codeEnd: string, held: string) =>
    `Gavekortet med koden som slutter på ${codeEnd}, gjelder ikke lenger. På det var det ${held} igjen.`,
};

/** A sentence on each gift card that was closed; none where mails are from before gift cards were issued for orders. */
export function closedGiftCards(closed: ClosedGiftCards | undefined, language: ShopLanguage): readonly MailBlock[] {
  if (!closed) return [];
  const { currency, cards } = closed;
  return cards.map(({ codeEnd, held }) => ({
    kind: 'text',
    text: texts[language](codeEnd, formatMoney(held, { currency, language })),
  }));
}
