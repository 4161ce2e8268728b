import { useState, type FocusEvent } from 'react';
import type { FieldRefusal } from '../../page/form/field.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { checkoutFields, neededCheckoutFields, type CheckoutFieldName } from './checkout-fields.ts';
import { checkoutRules } from './checkout-rules.ts';

/** Why fields are not taken, since the form was sent last; null is one that was put right. */
type Refusals = Readonly<Partial<Record<CheckoutFieldName, FieldRefusal | null>>>;

/**
 * Judges a field when it is left, and no sooner; one that was found wrong is judged anew with each letter, so that the error
 * goes as soon as it is mended. `outcome` is what became of the form last: with another, all begins anew.
 */
export function useLiveRefusals(outcome: object | null) {
  const scope = useScope();
  const [{ of, refusals }, setRefusals] = useState<{ of: object | null; refusals: Refusals }>({
    of: outcome,
    refusals: {},
  });
  const current = of === outcome ? refusals : {};

  function judge(form: HTMLFormElement, name: string): FieldRefusal | null {
    const sent = new FormData(form);
    sent.set('step', 'order');
    const fields = neededCheckoutFields(sent, checkoutRules(scope));
    const text = sent.get(name);
    const reading = isField(name) ? fields[name].read(typeof text === 'string' ? text : null) : null;
    return reading && 'refusal' in reading ? reading.refusal : null;
  }

  const know = (name: CheckoutFieldName, refusal: FieldRefusal | null) =>
    setRefusals({ of: outcome, refusals: { ...current, [name]: refusal } });

  return {
    refusals: current,
    /** For the blur events of the form. What was never filled in is asked for when the form is sent. */
    leave({ target, currentTarget }: FocusEvent<HTMLFormElement>) {
      if (!(target instanceof HTMLInputElement) || !isField(target.name) || target.value === '') return;
      know(target.name, judge(currentTarget, target.name));
    },
    /** For the change events of the form; `isRefused` says what is shown as wrong. */
    mend(form: HTMLFormElement, name: string, isRefused: (name: CheckoutFieldName) => boolean) {
      if (isField(name) && isRefused(name)) know(name, judge(form, name));
    },
  };
}

function isField(name: string): name is CheckoutFieldName {
  return name in checkoutFields;
}
