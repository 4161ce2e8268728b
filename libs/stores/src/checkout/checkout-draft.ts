import { readCompanyNumber, type Cart } from '@torg/commerce-sdk/domain';
import type { TextStorage } from '../ports/text-storage.ts';
import type { TypedCheckout } from './checkout-changes.ts';

/** What was typed into a checkout, kept between visits until it is ordered. */
export interface CheckoutDrafts {
  /** `agreement` is the one that would be made now: what was agreed to for another cart or sum is not recalled. */
  recall(agreement: string): TypedCheckout;
  keep(typed: TypedCheckout): void;
  /** The key of an order that goes by these words: the same as long as nobody knows what became of it. */
  orderKey(of: string): string;
  /** The shopper leaves to pay: what they agreed to stands when they come back. */
  agree(agreement: string): void;
  /** What became of the order is known: the next one is another. */
  endOrder(): void;
  forget(): void;
}

interface Draft {
  typed: TypedCheckout;
  order?: { key: string; of: string };
  /** The agreement to an order, while it is not paid. */
  agreedFor?: string;
}

/**
 * Fields that are not kept by themselves, as what is to be agreed to for each order, and what a carrier's own list asks, which may
 * not come again.
 */
const neverKept = ['terms', 'orderKey', 'step', 'form', 'externalShippingId', 'carrierFields'];

/** Keeps the draft as JSON. What cannot be read is nothing. */
export function createCheckoutDrafts(storage: TextStorage, newKey: () => string): CheckoutDrafts {
  const read = (): Draft => parse(storage.read());
  const write = (draft: Draft) => storage.write(JSON.stringify(draft));
  return {
    recall(agreement) {
      const { typed, agreedFor } = read();
      return agreedFor === agreement ? { ...typed, terms: 'on' } : typed;
    },
    keep(typed) {
      const { agreedFor, ...draft } = read();
      const isAgreed = agreedFor !== undefined && typed.terms !== undefined;
      write({ ...draft, typed: withoutSecrets(typed), ...(isAgreed && { agreedFor }) });
    },
    orderKey(of) {
      const draft = read();
      if (draft.order?.of === of) return draft.order.key;
      const key = newKey();
      write({ ...draft, order: { key, of } });
      return key;
    },
    agree: (agreedFor) => write({ ...read(), agreedFor }),
    endOrder() {
      const { order: _, ...draft } = read();
      write(draft);
    },
    forget: () => storage.write(''),
  };
}

/** What a shopper agrees to the terms for: this cart at this sum. */
export function agreementOf(cartId: string, cart: Cart | null): string {
  return JSON.stringify([cartId, cart?.summary.total.incVat]);
}

function withoutSecrets(typed: TypedCheckout): TypedCheckout {
  const { identityNumber = '', ...others } = typed;
  const isPublic = typed.customerType === 'ORGANIZATION' && readCompanyNumber(identityNumber) !== null;
  const kept = isPublic ? { ...others, identityNumber } : others;
  // An unfinished choice is one in a carrier's list.
  const isUnfinished = (name: string) => name === 'shippingId' && typed.shippingId === '';
  return Object.fromEntries(Object.entries(kept).filter(([name]) => !neverKept.includes(name) && !isUnfinished(name)));
}

function parse(text: string | null): Draft {
  try {
    const draft: unknown = JSON.parse(text ?? '');
    if (typeof draft !== 'object' || draft === null || !('typed' in draft)) return { typed: {} };
    const { typed, order, agreedFor } = draft as { typed: unknown; order?: unknown; agreedFor?: unknown }; // looked at part by part below
    return {
      typed: textsIn(typed),
      ...(isOrder(order) && { order }),
      ...(typeof agreedFor === 'string' && { agreedFor }),
    };
  } catch {
    return { typed: {} };
  }
}

function textsIn(value: unknown): TypedCheckout {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).filter(([, text]) => typeof text === 'string'));
}

function isOrder(value: unknown): value is NonNullable<Draft['order']> {
  return (
    typeof value === 'object' &&
    value !== null &&
    'key' in value &&
    typeof value.key === 'string' &&
    'of' in value &&
    typeof value.of === 'string'
  );
}
