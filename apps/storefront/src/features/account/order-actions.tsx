import { observer } from 'mobx-react-lite';
import type { Order } from '@torg/commerce-sdk/domain';
import { useTranslate } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { Button, ButtonLink, Inline, Link, Notice, Stack, Text } from '@torg/ui';
import { useForm } from '../../page/form/use-form.tsx';
import { useScope } from '../../scope/scope-context.tsx';
import { ProblemNotice } from './problem-notice.tsx';

const buyAgainForm = { name: 'buy-again', fetch: async () => (await import('./buy-again.form.ts')).buyAgainForm };
const cancelForm = {
  name: 'cancel-order',
  fetch: async () => (await import('./cancel-order.form.ts')).cancelOrderForm,
};

interface OrderActionsProps {
  order: Order;
  /** Where its receipt or its bill is; null where it has none. */
  receipt: string | null;
  /** Whether nobody has begun to pack it. */
  isCancellable: boolean;
}

/** What a customer can do about an order: its receipt, the same again, cancel it, and go back on it, which is a consumer's. */
export const OrderActions = observer(function OrderActions({ order, receipt, isCancellable }: OrderActionsProps) {
  const t = useTranslate();
  const { site, config, stores } = useScope();
  const isConsumer = stores.session.user?.customerType !== 'ORGANIZATION';
  return (
    <Stack space="s">
      <Inline space="s">
        {order.cart && <BuyAgain order={order} />}
        {receipt !== null && (
          <ButtonLink href={receipt} variant="secondary" target="_blank" rel="noopener">
            {t('orders.order.receipt')}
          </ButtonLink>
        )}
        {isConsumer && config.api.extensions !== null && order.state !== 'cancelled' && (
          <ButtonLink href={href(site.locale, 'withdraw', {}, { order: order.publicId })} variant="secondary">
            {t('orders.order.withdraw')}
          </ButtonLink>
        )}
      </Inline>
      <CancelOrder order={order} isCancellable={isCancellable} />
    </Stack>
  );
});

function BuyAgain({ order: { orderId } }: { order: Order }) {
  const t = useTranslate();
  const { site } = useScope();
  const form = useForm(buyAgainForm, { about: { order: String(orderId ?? '') } });
  const answer = form.outcome?.answer;
  const missing = answer && 'missing' in answer ? answer.missing.join(', ') : null;
  return (
    <form {...form.props}>
      {form.marker}
      <Stack space="s">
        <div>
          <Button type="submit" isPending={form.isPending}>
            {t('orders.order.buyAgain')}
          </Button>
        </div>
        <ProblemNotice kind={answer?.kind === 'unknown-order' ? 'outage' : answer?.kind} />
        {missing !== null && (
          <Notice tone="warning" role="alert">
            {t(answer?.kind === 'some' ? 'orders.order.someAgain' : 'orders.order.noneAgain', { names: missing })}{' '}
            {answer?.kind === 'some' && <Link href={href(site.locale, 'cart', {})}>{t('orders.order.toCart')}</Link>}
          </Notice>
        )}
      </Stack>
    </form>
  );
}

function CancelOrder({ order: { orderId }, isCancellable }: Pick<OrderActionsProps, 'order' | 'isCancellable'>) {
  const t = useTranslate();
  const form = useForm(cancelForm, { about: { order: String(orderId ?? '') } });
  const answer = form.outcome?.answer;
  if (answer?.kind === 'cancelled')
    return (
      <Notice tone="success" role="status">
        {t(answer.isPaidBack ? 'orders.order.cancelledPaid' : 'orders.order.cancelled')}
      </Notice>
    );
  const problem =
    answer?.kind === 'under-way' || answer?.kind === 'unknown-order' ? (
      <Notice tone="warning" role="alert">
        {t('orders.order.tooLate')}
      </Notice>
    ) : (
      <ProblemNotice kind={answer?.kind} />
    );
  if (!isCancellable) return problem;
  return (
    <form {...form.props}>
      {form.marker}
      <Stack space="s">
        {problem}
        {answer?.kind === 'review' ? (
          <>
            <div role="status">
              <Text>{t('orders.order.cancelMeans')}</Text>
            </div>
            <input type="hidden" name="step" value="confirm" />
            <div>
              <Button type="submit" isPending={form.isPending}>
                {t('orders.order.cancelConfirm')}
              </Button>
            </div>
          </>
        ) : (
          <div>
            <Button type="submit" variant="secondary" isPending={form.isPending}>
              {t('orders.order.cancel')}
            </Button>
          </div>
        )}
      </Stack>
    </form>
  );
}
