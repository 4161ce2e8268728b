import type { Order } from '@torg/commerce-sdk/domain';
import { useTranslate } from '@torg/i18n/react';
import { Heading, Link, Stack } from '@torg/ui';
import { Timeline, type TimelineStep } from '@torg/ui/rows';
import { useScope } from '../../scope/scope-context.tsx';
import { dayOf } from './order-words.ts';

interface OrderTrackingProps {
  order: Order;
  /** When all of it had been gone back on; null where something is still bought. */
  withdrawnAt: string | null;
}

/** What has happened to an order, and each parcel of it with its carrier's page. */
export function OrderTracking({ order, withdrawnAt }: OrderTrackingProps) {
  const t = useTranslate();
  const scope = useScope();
  const { state, createdAt, updatedAt, completedAt, parcels } = order;
  const timeOf = (moment: string | null) => (moment === null ? {} : { time: dayOf(moment, scope) });
  const sent = parcels.filter(({ sentAt }) => sentAt !== null);
  const received: TimelineStep = {
    label: t('orders.order.state.received'),
    status: state === 'received' ? 'current' : 'done',
    ...timeOf(createdAt),
  };
  const later = (isOver: boolean, isNow: boolean) => (isOver ? 'done' : isNow ? 'current' : 'upcoming');
  const parcelSteps = sent.map(({ name, parcelNumber, sentAt, trackingLink }, index): TimelineStep => ({
    label: t('orders.order.sent', { place: index + 1, count: sent.length, name }),
    status: 'done',
    ...timeOf(sentAt),
    ...(trackingLink && {
      text: (
        <Link href={trackingLink} target="_blank" rel="noopener noreferrer">
          {t('order.delivery.follow', { number: parcelNumber ?? '' })}
        </Link>
      ),
    }),
  }));
  const endOf = (name: 'cancelled' | 'withdrawn', moment: string | null): TimelineStep => ({
    label: t(`orders.order.state.${name}`),
    status: 'cancelled',
    ...timeOf(moment),
  });
  const processing: TimelineStep = {
    label: t('orders.order.state.processing'),
    status: later(state === 'completed', state === 'processing'),
  };
  const completed: TimelineStep = {
    label: t('orders.order.state.completed'),
    status: later(state === 'completed', false),
    ...timeOf(completedAt),
  };
  const over: TimelineStep = { ...received, status: 'done' };
  const steps: readonly TimelineStep[] =
    state === 'cancelled'
      ? [over, endOf('cancelled', updatedAt)]
      : withdrawnAt !== null
        ? [over, ...parcelSteps, endOf('withdrawn', withdrawnAt)]
        : [received, processing, ...parcelSteps, completed];
  return (
    <section>
      <Stack space="s">
        <Heading level={2} size="m">
          {t('orders.order.tracking')}
        </Heading>
        <Timeline
          label={t('orders.order.tracking')}
          steps={steps}
          statusLabels={{ done: t('order.next.done'), current: t('order.next.current') }}
        />
      </Stack>
    </section>
  );
}
