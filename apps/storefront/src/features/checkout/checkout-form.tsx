import { useRef, type ChangeEvent } from 'react';
import { observer } from 'mobx-react-lite';
import type { Translate } from '@torg/i18n';
import { useTranslate } from '@torg/i18n/react';
import type { Checkout } from '@torg/commerce-sdk/domain';
import { Form, Notice, type FieldError } from '@torg/ui';
import { useSearchParams } from '../../navigation/router-navigation.ts';
import { useForm } from '../../page/form/use-form.tsx';
import { useScope } from '../../scope/scope-context.tsx';
import { AddressSection } from './address-section.tsx';
import { fieldOfAnswer, type CheckoutAnswer } from './checkout-answer.ts';
import { CheckoutContext, type CheckoutParts } from './checkout-context.ts';
import { checkoutFields, type CheckoutFieldName, type CheckoutFields } from './checkout-fields.ts';
import { orderKeyQuery } from './checkout-query.ts';
import { ContactSection } from './contact-section.tsx';
import { DeliverySection } from './delivery-section.tsx';
import { namedProblem } from './field-label.ts';
import { FinishSection } from './finish-section.tsx';
import { orderProblem } from './order-problem.ts';
import { OrderSummary } from './order-summary.tsx';
import { OrderTotal } from './order-total.tsx';
import { PaymentSection } from './payment-section.tsx';
import { paymentFailure } from './payment-failure.ts';
import { readForm } from './read-form.ts';
import { useLiveRefusals } from './use-live-refusals.ts';
import { useCheckoutStore } from './use-checkout-store.ts';
import * as styles from './checkout.css.ts';

const shownForm = { name: 'checkout', fetch: async () => (await import('./checkout.form.ts')).checkoutForm };

/** Everything that an order needs, in the order in which a shopper thinks of it, with the sum beside it. */
export const CheckoutForm = observer(function CheckoutForm(props: { cartId: string; opened: Checkout | null }) {
  const { cartId, opened } = props;
  const t = useTranslate();
  const { stores, queries } = useScope();
  const [query] = useSearchParams();
  const element = useRef<HTMLFormElement>(null);
  const orderKey = useRef<HTMLInputElement>(null);
  const form = useForm<CheckoutFields, CheckoutAnswer>(shownForm, {
    hasSummary: true,
    onAnswer(answer) {
      // Whoever gets no answer may send the same again; any other order is a new one.
      if (answer.kind !== 'unknown' && answer.kind !== 'outage') store.endOrder();
      if (answer.kind === 'ordered' && answer.payAt === null) store.forget();
      else void store.refresh();
    },
  });
  const store = useCheckoutStore(element, { cartId, opened, sent: form.outcome?.typed ?? null });
  const { answer = null } = form.outcome ?? {};
  const refused = answer && fieldOfAnswer(answer);
  const live = useLiveRefusals(form.outcome);
  const errorOf = (name: CheckoutFieldName) => {
    const since = live.refusals[name];
    if (since !== undefined) return since === null ? undefined : t(`validation.${since}`);
    return form.field(name).error ?? (refused?.name === name ? t(`validation.${refused.refusal}`) : undefined);
  };
  const parts: CheckoutParts = {
    store,
    field: (name) => ({
      id: name,
      name,
      defaultValue: store.typed[name] ?? '',
      error: errorOf(name),
    }),
    isAsked: (name) => refused?.name === name || form.outcome?.refusals[name] !== undefined,
  };
  const follow = ({ target }: ChangeEvent<HTMLFormElement>) => {
    if (!element.current) return;
    live.mend(element.current, target.name, (name) => errorOf(name) !== undefined);
    store.follow(readForm(element.current, store.typed));
    stores.customer.change(store.customerType);
  };
  // While nothing was sent, errors stand at their fields alone.
  const isSent = form.outcome !== null;
  const problem = (answer && orderProblem(answer, store.cart, t)) ?? paymentFailure(query, t);
  return (
    <CheckoutContext value={parts}>
      <Form
        {...form.props}
        ref={element}
        aria-label={t('checkout.heading')}
        errorTitle={t('checkout.form.invalid')}
        errors={isSent ? errorsOf(errorOf, t) : []}
        onChange={follow}
        onBlur={live.leave}
        onSubmit={(event) => {
          if (orderKey.current) orderKey.current.value = store.orderKey(cartId);
          form.props.onSubmit(event);
        }}
      >
        {form.marker}
        <input
          ref={orderKey}
          type="hidden"
          name="orderKey"
          defaultValue={keyOf(form.outcome?.typed.orderKey, queries.getQueryData(orderKeyQuery(cartId)))}
        />
        <input type="hidden" name="shownTotal" value={store.cart?.summary.total.incVat ?? ''} readOnly />
        {problem && (
          <Notice tone="danger" role="alert">
            {problem}
          </Notice>
        )}
        <div className={styles.checkout}>
          <div className={styles.fields}>
            <ContactSection />
            <DeliverySection />
            <PaymentSection />
            <AddressSection />
          </div>
          <OrderSummary />
          <FinishSection isPending={form.isPending} />
          <div className={styles.footTotal} aria-hidden="true">
            <OrderTotal isSilent />
          </div>
        </div>
      </Form>
    </CheckoutContext>
  );
});

/** In the order in which the fields stand on the page. */
function errorsOf(errorOf: (name: CheckoutFieldName) => string | undefined, t: Translate): FieldError[] {
  const names = Object.keys(checkoutFields) as CheckoutFieldName[]; // `keys` forgets the literal names
  return names.flatMap((name) => {
    const message = errorOf(name);
    return message === undefined ? [] : [{ fieldId: name, message: namedProblem(name, message, t) }];
  });
}

/** Without script a page that is sent twice orders once, and one that nobody answered sends the same key again. */
function keyOf(sent: string | undefined, made: string | undefined): string {
  return sent || made || '';
}
