import type { TypedCheckout } from '@torg/stores/checkout';

/** What is sent only where it is ticked, so that nothing of it means no. */
const boxes = ['otherAddress', 'newsletter', 'terms'];

/** What the page says of itself, and nobody typed, and what fills in other fields. */
const untyped: readonly string[] = ['drawsForms', 'billingAddress.kept', 'shippingAddress.kept'];

/**
 * What a form holds, by the names of its fields, over what was typed before: fields that are not shown at the moment are
 * remembered.
 */
export function readForm(form: HTMLFormElement, before: TypedCheckout): TypedCheckout {
  const typed: Record<string, string | undefined> = { ...before };
  for (const box of boxes) delete typed[box];
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && !untyped.includes(name)) typed[name] = value;
  }
  return typed;
}
