import { useEffect, useEffectEvent, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { ListSelection } from '@torg/commerce-sdk/domain';
import { useScope } from '../../scope/scope-context.tsx';
import { useHydrated } from '../../scope/use-hydrated.ts';
import { earlyChoice } from './early-choice.ts';
import { filterFormId } from './filter-form-id.ts';
import { useShownList } from './list-context.tsx';
import { filtersQuery } from './list-queries.ts';

/** Forms whose early choice is taken. */
const taken = new WeakSet<Element>();

/**
 * Chooses what was ticked or picked before the script came. It is read while the part comes alive, since React puts an order
 * back to the server's then; both parts of the form use it, as either may be alive first, and the first one reads the whole
 * form. It is chosen when the other can be alive as well: a part whose list changes before that is drawn anew, without its
 * focus.
 */
export function useEarlyChoice(): void {
  const { source, chosen, wanted, choose, hrefWith } = useShownList();
  const filters = filtersQuery(useScope(), source, chosen);
  const queries = useQueryClient();
  const isAlive = useHydrated();
  const [early] = useState(() => {
    if (isAlive || typeof document === 'undefined') return null;
    const form = document.getElementById(filterFormId);
    return form instanceof HTMLFormElement ? { form, choice: earlyChoice(form, chosen) } : null;
  });
  const prepare = useEffectEvent(() => queries.prefetchQuery(filters));
  const take = useEffectEvent((form: HTMLFormElement, choice: ListSelection) => {
    if (!form.isConnected) return;
    // Boxes may have been ticked meanwhile; of orders the one that was picked last holds.
    const { sort } = wanted.sort === chosen.sort ? choice : wanted;
    const next = { ...(earlyChoice(form, chosen) ?? choice), sort };
    if (hrefWith(next) !== hrefWith(wanted)) choose(next);
  });
  useEffect(() => {
    if (!early?.choice || taken.has(early.form)) return;
    taken.add(early.form);
    const { form, choice } = early;
    void prepare().then(() => take(form, choice));
  }, [early]);
}
