import type { ShopLanguage } from '@torg/commerce-sdk/domain';
import { formatDate } from '@torg/i18n';
import type { Translate } from '../../texts/translate-in.ts';
import type { ReceiptBlock } from './receipt-block.ts';
import type { Receipt } from './receipt.ts';
import { writeAmount } from './write-amount.ts';

/** The gift cards that were bought, known by the end of their codes: whoever has the receipt's address sees it. */
export function giftCardBlocks({ giftCards }: Receipt, language: ShopLanguage, t: Translate): readonly ReceiptBlock[] {
  if (giftCards.length === 0) return [];
  const facts = giftCards.map(({ codeEnd, amount, lastDay, isClosed }) => ({
    label: t('receipt.giftCard', { codeEnd }),
    value: `${writeAmount(amount)}, ${isClosed ? t('receipt.giftCardClosed') : t('receipt.giftCardEnds', { date: formatDate(lastDay, language) })}`,
  }));
  return [
    { kind: 'heading', text: t('receipt.giftCards') },
    { kind: 'facts', facts },
  ];
}
