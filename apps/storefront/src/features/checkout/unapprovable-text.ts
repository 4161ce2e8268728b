import { formatMoney } from '@torg/commerce-sdk/domain';
import type { Translate } from '@torg/i18n';
import type { CompanyPurchase } from './company-purchase.ts';

/** Why an order above the buyer's limit cannot be approved either, and who may order it in another way. */
export function unapprovableText(
  {
    company,
    currency,
    creditLeft,
    administrators,
  }: Pick<CompanyPurchase, 'company' | 'currency' | 'creditLeft' | 'administrators'>,
  language: string,
  t: Translate,
): string {
  const amount = formatMoney(creditLeft, { currency, language });
  return t('checkout.refusal.unapprovable', { amount, company, names: administrators.join(', ') });
}
