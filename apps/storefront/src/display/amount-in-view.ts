import type { VatView } from '@torg/commerce-sdk/domain';
import type { Translate } from '@torg/i18n';

/** An amount that stands alone: whoever is shown it without VAT is told so beside it. */
export function amountInView(amount: string, vatView: VatView, t: Translate): string {
  return vatView === 'exVat' ? t('goods.vat.exVat', { amount }) : amount;
}
