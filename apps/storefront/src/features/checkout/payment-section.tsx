import { useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { formatMoney } from '@torg/commerce-sdk/domain';
import { useTranslate } from '@torg/i18n/react';
import { IdentityField, Notice, Text, VisuallyHidden } from '@torg/ui';
import { PaymentOptions } from '@torg/ui/checkout';
import { companyQuery } from '../../queries/company-query.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { useVatView } from '../../scope/use-vat-view.ts';
import { useCheckout } from './checkout-context.ts';
import { paymentBar, type PaymentBar } from './company-purchase.ts';
import { CoveredPayment, isCovered } from './covered-payment.tsx';
import { StepSection } from './step-section.tsx';
import { useCompanyPurchase } from './use-company-purchase.ts';

/** How it is paid. What is no credit comes first, and credit is never chosen beforehand. */
export const PaymentSection = observer(function PaymentSection() {
  const t = useTranslate();
  const scope = useScope();
  const { site } = scope;
  const vatView = useVatView();
  const { store, field, isAsked, paymentProblem } = useCheckout();
  const purchase = useCompanyPurchase();
  const { data: company } = useQuery(companyQuery(scope));
  const { paymentOptions, payment, cart, customerType } = store;
  const { error, id } = field('paymentId');
  const money = (minor: number) =>
    formatMoney(minor, { currency: cart?.summary.currency ?? '', language: site.locale });
  const noteOf = (bar: PaymentBar) =>
    bar.kind === 'above-credit'
      ? t('checkout.payment.aboveCredit', { amount: money(bar.left) })
      : t('checkout.payment.aboveLimit', { limit: money(bar.limit) });
  const asksIdentity = customerType === 'PERSON' && (store.isBilled || isAsked('identityNumber'));
  const bills = customerType === 'PERSON' ? paymentOptions.filter(({ flow }) => flow === 'shop') : [];
  // Without script nothing is seen of a choice until it is sent.
  const billedLater = asksIdentity ? undefined : bills[0];
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
        options={paymentOptions.map((option) => {
          const { paymentId, name, fee } = option;
          const order = store.orderPaidBy(option);
          const bar = order && paymentBar(company, option, order);
          const note = store.isBlocked(option) ? t('checkout.payment.blocked') : bar && noteOf(bar);
          return {
            value: String(paymentId),
            name,
            ...(note !== null && { isDisabled: true, note }),
            ...(fee.incVat > 0 && { fee: t('checkout.payment.fee', { fee: money(fee[vatView]) }) }),
            ...(asksIdentity && payment?.paymentId === paymentId && { content: <PersonalNumber /> }),
            ...(paymentId === billedLater?.paymentId && {
              content: (
                <noscript>
                  <PersonalNumber />
                </noscript>
              ),
            }),
          };
        })}
      />
      {bills.length > 0 && (
        <noscript>
          <input type="hidden" name="identityFor" value={bills.map(({ paymentId }) => paymentId).join(' ')} />
        </noscript>
      )}
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
