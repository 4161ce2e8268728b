import { useEffect, useEffectEvent, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useScope } from '../../scope/scope-context.tsx';
import { useHydrated } from '../../scope/use-hydrated.ts';
import { earlyChoice } from './early-choice.ts';
import { filterFormId } from './filter-form-id.ts';
import { useShownList } from './list-context.tsx';
import { filtersQuery } from './list-queries.ts';

/**
 * Chooses what was ticked or picked before the script came. It is read while the part comes alive, since React puts an order
 * back to the server's then; both parts of the form use it, as either may be alive first, and read the whole form. It is
 * chosen when the other can be alive as well: a part whose list changes before that is drawn anew, without its focus.
 */
export function useEarlyChoice(): void {
  const { source, chosen, wanted, choose, hrefWith } = useShownList();
  const filters = filtersQuery(useScope(), source, chosen);
  const queries = useQueryClient();
  const isAlive = useHydrated();
  const [early] = useState(() => {
    if (isAlive || typeof document === 'undefined') return null;
    const form = document.getElementById(filterFormId);
    return form instanceof HTMLFormElement ? earlyChoice(form, chosen) : null;
  });
  const take = useEffectEvent(() => {
    if (early && hrefWith(early) !== hrefWith(wanted)) choose(early);
  });
  const prepare = useEffectEvent(async () => {
    if (early) await queries.prefetchQuery(filters);
  });
  useEffect(() => void prepare().then(take), []);
}
