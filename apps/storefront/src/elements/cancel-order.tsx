import { useTranslate } from '@torg/i18n/react';
import { Button, Inline, Notice, Stack, Text } from '@torg/ui';
import { useForm } from '../page/form/use-form.tsx';
import { ProblemNotice } from './problem-notice.tsx';

const shownForm = {
  name: 'cancel-order',
  fetch: async () => (await import('./cancel-order.form.ts')).cancelOrderForm,
};

interface CancelOrderProps {
  /** Which one: its number for its customer, or the ids that its buyer alone has. */
  order: { order: string } | { purchase: string; cart: string };
  /** Whether nobody has begun to pack it. */
  isCancellable: boolean;
}

/** Cancels an order, in two steps; nothing where it is too late. */
export function CancelOrder({ order, isCancellable }: CancelOrderProps) {
  const t = useTranslate();
  const form = useForm(shownForm, { about: order });
  const answer = form.outcome?.answer;
  if (answer?.kind === 'cancelled')
    return (
      <Notice tone="success" role="status">
        {t(answer.isPaidBack ? 'order.cancel.donePaid' : 'order.cancel.done')}
      </Notice>
    );
  const problem =
    answer?.kind === 'under-way' || answer?.kind === 'unknown-order' ? (
      <Notice tone="warning" role="alert">
        {t('order.cancel.tooLate')}
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
              <Text>{t('order.cancel.means')}</Text>
            </div>
            <Inline space="s">
              <Button type="submit" name="step" value="confirm" isPending={form.isPending}>
                {t('order.cancel.confirm')}
              </Button>
              <Button type="submit" name="step" value="keep" variant="secondary">
                {t('order.cancel.keep')}
              </Button>
            </Inline>
          </>
        ) : (
          <div>
            <Button type="submit" variant="secondary" isPending={form.isPending}>
              {t('order.cancel.start')}
            </Button>
          </div>
        )}
      </Stack>
    </form>
  );
}
