import { observer } from 'mobx-react-lite';
import { formatMoney } from '@torg/commerce-sdk/domain';
import { useTranslate } from '@torg/i18n/react';
import { IdentityField, Notice, Text, VisuallyHidden } from '@torg/ui';
import { PaymentOptions } from '@torg/ui/checkout';
import { useScope } from '../../scope/scope-context.tsx';
import { useVatView } from '../../scope/use-vat-view.ts';
import { useCheckout } from './checkout-context.ts';
import { CoveredPayment, isCovered } from './covered-payment.tsx';
import { StepSection } from './step-section.tsx';
import { useCompanyPurchase } from './use-company-purchase.ts';

/** How it is paid. What is no credit comes first, and credit is never chosen beforehand. */
export const PaymentSection = observer(function PaymentSection() {
  const t = useTranslate();
  const { site } = useScope();
  const vatView = useVatView();
  const { store, field, isAsked, paymentProblem } = useCheckout();
  const purchase = useCompanyPurchase();
  const { paymentOptions, payableOptions, payment, cart, customerType } = store;
  const { error, id } = field('paymentId');
  const money = (minor: number) =>
    formatMoney(minor, { currency: cart?.summary.currency ?? '', language: site.locale });
  const barred = {
    byCredit: purchase && t('checkout.payment.aboveCredit', { amount: money(purchase.creditLeft) }),
    byLimit:
      purchase?.exceededLimit == null
        ? null
        : t('checkout.payment.aboveLimit', { limit: money(purchase.exceededLimit) }),
  };
  const asksIdentity = customerType === 'PERSON' && (store.isBilled || isAsked('identityNumber'));
  if (isCovered(store))
    return (
      <StepSection step="payment">
        <CoveredPayment store={store} />
      </StepSection>
    );
  return (
    <StepSection step="payment" waitingText={paymentOptions.length === 0 ? t('checkout.payment.waiting') : null}>
      {paymentProblem !== null && <Notice tone="danger">{paymentProblem}</Notice>}
      {purchase && (
        <Text size="s" tone="soft">
          {t('checkout.credit.left', { amount: money(purchase.creditLeft), company: purchase.company })}
        </Text>
      )}
      <PaymentOptions
        id={id}
        name="paymentId"
        legend={<VisuallyHidden>{t('checkout.payment.label')}</VisuallyHidden>}
        error={error}
        value={payment ? String(payment.paymentId) : null}
        options={paymentOptions.map(({ paymentId, name, fee, flow }) => ({
          value: String(paymentId),
          name,
          ...(!payableOptions.some((option) => option.paymentId === paymentId) && {
            isDisabled: true,
            note: flow === 'shop' ? barred.byCredit : barred.byLimit,
          }),
          ...(fee.incVat > 0 && { fee: t('checkout.payment.fee', { fee: money(fee[vatView]) }) }),
          ...(asksIdentity && payment?.paymentId === paymentId && { content: <PersonalNumber /> }),
        }))}
      />
    </StepSection>
  );
});

/** Whoever is sent a bill says who they are. */
const PersonalNumber = observer(function PersonalNumber() {
  const t = useTranslate();
  const { field } = useCheckout();
  return (
    <IdentityField
      {...field('identityNumber')}
      label={t('checkout.personalId')}
      hint={t('checkout.personalId.hint')}
      required
    />
  );
});
