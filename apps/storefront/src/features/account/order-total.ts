import { formatMoney, type ListedOrder } from '@torg/commerce-sdk/domain';
import type { Translate } from '@torg/i18n';
import type { AppScope } from '../../scope/app-scope.ts';

/** What an order cost, with VAT: what was paid. An organization, which reads prices without it, is told so. */
export function totalOf(
  { total, currency, isOrganizations }: ListedOrder,
  { site, t }: Pick<AppScope, 'site'> & { t: Translate },
): string {
  const amount = formatMoney(total.incVat, { currency, language: site.locale });
  return isOrganizations ? t('orders.order.totalIncVat', { amount }) : amount;
}
