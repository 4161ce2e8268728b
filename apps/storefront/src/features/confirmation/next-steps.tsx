import { needsDelivery } from '@torg/commerce-sdk/domain';
import { useTranslate } from '@torg/i18n/react';
import { Heading, Stack } from '@torg/ui';
import { Timeline, type TimelineStep } from '@torg/ui/rows';
import type { Confirmation } from './confirmation.ts';
import * as styles from './order-view.css.ts';

/** What happens after the purchase, in its order, and how far it is. */
export function NextSteps({ confirmation: { agreed, order, cart } }: { confirmation: Confirmation }) {
  const t = useTranslate();
  const isSent = order?.status === 'completed';
  // What can be cancelled is not packed yet, and the page says so where it offers that.
  const isUntouched = agreed?.isCancellable ?? false;
  const mail = agreed ? t('order.next.mail', { email: agreed.email }) : t('order.next.mailUnnamed');
  const bill = agreed?.isBilled && agreed.receiptUrl ? t('order.next.bill') : '';
  const place = agreed?.pickupPoint;
  const received: TimelineStep = { label: t('order.next.received'), status: 'done', text: `${mail} ${bill}`.trim() };
  const mailed: TimelineStep = {
    label: t('order.next.mailed'),
    status: isSent ? 'done' : 'current',
    text: t('order.next.mailedText'),
  };
  const carried: readonly TimelineStep[] = [
    {
      label: t('order.next.packing'),
      status: isSent ? 'done' : isUntouched ? 'upcoming' : 'current',
      text: t('order.next.parcel'),
    },
    {
      label: place ? t('order.next.deliveryAt', { place }) : t('order.next.delivery'),
      status: isSent ? 'current' : 'upcoming',
      ...(agreed?.deliveryTime && { time: agreed.deliveryTime }),
    },
  ];
  const steps = cart && !needsDelivery(cart.lines) ? [received, mailed] : [received, ...carried];
  return (
    <section className={styles.onScreen}>
      <Stack space="s">
        <Heading level={2} size="m">
          {t('order.next.heading')}
        </Heading>
        <Timeline
          label={t('order.next.heading')}
          steps={steps}
          statusLabels={{ done: t('order.next.done'), current: t('order.next.current') }}
        />
      </Stack>
    </section>
  );
}
