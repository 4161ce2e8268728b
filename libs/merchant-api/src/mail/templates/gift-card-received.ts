import { formatMoney, type Minor, type ShopLanguage } from '@torg/commerce-sdk/domain';
import { formatDate } from '@torg/i18n';
import { translateIn } from '../../texts/translate-in.ts';
import type { MailDocument } from '../document/mail-document.ts';
import type { Trader } from '../trader.ts';

/** A gift card for whoever it was bought for. */
export interface GiftCardReceived {
  /** The order that bought it, and the card, by which the mail is taken back where the purchase is. */
  orderId: string;
  cardId: string;
  /** What the receiver is called; may be empty. */
  name: string;
  /** Who bought it; may be empty. */
  from: string;
  /** What the buyer says with it; may be empty. */
  words: string;
  code: string;
  amount: Minor;
  currency: string;
  /** The last day on which it can be used, such as 2028-11-22. */
  lastDay: string;
}

/** The mail that brings a gift card to its receiver: from whom it is, what the buyer says, and how it is used. */
export function giftCardReceived(received: GiftCardReceived, language: ShopLanguage, { shop }: Trader): MailDocument {
  const { name, from, words, code, amount, currency, lastDay } = received;
  const t = translateIn(language);
  const isKnown = from === '' ? 'no' : 'yes';
  return {
    subject: t('mail.giftCardReceived.subject', { shop, from, isKnown }),
    blocks: [
      { kind: 'heading', text: t('mail.giftCardReceived.heading', { name, isNamed: name === '' ? 'no' : 'yes' }) },
      { kind: 'text', text: t('mail.giftCardReceived.from', { shop, from, isKnown }) },
      ...words
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((text) => ({ kind: 'text' as const, text })),
      {
        kind: 'facts',
        rows: [
          { label: t('mail.giftCardsBought.code'), value: [code] },
          { label: t('mail.giftCardsBought.amount'), value: [formatMoney(amount, { currency, language })] },
          { label: t('mail.giftCardsBought.lastDay'), value: [formatDate(lastDay, language)] },
        ],
      },
      { kind: 'text', text: t('mail.giftCardsBought.use') },
      { kind: 'text', text: t('mail.giftCardReceived.secret') },
      { kind: 'text', text: t('mail.giftCardsBought.terms') },
    ],
  };
}
