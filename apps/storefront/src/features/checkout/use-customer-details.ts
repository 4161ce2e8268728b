import { useEffect, useRef, type RefObject } from 'react';
import { customerTypeFrom } from '@torg/commerce-sdk/domain';
import type { CheckoutStore } from '@torg/stores/checkout';
import { useScope } from '../../scope/scope-context.tsx';
import { checkoutCustomerQuery } from './checkout-query.ts';
import { withCustomerTexts } from './customer-texts.ts';
import { readForm } from './read-form.ts';

/** Fills in what the account knows of whoever is signed in, here or in another tab. What was typed or chosen stays. */
export function useCustomerDetails(form: RefObject<HTMLFormElement | null>, store: CheckoutStore): void {
  const scope = useScope();
  const { customer, session } = scope.stores;
  const email = session.user?.email ?? null;
  const hasChosenType = useRef(false);

  useEffect(() => {
    const note = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.name === 'customerType') hasChosenType.current = true;
    };
    const element = form.current;
    element?.addEventListener('change', note);
    return () => element?.removeEventListener('change', note);
  }, [form]);

  useEffect(() => {
    if (email === null) return;
    let isOver = false;
    const fillIn = async () => {
      const known = await scope.queries.fetchQuery(checkoutCustomerQuery(scope));
      const element = form.current;
      if (isOver || !known || !element) return;
      const typed = withCustomerTexts(readForm(element, store.typed), known.texts);
      // Signing in says whom the shop is shown to, and what was chosen in its header since then stands.
      const shown = customerTypeFrom(typed.customerType);
      const isKept = hasChosenType.current || shown === 'ORGANIZATION';
      const customerType = isKept ? shown : customer.customerType;
      write(element, typed);
      store.follow({ ...typed, customerType });
      customer.change(customerType);
    };
    // Whoever gets no answer fills it in by hand.
    fillIn().catch(console.error);
    return () => void (isOver = true);
    // Once for each customer, whatever else changes.
  }, [email]);
}

/** The fields are the browser's own: what is written into them by script is not seen by the page's own rendering. */
function write(form: HTMLFormElement, typed: Readonly<Partial<Record<string, string>>>): void {
  for (const field of form.elements) {
    const isText = field instanceof HTMLInputElement && !['radio', 'checkbox', 'hidden'].includes(field.type);
    const text = isText ? typed[field.name] : undefined;
    if (isText && text && field.value.trim() === '') field.value = text;
  }
}
