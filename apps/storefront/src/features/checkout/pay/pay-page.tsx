import { useEffect, useRef, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { formatMoney } from '@torg/commerce-sdk/domain';
import { useTranslate } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { ButtonLink, Container, Heading, Notice, Text } from '@torg/ui';
import { ChangeAnnouncement } from '../../../elements/change-announcement.tsx';
import { useNavigate } from '../../../navigation/router-navigation.ts';
import { useScope } from '../../../scope/scope-context.tsx';
import { confirmAddress } from '../../../navigation/confirm-address.ts';
import { PaymentFrame } from './payment-frame.tsx';
import { paymentQuery, type OpenedPayment } from './payment-query.ts';
import * as styles from './pay-page.css.ts';

/** The provider's form in the shop's page, under what it asks to be paid. */
export const PayPage = observer(function PayPage() {
  const t = useTranslate();
  const { site } = useScope();
  const { opened, isSuspended } = useOpenedPayment();
  useLeadOn(opened?.isOrdered ? confirmAddress(site.locale, ordered(opened.cartId)) : null);
  const due = opened?.due ?? null;
  return (
    <Container>
      <div className={styles.page}>
        <Heading level={1}>
          {due ? t('checkout.pay.heading', { method: due.form.method }) : t('checkout.heading')}
        </Heading>
        {due ? (
          <Payment due={due} isSuspended={isSuspended} />
        ) : (
          <Notice tone="warning" role="alert">
            {t('checkout.pay.noForm')}
          </Notice>
        )}
        <ButtonLink href={href(site.locale, 'checkout', {})} variant="secondary">
          {t('checkout.pay.back')}
        </ButtonLink>
      </div>
    </Container>
  );
});

interface PaymentProps {
  due: NonNullable<OpenedPayment['due']>;
  isSuspended: boolean;
}

function Payment({ due: { form, toPay, currency }, isSuspended }: PaymentProps) {
  const t = useTranslate();
  const { site } = useScope();
  const sum = formatMoney(toPay, { currency, language: site.locale });
  const [firstShown] = useState(toPay);
  return (
    <>
      <p className={styles.total}>
        <span>{t('checkout.summary.toPay')}</span>
        <strong>{sum}</strong>
        <ChangeAnnouncement of={sum}>{t('cart.newTotal', { total: sum })}</ChangeAnnouncement>
      </p>
      {firstShown !== toPay && <Notice tone="warning">{t('checkout.pay.totalChanged')}</Notice>}
      {isSuspended && (
        <Notice tone="info" role="status">
          {t('checkout.pay.suspended')}
        </Notice>
      )}
      <Text>{t('checkout.pay.text')}</Text>
      <PaymentFrame form={form} isSuspended={isSuspended} />
    </>
  );
}

/** The payment as it stands, read anew when the cart was counted anew, as another tab changes it. */
function useOpenedPayment() {
  const scope = useScope();
  const { state, changing } = scope.stores.cart;
  const counted = state.cart;
  const queries = useQueryClient();
  const before = queries.getQueryData(paymentQuery(scope, null).queryKey);
  const { data, isFetching, refetch } = useQuery(paymentQuery(scope, before?.cartId ?? null));
  const known = useRef(counted);
  const askedFor = data?.cartTotal ?? null;
  useEffect(() => {
    if (known.current === counted) return;
    // The page came without its cart, which the tab has read since.
    const isFirst = known.current === null;
    known.current = counted;
    if (!isFirst || counted?.summary.total.incVat !== askedFor) void refetch();
  }, [askedFor, counted, refetch]);
  return { opened: data, isSuspended: changing || isFetching };
}

function useLeadOn(to: string | null): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (to !== null) void navigate(to, { replace: true });
  }, [to, navigate]);
}

function ordered(cartId: string) {
  return { orderId: null, cartId, paymentType: 'STANDARD' } as const;
}
