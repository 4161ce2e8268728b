import { useEffect, useRef, useState, type FocusEvent } from 'react';
import { useLocation } from '../../navigation/router-navigation.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { useHydrated } from '../../scope/use-hydrated.ts';
import { stepAt, stepFragments, type StepName } from '../../navigation/checkout-step-names.ts';

/**
 * The step that the shopper is at: the one that the address leads to, or where the focus went since. Each that is gone to by
 * a link has an entry in the history; who comes by Back has the focus on the step's heading. A step that is merely tabbed or
 * tapped into takes the place of the entry, so that a reload keeps it. `beginsAt` is the one to begin at where the address
 * leads to none: one that is not the page's own first is gone to. `sent` is what became of the form, and the first step that
 * something is wrong in: that is where its shopper is until they go to another. Where no field is wrong they stay where they
 * are.
 */
export function useCurrentStep(beginsAt: StepName, sent: { of: object | null; wrong: StepName | null }) {
  const [first] = useState(beginsAt);
  const { hash, key } = useLocation();
  const { site } = useScope();
  const isAlive = useHydrated();
  const [entered, setEntered] = useState<{ at: string; of: object | null; step: StepName } | null>(null);
  const before = useRef<string>(null);
  // The server is not told of fragments.
  const named = (isAlive ? stepAt(hash, site.locale) : null) ?? first;

  useEffect(() => {
    const isFirst = before.current === null;
    before.current = key;
    const heading = document.getElementById(stepFragments[named][site.locale]);
    // In a document that was just opened the browser itself goes to the fragment, but not always with the focus.
    if (!isFirst) heading?.focus({ preventScroll: true });
    else if (first !== 'contact' && named === first) heading?.focus();
  }, [first, key, named, site.locale]);

  return {
    step: entered?.at === key && (entered.of === sent.of || sent.wrong === null) ? entered.step : (sent.wrong ?? named),
    /** For the focus events of the form. */
    enter({ target }: FocusEvent<HTMLFormElement>) {
      const id = target.closest('section')?.getAttribute('aria-labelledby') ?? '';
      const step = stepAt(id, site.locale);
      if (step === null) return;
      if (step !== stepAt(location.hash, site.locale)) history.replaceState(history.state, '', `#${id}`);
      const now = { at: key, of: sent.of, step };
      setEntered((before) => (before?.at === key && before.of === now.of && before.step === step ? before : now));
    },
  };
}
