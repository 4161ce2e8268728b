import { useEffect, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { formatMoney, type Cart } from '@torg/commerce-sdk/domain';
import { useTranslate } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { ButtonLink, Container, Heading, Notice, Text } from '@torg/ui';
import { ChangeAnnouncement } from '../../../elements/change-announcement.tsx';
import { useNavigate } from '../../../navigation/router-navigation.ts';
import { useScope } from '../../../scope/scope-context.tsx';
import { checkoutQuery } from '../checkout-query.ts';
import { confirmAddress } from '../../../navigation/confirm-address.ts';
import { PaymentFrame } from './payment-frame.tsx';
import { paymentFormOf } from './payment-form-of.ts';
import * as styles from './pay-page.css.ts';

/** The provider's form in the shop's page, under what it asks to be paid. */
export const PayPage = observer(function PayPage() {
  const { stores } = useScope();
  const { cart } = stores.cart;
  return <Container>{cart && <Payment cart={cart} isChanging={stores.cart.changing} />}</Container>;
});

function Payment({ cart: counted, isChanging }: { cart: Cart; isChanging: boolean }) {
  const t = useTranslate();
  const scope = useScope();
  const { site } = scope;
  const { opened, isSuspended } = useOpenedCheckout(counted, isChanging);
  const isOrdered = opened?.kind === 'already-ordered';
  useLeadOn(isOrdered ? confirmAddress(site.locale, ordered(counted.id)) : null);
  const checkout = opened?.kind === 'open' ? opened.checkout : null;
  const form = checkout && paymentFormOf(checkout);
  const { currency, balance } = (checkout?.cart ?? counted).summary;
  const sum = formatMoney(balance.toPay.incVat, { currency, language: site.locale });
  const [firstShown] = useState(balance.toPay.incVat);
  return (
    <div className={styles.page}>
      <Heading level={1}>{form ? t('checkout.pay.heading', { method: form.method }) : t('checkout.heading')}</Heading>
      <p className={styles.total}>
        <span>{t('checkout.summary.toPay')}</span>
        <strong>{sum}</strong>
        <ChangeAnnouncement of={sum}>{t('cart.newTotal', { total: sum })}</ChangeAnnouncement>
      </p>
      {firstShown !== balance.toPay.incVat && <Notice tone="warning">{t('checkout.pay.totalChanged')}</Notice>}
      {isSuspended && (
        <Notice tone="info" role="status">
          {t('checkout.pay.suspended')}
        </Notice>
      )}
      {form ? (
        <>
          <Text>{t('checkout.pay.text')}</Text>
          <PaymentFrame form={form} isSuspended={isSuspended} />
        </>
      ) : (
        <Notice tone="warning" role="alert">
          {t('checkout.pay.noForm')}
        </Notice>
      )}
      <ButtonLink href={href(site.locale, 'checkout', {})} variant="secondary">
        {t('checkout.pay.back')}
      </ButtonLink>
    </div>
  );
}

/** The checkout as it stands, read anew when the cart was counted anew, as another tab changes it. */
function useOpenedCheckout(counted: Cart, isChanging: boolean) {
  const scope = useScope();
  const { data, isFetching, refetch } = useQuery({ ...checkoutQuery(scope, counted.id), refetchOnMount: false });
  const known = useRef(counted);
  useEffect(() => {
    if (known.current === counted) return;
    known.current = counted;
    void refetch();
  }, [counted, refetch]);
  return { opened: data, isSuspended: isChanging || isFetching };
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
