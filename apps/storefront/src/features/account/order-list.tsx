import { useTranslate } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { Heading, Stack } from '@torg/ui';
import { OrderCard } from '@torg/ui/rows';
import type { OwnOrder } from '../../queries/orders-query.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { goodsOf } from './goods-of.ts';
import { totalOf } from './order-total.ts';
import { dayOf, orderName, standingTones } from './order-words.ts';
import * as styles from './orders-page.css.ts';

/** Orders under a heading, each a way to its page; nothing where there are none. */
export function OrderList({ heading, orders }: { heading: string; orders: readonly OwnOrder[] }) {
  const t = useTranslate();
  const scope = useScope();
  if (orders.length === 0) return null;
  return (
    <section>
      <Stack space="s">
        <Heading level={2} size="m">
          {heading}
        </Heading>
        <ul className={styles.list}>
          {orders.map((order) => (
            <li key={order.publicId}>
              <OrderCard
                name={orderName(order, t)}
                href={href(scope.site.locale, 'accountOrder', { orderId: String(order.orderId ?? '') })}
                date={dayOf(order.createdAt, scope)}
                status={t(`orders.order.state.${order.standing}`)}
                tone={standingTones[order.standing]}
                total={totalOf(order, scope)}
                {...goodsOf(order, scope.config.imageBase, t)}
                note={sentNote(order) ? t('orders.order.parcels', { count: sentNote(order) }) : undefined}
              />
            </li>
          ))}
        </ul>
      </Stack>
    </section>
  );
}

/** How many parcels of it were sent. */
function sentNote({ parcels }: OwnOrder): number {
  return parcels.filter(({ sentAt }) => sentAt !== null).length;
}
