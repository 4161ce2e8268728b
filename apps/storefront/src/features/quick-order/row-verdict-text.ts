import type { JudgedRow } from '@torg/commerce-sdk/domain';
import type { Translate } from '@torg/i18n';
import { countText } from './pieces-text.ts';

/** What becomes of a row, in words; also where it is counted otherwise than it stood. */
export function rowVerdictText(
  { verdict, places, quantity, writtenQuantity }: JudgedRow,
  languageId: string,
  t: Translate,
): string {
  // What another number mends leaves the quantity as it is.
  const ofQuantity =
    quantity === null
      ? t('quick-order.verdict.quantity')
      : writtenQuantity === ''
        ? t('quick-order.verdict.no-quantity')
        : '';
  switch (verdict.kind) {
    case 'found':
      if (places.length > 1) return t('quick-order.verdict.summed', { count: places.length });
      return t(writtenQuantity === '' ? 'quick-order.verdict.taken-as-one' : 'quick-order.verdict.found');
    case 'fewer':
      return t('quick-order.verdict.fewer', { left: countText(verdict.quantity, languageId) });
    case 'unknown':
      return verdict.nearest.length > 0
        ? `${t('quick-order.verdict.nearest')} ${ofQuantity}`.trimEnd()
        : t('quick-order.verdict.unknown');
    case 'choice':
      return `${t('quick-order.verdict.choice')} ${ofQuantity}`.trimEnd();
    case 'sold-out':
    case 'withdrawn':
    case 'quantity':
      return t(`quick-order.verdict.${verdict.kind}`);
  }
}
