import { Suspense, useRef, type ChangeEvent } from 'react';
import { observer } from 'mobx-react-lite';
import { useTranslate } from '@torg/i18n/react';
import type { Checkout } from '@torg/commerce-sdk/domain';
import { href } from '@torg/market-routing';
import type { TypedCheckout } from '@torg/stores/checkout';
import { Form, Link } from '@torg/ui';
import { CheckoutLayout } from '@torg/ui/checkout';
import { stepFragments } from '../../navigation/checkout-step-names.ts';
import { readFailedPayment } from '../../navigation/failed-payment.ts';
import { useSearchParams } from '../../navigation/router-navigation.ts';
import type { FormOutcome, Outage } from '../../page/form/define-form.ts';
import { useForm } from '../../page/form/use-form.tsx';
import { FailureBoundary } from '../../elements/failure-boundary.tsx';
import { lazyPart } from '../../elements/lazy-part.tsx';
import { useScope } from '../../scope/scope-context.tsx';
import { useHydrated } from '../../scope/use-hydrated.ts';
import { AddressSection } from './address-section.tsx';
import { AlreadyOrdered } from './already-ordered.tsx';
import { fieldOfAnswer, type CheckoutAnswer } from './checkout-answer.ts';
import { checkoutErrors } from './checkout-errors.ts';
import { CheckoutContext, type CheckoutParts } from './checkout-context.ts';
import type { CheckoutFieldName, CheckoutFields } from './checkout-fields.ts';
import { orderKeyQuery } from './checkout-query.ts';
import { CheckoutSteps } from './checkout-steps.tsx';
import { ContactSection } from './contact-section.tsx';
import { DeliverySection } from './delivery-section.tsx';
import { hasDeliveryZip } from './delivery-zip.ts';
import { DrawsForms } from './draws-forms.tsx';
import { FinishSection } from './finish-section.tsx';
import { failedProblem, isPutRightInCart, orderProblem } from './order-problem.ts';
import { OrderView } from './order-view.tsx';
import { PaymentSection } from './payment-section.tsx';
import { ProblemNotice } from './problem-notice.tsx';
import { readForm } from './read-form.ts';
import { refusalOf } from './refusal-of.ts';
import { useCurrentStep } from './use-current-step.ts';
import { useLiveRefusals } from './use-live-refusals.ts';
import { useCheckoutStore } from './use-checkout-store.ts';

const CheckoutCompanion = lazyPart([], async () => (await import('./checkout-companion.tsx')).CheckoutCompanion);
const shownForm = { name: 'checkout', fetch: async () => (await import('./checkout.form.ts')).checkoutForm };

