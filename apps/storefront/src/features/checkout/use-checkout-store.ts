import { useEffect, useRef, useState, type RefObject } from 'react';
import { useQuery } from '@tanstack/react-query';
import { createOrUpdateCheckout } from '@torg/commerce-sdk';
import type { Checkout } from '@torg/commerce-sdk/domain';
import type { Company } from '@torg/commerce-sdk/extensions';
import {
  agreementOf,
  CheckoutStore,
  createCheckoutDrafts,
  type MayPay,
  type TypedCheckout,
} from '@torg/stores/checkout';
import { companyQuery } from '../../queries/company-query.ts';
import { countInMarket } from '../../scope/count-in-market.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { useHydrated } from '../../scope/use-hydrated.ts';
import { paymentBar } from './company-purchase.ts';
import { pickupPointName } from './checkout-fields.ts';
import { customerTextsKey } from './checkout-query.ts';
import { withCustomerTexts } from './customer-texts.ts';
import { deliveryCountry } from '../../display/delivery-country.ts';
import { ofCustomer } from './of-customer.ts';
import { postalCodeIn } from '../../page/form/market-fields.ts';
import { readForm } from './read-form.ts';
import { typedFrom } from './typed-from.ts';
import { withReference } from './with-reference.ts';
import { withWrittenPostalCodes } from './written-postal-codes.ts';

export interface OpenedCheckout {
  cartId: string;
  /** As the page's own request read it; null where it could not. */
  opened: Checkout | null;
  /** What was typed, where the page is the answer to what was sent without script. */
  sent: TypedCheckout | null;
}

/** The store of the checkout on this page. It goes on with what this browser kept, once the form is alive. */
export function useCheckoutStore(form: RefObject<HTMLFormElement | null>, opened: OpenedCheckout): CheckoutStore {
  const scope = useScope();
  const isAlive = useHydrated();
  const { data: company } = useQuery(companyQuery(scope));
  const [store] = useState(() => makeStore(scope, opened, { isAlive, mayPay: mayPayFor(company) }));
  const { cart } = scope.stores;
  const counted = cart.state.cart;
  const known = useRef(counted);

  useEffect(() => {
    const element = form.current;
    if (element) store.follow(withKept(store, element, opened));
    // Once: from then on the form is followed as it is filled in.
  }, [store]);

  // Whoever signs in here may buy for an organization.
  useEffect(() => store.judgePaymentBy(mayPayFor(company)), [company, store]);

  useEffect(() => {
    if (counted === known.current) return;
    // Whoever signs in may go on with the cart of their account.
    const isAnother = counted?.id !== known.current?.id;
    known.current = counted;
    void (isAnother ? store.startOver() : store.refresh());
  }, [counted, store]);

  return store;
}

/** What bars a way of paying is the buyer's organization. */
function mayPayFor(company: Company | null | undefined): MayPay {
  return (option, order) => paymentBar(company, option, order) === null;
}

function makeStore(
  scope: ReturnType<typeof useScope>,
  { cartId, opened, sent }: OpenedCheckout,
  { isAlive, mayPay }: { isAlive: boolean; mayPay: MayPay },
) {
  const { commerce, queries, stores, keptCheckout, keptReference, newId } = scope;
  const country = deliveryCountry(scope);
  const client = countInMarket(commerce, stores.market.checkoutMarket);
  const kept = createCheckoutDrafts(keptCheckout, newId);
  const drafts = withReference(
    {
      ...kept,
      recall: (of: string) =>
        withWrittenPostalCodes(ofCustomer(kept.recall(of), stores.customer.customerType), country),
    },
    keptReference,
  );
  const known = queries.getQueryData(customerTextsKey(cartId)) ?? {};
  const told = sent ?? withWrittenPostalCodes(withCustomerTexts(typedFrom(opened), known), country);
  const inHand = () => stores.cart.state.cart?.id ?? cartId;
  return new CheckoutStore(
    {
      update: (details) => createOrUpdateCheckout(client, { cartId: inHand(), details }),
      drafts,
      isPostalCode: (text) => postalCodeIn(country, text) !== null,
      report: console.error,
    },
    {
      checkout: opened,
      customerType: stores.customer.customerType,
      typed: told,
      mayPay,
      // A page that was rendered by the server begins as that rendered it.
      ...(isAlive && sent === null && { kept: drafts.recall(agreementOf(inHand(), opened?.cart ?? null)) }),
    },
  );
}

/** What was kept before, under what was typed into the form before it came alive. */
function withKept(store: CheckoutStore, form: HTMLFormElement, { cartId, sent }: OpenedCheckout): TypedCheckout {
  const inForm = readForm(form, store.typed);
  if (sent !== null) return inForm;
  const shown: TypedCheckout = { ...shownChoices(store), ...store.typed };
  const typedSince = Object.entries(inForm).filter(([name, text]) => text !== '' && text !== shown[name]);
  return { ...inForm, ...store.recall(cartId), ...Object.fromEntries(typedSince) };
}

/** What stands chosen in the form although nobody chose it. */
function shownChoices({ shipping, pickupPoints, payment }: CheckoutStore): TypedCheckout {
  const [nearest] = pickupPoints;
  return {
    ...(shipping && { shippingId: String(shipping.shippingId) }),
    ...(shipping && nearest && { [pickupPointName(String(shipping.shippingId))]: nearest.id }),
    ...(payment && { paymentId: String(payment.paymentId) }),
  };
}
