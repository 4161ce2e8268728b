import { observer } from 'mobx-react-lite';
import type { Order } from '@torg/commerce-sdk/domain';
import { useTranslate } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { Button, ButtonLink, Inline, Link, Notice, Stack, Text } from '@torg/ui';
import { CancelOrder } from '../../elements/cancel-order.tsx';
import { ProblemNotice } from '../../elements/problem-notice.tsx';
import { useForm } from '../../page/form/use-form.tsx';
import { useScope } from '../../scope/scope-context.tsx';

const buyAgainForm = { name: 'buy-again', fetch: async () => (await import('./buy-again.form.ts')).buyAgainForm };

interface OrderActionsProps {
  order: Order;
  /** Where its receipt or its bill is; null where it has none. */
  receipt: string | null;
  /** Whether a bill is what it has. */
  isBilled: boolean;
  /** Whether nobody has begun to pack it. */
  isCancellable: boolean;
  /** Whether a person bought it, and anything is left to go back on, or nobody knows. */
  isWithdrawable: boolean;
}

/** What a customer can do about an order: its receipt, the same again, cancel it, and go back on it, which is a consumer's. */
export const OrderActions = observer(function OrderActions({
  order,
  receipt,
  isBilled,
  isCancellable,
  isWithdrawable,
}: OrderActionsProps) {
  const t = useTranslate();
  const { site, config } = useScope();
  return (
    <Inline space="s">
      {order.cart && <BuyAgain order={order} />}
      {receipt !== null && (
        <ButtonLink href={receipt} variant="secondary" target="_blank" rel="noopener">
          {t(isBilled ? 'order.bill' : 'order.receipt')}
        </ButtonLink>
      )}
      {isWithdrawable && config.api.extensions !== null && order.state !== 'cancelled' && (
        <ButtonLink href={href(site.locale, 'withdraw', {}, { order: order.publicId })} variant="secondary">
          {t('orders.order.withdraw')}
        </ButtonLink>
      )}
      <CancelOrder order={{ order: String(order.orderId ?? '') }} isCancellable={isCancellable} />
    </Inline>
  );
});

function BuyAgain({ order: { orderId } }: { order: Order }) {
  const t = useTranslate();
  const { site } = useScope();
  const form = useForm(buyAgainForm, { about: { order: String(orderId ?? '') } });
  const answer = form.outcome?.answer;
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
        {answer && 'short' in answer && (
          <Notice
            tone="warning"
            role="alert"
            title={t(answer.kind === 'some' ? 'orders.order.someAgain' : 'orders.order.noneAgain')}
          >
            {answer.short.map((goods, index) => (
              <Text key={index}>{t(`orders.order.again.${goods.reason}`, { ...goods })}</Text>
            ))}
            {answer.kind === 'some' && <Link href={href(site.locale, 'cart', {})}>{t('orders.order.toCart')}</Link>}
          </Notice>
        )}
      </Stack>
    </form>
  );
}
