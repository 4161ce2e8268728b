import { useEffect, useEffectEvent, useState } from 'react';
import { useHydrated } from '../../scope/use-hydrated.ts';
import { earlyChoice } from './early-choice.ts';
import { filterFormId } from './filter-form-id.ts';
import { useShownList } from './list-context.tsx';

/**
 * Chooses what was ticked or picked before the script came. It is read while the part comes alive, since React puts an order
 * back to the server's then; both parts of the form use it, as either may be alive first, and read the whole form.
 */
export function useEarlyChoice(): void {
  const { chosen, wanted, choose, hrefWith } = useShownList();
  const isAlive = useHydrated();
  const [early] = useState(() => {
    if (isAlive || typeof document === 'undefined') return null;
    const form = document.getElementById(filterFormId);
    return form instanceof HTMLFormElement ? earlyChoice(form, chosen) : null;
  });
  const take = useEffectEvent(() => {
    if (early && hrefWith(early) !== hrefWith(wanted)) choose(early);
  });
  useEffect(() => take(), []);
}
