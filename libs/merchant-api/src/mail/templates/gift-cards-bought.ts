import { formatMoney, type Minor, type ShopLanguage } from '@torg/commerce-sdk/domain';
import { formatDate } from '@torg/i18n';
import { translateIn } from '../../texts/translate-in.ts';
import type { MailDocument, MailFact } from '../document/mail-document.ts';

/** A gift card for its buyer, who is told its code, or to whom it goes instead. Amounts are minor units. */
export type BoughtCard = { code: string; amount: Minor } | { sent: SentCard; amount: Minor };

/** Where a gift card goes, and on which day; null for at once. */
export interface SentCard {
  name: string;
  email: string;
  sendOn: string | null;
}

/** Gift cards that were bought, with the codes that open them. */
export interface GiftCardsBought {
  orderId: string;
  currency: string;
  /** The last day on which they can be used, such as 2028-11-22. */
  lastDay: string;
  cards: readonly BoughtCard[];
}

/** The mail that brings the codes of bought gift cards, or tells to whom they go, and says how they are used and until when. */
export function giftCardsBought(bought: GiftCardsBought, language: ShopLanguage): MailDocument {
  const { orderId, currency, lastDay, cards } = bought;
  const t = translateIn(language);
  const hasCodes = cards.some((card) => 'code' in card);
  return {
    subject: t('mail.giftCardsBought.subject', { count: cards.length, orderId }),
    blocks: [
      {
        kind: 'heading',
        text: t(hasCodes ? 'mail.giftCardsBought.heading' : 'mail.giftCardsBought.sent', { count: cards.length }),
      },
      ...cards.map((card) => ({
        kind: 'facts' as const,
        rows: [
          ...wayOf(card, language),
          { label: t('mail.giftCardsBought.amount'), value: [formatMoney(card.amount, { currency, language })] },
          { label: t('mail.giftCardsBought.lastDay'), value: [formatDate(lastDay, language)] },
        ],
      })),
      ...(hasCodes
        ? [
            { kind: 'text' as const, text: t('mail.giftCardsBought.use') },
            { kind: 'text' as const, text: t('mail.giftCardsBought.secret') },
          ]
        : [{ kind: 'text' as const, text: t('mail.giftCardsBought.theirs') }]),
      { kind: 'text', text: t('mail.giftCardsBought.terms') },
    ],
  };
}

function wayOf(card: BoughtCard, language: ShopLanguage): readonly MailFact[] {
  const t = translateIn(language);
  if ('code' in card) return [{ label: t('mail.giftCardsBought.code'), value: [card.code] }];
  const { name, email, sendOn } = card.sent;
  const day = sendOn === null ? t('mail.giftCardsBought.atOnce') : formatDate(sendOn, language);
  return [
    { label: t('mail.giftCardsBought.to'), value: [name, email].filter(Boolean) },
    { label: t('mail.giftCardsBought.sentOn'), value: [day] },
  ];
}
