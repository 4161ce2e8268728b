import { observer } from 'mobx-react-lite';
import { formatMoney } from '@torg/commerce-sdk/domain';
import { useTranslate } from '@torg/i18n/react';
import { Heading, RadioGroup, TextField } from '@torg/ui';
import { useScope } from '../../scope/scope-context.tsx';
import { useVatView } from '../../scope/use-vat-view.ts';
import { useCheckout } from './checkout-context.ts';
import * as styles from './checkout.css.ts';

/** How it is paid. What is no credit comes first, and credit is never chosen beforehand. */
export const PaymentSection = observer(function PaymentSection() {
  const t = useTranslate();
  const { site } = useScope();
  const vatView = useVatView();
  const { store, field, isAsked } = useCheckout();
  const { paymentOptions, payment, cart, customerType } = store;
  const { error, id } = field('paymentId');
  const money = (minor: number) =>
    formatMoney(minor, { currency: cart?.summary.currency ?? '', language: site.locale });
  const asksIdentity = customerType === 'PERSON' && (store.isBilled || isAsked('identityNumber'));
  return (
    <section className={styles.section} aria-labelledby="checkout-payment">
      <Heading level={2} size="m" id="checkout-payment">
        {t('checkout.payment.heading')}
      </Heading>
      <RadioGroup
        id={id}
        name="paymentId"
        look="cards"
        legend={t('checkout.payment.label')}
        error={error}
        value={payment ? String(payment.paymentId) : null}
        options={paymentOptions.map(({ paymentId, name, fee }) => ({
          value: String(paymentId),
          label: name,
          ...(fee.incVat > 0 && { price: t('checkout.payment.fee', { fee: money(fee[vatView]) }) }),
        }))}
      />
      {asksIdentity && (
        <TextField
          {...field('identityNumber')}
          inputMode="numeric"
          autoComplete="off"
          label={t('checkout.personalId')}
          hint={t('checkout.personalId.hint')}
          required
        />
      )}
    </section>
  );
});
