import type { JudgedRow } from '@torg/commerce-sdk/domain';
import type { Translate } from '@torg/i18n';

/** How many pieces of a row stand beside its price: those that can be bought, or what was asked for where that is none. */
export function piecesText(
  { quantity, writtenQuantity, verdict }: JudgedRow,
  languageId: string,
  t: Translate,
): string {
  const pieces = verdict.kind === 'fewer' ? verdict.quantity : quantity;
  return pieces === null ? writtenQuantity : t('quick-order.pieces', { count: countText(pieces, languageId) });
}

/** A number with the spaces that a language puts between its thousands. */
export function countText(count: number, languageId: string): string {
  return new Intl.NumberFormat(languageId).format(count);
}