/** Everything that an order needs, in the order in which a shopper thinks of it, with the sum beside it. */
export const CheckoutForm = observer(function CheckoutForm(props: { cartId: string; opened: Checkout | null }) {
  const { cartId, opened } = props;
  const t = useTranslate();
  const scope = useScope();
  const { stores, queries } = scope;
  const [query] = useSearchParams();
  const isAlive = useHydrated();
  const element = useRef<HTMLFormElement>(null);
  const orderKey = useRef<HTMLInputElement>(null);
  const form = useForm<CheckoutFields, CheckoutAnswer>(shownForm, {
    hasSummary: true,
    onAnswer(answer) {
      // Whoever gets no answer may send the same again; any other order is a new one.
      if (answer.kind !== 'unknown' && answer.kind !== 'outage') store.endOrder();
      const isOver = answer.kind === 'sent-for-approval' || (answer.kind === 'ordered' && answer.payAt === null);
      if (isOver) store.forget();
      else void store.refresh();
      if (isPaidElsewhere(answer)) store.agree(stores.cart.cart?.id ?? cartId);
    },
  });
  const { answer = null } = form.outcome ?? {};
  const store = useCheckoutStore(element, { cartId, opened, sent: form.outcome && sentIn(form.outcome) });
  const refused = answer && fieldOfAnswer(answer);
  const live = useLiveRefusals(form.outcome);
  // While nothing was sent, errors stand at their fields alone.
  const isSent = form.outcome !== null;
  // What a provider led back with is over once the order is sent again.
  const failed = isSent || form.isPending ? null : readFailedPayment(query);
  const failure = failed && failedProblem(failed, { cart: store.cart, t });
  // Goods that ran out are no matter of the payment.
  const isOutOfStock = failed?.error === 'OutOfStock';
  const paymentProblem = isOutOfStock ? null : failure;
  const errorOf = (name: CheckoutFieldName) => {
    const refusal = refusalOf(name, {
      sent: form.outcome?.refusals ?? {},
      answered: refused,
      since: live.refusals,
      shown: { store, hasZip: hasDeliveryZip(store.typed, scope), isSent },
    });
    return refusal === null ? undefined : t(`validation.${refusal}`);
  };
  const errors = isSent ? checkoutErrors(errorOf, { customerType: store.customerType, t }) : [];
  const step = useCurrentStep(paymentProblem === null ? 'contact' : 'payment', {
    of: form.outcome,
    wrong: errors[0]?.step ?? null,
  });
  const parts: CheckoutParts = {
    store,
    field: (name) => ({
      id: name,
      name,
      defaultValue: store.typed[name] ?? '',
      error: errorOf(name),
    }),
    isAsked: (name) => refused?.name === name || form.outcome?.refusals[name] !== undefined,
    paymentProblem,
  };
  const follow = ({ target }: ChangeEvent<HTMLFormElement>) => {
    if (!element.current) return;
    live.mend(element.current, target.name, (name) => errorOf(name) !== undefined);
    store.follow(readForm(element.current, store.typed));
    stores.customer.change(store.customerType);
  };
  const leadsToCart = isOutOfStock || (answer !== null && isPutRightInCart(answer));
  const problem = (answer && orderProblem(answer, { cart: store.cart, locale: scope.site.locale, t })) ?? failure;
  if (store.state.status === 'closed') return <AlreadyOrdered cartId={cartId} />;
  return (
    <CheckoutContext value={parts}>
      {isAlive && (
        <FailureBoundary fallback={null}>
          <Suspense fallback={null}>
            <CheckoutCompanion form={element} store={store} />
          </Suspense>
        </FailureBoundary>
      )}
      <Form
        {...form.props}
        ref={element}
        aria-label={t('checkout.heading')}
        errorTitle={t('checkout.form.invalid')}
        errors={errors}
        onChange={follow}
        onBlur={live.leave}
        onFocus={step.enter}
        onSubmit={(event) => {
          if (orderKey.current) orderKey.current.value = store.orderKey(cartId);
          form.props.onSubmit(event);
        }}
      >
        {form.marker}
        <DrawsForms />
        <input
          ref={orderKey}
          type="hidden"
          name="orderKey"
          defaultValue={keyOf(form.outcome?.typed.orderKey, queries.getQueryData(orderKeyQuery(cartId)))}
        />
        <input type="hidden" name="shownTotal" value={store.cart?.summary.total.incVat ?? ''} readOnly />
        {problem !== null && (
          <ProblemNotice of={form.outcome}>
            {problem}{' '}
            {paymentProblem !== null && (
              <Link href={`#${stepFragments.payment[scope.site.locale]}`}>{t('checkout.next.payment')}</Link>
            )}
            {leadsToCart && <Link href={href(scope.site.locale, 'cart', {})}>{t('checkout.backToCart')}</Link>}
          </ProblemNotice>
        )}
        <CheckoutSteps current={step.step} />
        <CheckoutLayout summary={<OrderView />} finish={<FinishSection isPending={form.isPending} />}>
          <ContactSection />
          <AddressSection />
          <DeliverySection />
          <PaymentSection />
        </CheckoutLayout>
      </Form>
    </CheckoutContext>
  );
});

/** Whether the tab leaves to pay, and may come back without having paid. */
function isPaidElsewhere(answer: CheckoutAnswer | Outage): boolean {
  return answer.kind === 'pay-in-form' || (answer.kind === 'ordered' && answer.payAt !== null);
}

/** What was sent, with what the server filled in. */
function sentIn({ typed, answer }: FormOutcome<CheckoutFields, CheckoutAnswer>): TypedCheckout {
  return answer?.kind === 'updated' ? { ...typed, ...answer.filled } : typed;
}

/** Without script a page that is sent twice orders once, and one that nobody answered sends the same key again. */
function keyOf(sent: string | undefined, made: string | undefined): string {
  return sent || made || '';
}
