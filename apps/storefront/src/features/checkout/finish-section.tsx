import { observer } from 'mobx-react-lite';
import { isCredit } from '@torg/commerce-sdk/domain';
import { useTranslate } from '@torg/i18n/react';
import { Button, Checkbox, Heading, Link, Notice, TextArea } from '@torg/ui';
import { useScope } from '../../scope/scope-context.tsx';
import { useCheckout } from './checkout-context.ts';
import { termsQuery } from './terms-query.ts';
import { OrderTotal } from './order-total.tsx';
import * as styles from './checkout.css.ts';

/** What is said last, and the button that orders: its words say that it costs. */
export const FinishSection = observer(function FinishSection({ isPending }: { isPending: boolean }) {
  const t = useTranslate();
  const scope = useScope();
  const { store, field } = useCheckout();
  const { payment } = store;
  const termsPath = scope.queries.getQueryData(termsQuery(scope).queryKey) ?? null;
  return (
    <section className={styles.finish} aria-labelledby="checkout-finish">
      <Heading level={2} size="m" id="checkout-finish">
        {t('checkout.finish.heading')}
      </Heading>
      <TextArea {...field('message')} rows={2} label={t('checkout.message')} />
      <Checkbox
        name="newsletter"
        label={t('checkout.newsletter')}
        checked={store.typed.newsletter !== undefined}
        onChange={() => {}}
      />
      <Checkbox
        id="terms"
        name="terms"
        label={t('checkout.terms.label')}
        error={field('terms').error}
        checked={store.typed.terms !== undefined}
        onChange={() => {}}
        required
      />
      {termsPath !== null && (
        <Link href={termsPath} target="_blank">
          {t('checkout.terms.read')}
        </Link>
      )}
      {store.state.status === 'closed' && <Notice tone="warning">{t('checkout.ordered.text')}</Notice>}
      <div className={styles.order}>
        <OrderTotal />
        <Button type="submit" name="step" value="order" size="l" isFullWidth isPending={isPending}>
          {payment && isCredit(payment) ? t('checkout.submit.credit') : t('checkout.submit.pay')}
        </Button>
      </div>
    </section>
  );
});
