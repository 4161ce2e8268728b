import { localDateWriter, type ListedOrder } from '@torg/commerce-sdk/domain';
import { formatDate, type Translate } from '@torg/i18n';
import type { BadgeProps } from '@torg/ui';
import type { OrderStanding } from '../../queries/orders-query.ts';
import type { AppScope } from '../../scope/app-scope.ts';

/** The colours in which it is told how an order stands. */
export const standingTones: Readonly<Record<OrderStanding, NonNullable<BadgeProps['tone']>>> = {
  received: 'news',
  processing: 'news',
  completed: 'success',
  cancelled: 'neutral',
  withdrawn: 'neutral',
};

type Viewer = Pick<AppScope, 'site' | 'config'>;

/** The day of a moment where the shop is, as the language writes it; empty where nobody tells. */
export function dayOf(moment: string | null, { site, config }: Viewer): string {
  if (moment === null) return '';
  return formatDate(localDateWriter(config.shop.service.timeZone)(Date.parse(moment)), site.locale);
}

/** The last day before a moment, such as the midnight at which a gift card ends. */
export function lastDayOf(end: string, viewer: Viewer): string {
  return dayOf(new Date(Date.parse(end) - 1).toISOString(), viewer);
}

/** What an order is called. */
export function orderName({ orderId }: Pick<ListedOrder, 'orderId'>, t: Translate): string {
  return t('account.order.name', { number: String(orderId ?? '') });
}
