import { formatMoney, type Minor, type ShopLanguage } from '@torg/commerce-sdk/domain';
import { formatDate } from '@torg/i18n';
import { translateIn } from '../../texts/translate-in.ts';
import type { MailDocument } from '../document/mail-document.ts';

/** Gift cards that were bought, with the codes that open them. */
export interface GiftCardsBought {
  orderId: string;
  currency: string;
  /** The last day on which they can be used, such as 2028-11-22. */
  lastDay: string;
  /** Amounts in minor units. */
  cards: readonly { code: string; amount: Minor }[];
}

/** The mail that brings the codes of bought gift cards, and says how they are used and until when. */
export function giftCardsBought(bought: GiftCardsBought, language: ShopLanguage): MailDocument {
  const { orderId, currency, lastDay, cards } = bought;
  const t = translateIn(language);
  return {
    subject: t('mail.giftCardsBought.subject', { count: cards.length, orderId }),
    blocks: [
      { kind: 'heading', text: t('mail.giftCardsBought.heading', { count: cards.length }) },
      ...cards.map(({ code, amount }) => ({
        kind: 'facts' as const,
        rows: [
          { label: t('mail.giftCardsBought.code'), value: [code] },
          { label: t('mail.giftCardsBought.amount'), value: [formatMoney(amount, { currency, language })] },
          { label: t('mail.giftCardsBought.lastDay'), value: [formatDate(lastDay, language)] },
        ],
      })),
      { kind: 'text', text: t('mail.giftCardsBought.use') },
      { kind: 'text', text: t('mail.giftCardsBought.secret') },
      { kind: 'text', text: t('mail.giftCardsBought.terms') },
    ],
  };
}
