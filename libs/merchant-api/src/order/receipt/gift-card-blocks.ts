import type { ShopLanguage } from '@torg/commerce-sdk/domain';
import { writeCalendarDate } from '../../mail/templates/write-moment.ts';
import type { ReceiptBlock } from './receipt-block.ts';
import type { ReceiptTexts } from './receipt-texts.ts';
import type { Receipt } from './receipt.ts';
import { writeAmount } from './write-amount.ts';

/** The gift cards that were bought, known by the end of their codes: whoever has the receipt's address sees it. */
export function giftCardBlocks(
  { giftCards }: Receipt,
  language: ShopLanguage,
  t: ReceiptTexts,
): readonly ReceiptBlock[] {
  if (giftCards.length === 0) return [];
  const facts = giftCards.map(({ codeEnd, amount, lastDay, isClosed }) => ({
    label: t.giftCard(codeEnd),
    value: `${writeAmount(amount)}, ${isClosed ? t.giftCardClosed : t.giftCardEnds(writeCalendarDate(lastDay, language))}`,
  }));
  return [
    { kind: 'heading', text: t.giftCards },
    { kind: 'facts', facts },
  ];
}
