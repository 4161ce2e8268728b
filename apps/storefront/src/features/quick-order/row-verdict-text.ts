import type { JudgedRow } from '@torg/commerce-sdk/domain';
import type { Translate } from '@torg/i18n';
import { countText } from './pieces-text.ts';

/** What becomes of a row, in words; also where it is counted otherwise than it stood. */
export function rowVerdictText(
  { verdict, times, writtenQuantity }: JudgedRow,
  languageId: string,
  t: Translate,
): string {
  switch (verdict.kind) {
    case 'found':
      if (times > 1) return t('quick-order.verdict.summed', { count: times });
      return t(writtenQuantity === '' ? 'quick-order.verdict.taken-as-one' : 'quick-order.verdict.found');
    case 'fewer':
      return t('quick-order.verdict.fewer', { left: countText(verdict.quantity, languageId) });
    case 'unknown':
      return t(verdict.nearest.length > 0 ? 'quick-order.verdict.nearest' : 'quick-order.verdict.unknown');
    case 'sold-out':
    case 'choice':
    case 'withdrawn':
    case 'quantity':
      return t(`quick-order.verdict.${verdict.kind}`);
  }
}
