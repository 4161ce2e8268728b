import { useEffect, useRef, useState, type FocusEvent } from 'react';
import type { FieldRefusal } from '../../page/form/field.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { checkoutFields, neededCheckoutFields, type CheckoutFieldName } from './checkout-fields.ts';
import { checkoutRules } from './checkout-rules.ts';

/** Why fields are not taken, since the form was sent last; null is one that was put right. */
type Refusals = Readonly<Partial<Record<CheckoutFieldName, FieldRefusal | null>>>;

/**
 * Judges a field when it is left, and no sooner; one that was found wrong is judged anew with each letter, so that the error
 * goes as soon as it is mended. What a press leaves is judged once the press is over: an error would move what is under the
 * pointer, and the click would be lost. `outcome` is what became of the form last: with another, all begins anew.
 */
export function useLiveRefusals(outcome: object | null) {
  const scope = useScope();
  const [{ of, refusals }, setRefusals] = useState<{ of: object | null; refusals: Refusals }>({
    of: outcome,
    refusals: {},
  });
  const current = of === outcome ? refusals : {};
  const afterPress = useAfterPress();

  function judge(form: HTMLFormElement, name: string): FieldRefusal | null {
    const sent = new FormData(form);
    sent.set('step', 'order');
    const fields = neededCheckoutFields(sent, checkoutRules(scope));
    const text = sent.get(name);
    const reading = isField(name) ? fields[name].read(typeof text === 'string' ? text : null) : null;
    return reading && 'refusal' in reading ? reading.refusal : null;
  }

  const know = (name: CheckoutFieldName, refusal: FieldRefusal | null) =>
    setRefusals((before) => ({
      of: outcome,
      refusals: { ...(before.of === outcome && before.refusals), [name]: refusal },
    }));

  return {
    refusals: current,
    /** For the blur events of the form. What was never filled in is asked for when the form is sent. */
    leave({ target, currentTarget }: FocusEvent<HTMLFormElement>) {
      if (!(target instanceof HTMLInputElement)) return;
      const { name } = target;
      if (isField(name) && target.value !== '') afterPress(() => know(name, judge(currentTarget, name)));
    },
    /** For the change events of the form; `isRefused` says what is shown as wrong. */
    mend(form: HTMLFormElement, name: string, isRefused: (name: CheckoutFieldName) => boolean) {
      if (isField(name) && isRefused(name)) know(name, judge(form, name));
    },
  };
}

/** Has something done at once, or as soon as the press that is under way has clicked what it is on. */
function useAfterPress(): (act: () => void) => void {
  const isPressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);

  useEffect(() => {
    const press = () => void (isPressed.current = true);
    // The click comes right after the release, before any timer.
    const release = () =>
      setTimeout(() => {
        isPressed.current = false;
        for (const act of waiting.current.splice(0)) act();
      });
    // Of a finger the release is told first, and then all that a mouse would have done.
    const heard = [
      ...(['pointerdown', 'mousedown'] as const).map((type) => [type, press] as const),
      ...(['pointerup', 'pointercancel', 'mouseup'] as const).map((type) => [type, release] as const),
    ];
    for (const [type, hear] of heard) addEventListener(type, hear, true);
    return () => {
      for (const [type, hear] of heard) removeEventListener(type, hear, true);
    };
  }, []);

  return (act) => void (isPressed.current ? waiting.current.push(act) : act());
}

function isField(name: string): name is CheckoutFieldName {
  return name in checkoutFields;
}
