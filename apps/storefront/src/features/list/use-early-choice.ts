import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { ListSelection } from '@torg/commerce-sdk/domain';
import { useLocation } from '../../navigation/router-navigation.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { useHydrated } from '../../scope/use-hydrated.ts';
import { earlyChoice } from './early-choice.ts';
import { filterFormId } from './filter-form-id.ts';
import { useShownList } from './list-context.tsx';
import { filtersQuery } from './list-queries.ts';
import type { ShownList } from './use-list.ts';

/** A form as it stood while a part of it came alive. */
interface EarlyForm {
  form: HTMLFormElement;
  /** The order that it asks for. */
  sort: string | null;
}

/** What is wanted by it, and where. */
interface EarlyChoice {
  choice: ListSelection;
  place: unknown;
}

/**
 * The list of the page, in which what was ticked or picked before the script came is wanted. Orders are read while a part
 * comes alive, since React puts them back to the server's then; boxes once it is, before anything else is drawn. Both parts
 * of the form use it, as either may be alive first. The part wants it at once, so that what is ticked next is ticked on top
 * of it. The page follows when the other part can be alive as well: a part whose list changes before that is drawn anew,
 * without its focus.
 */
export function useEarlyChoice(): ShownList {
  const shown = useShownList();
  const { source, chosen, wanted, choose, hrefWith, isChanging } = shown;
  const filters = filtersQuery(useScope(), source, chosen);
  const queries = useQueryClient();
  const isAlive = useHydrated();
  const place = useLocation();
  const [read] = useState(() => (isAlive ? null : readForm(chosen)));
  const [early, setEarly] = useState<EarlyChoice | null>(null);
  const left = early?.place === place && !isChanging ? early.choice : null;
  const prepare = useEffectEvent(() => queries.prefetchQuery(filters));
  /** What the form says by now; null where the list is the one of it. */
  const saidBy = useEffectEvent(({ form, sort }: EarlyForm): ListSelection | null => {
    const next = { ...(earlyChoice(form, chosen) ?? chosen), sort: sort ?? wanted.sort };
    return form.isConnected && hrefWith(next) !== hrefWith(wanted) ? next : null;
  });
  const follow = useEffectEvent((form: EarlyForm) => {
    const said = left && saidBy(form);
    if (said) choose(said);
  });
  const take = useEffectEvent((form: EarlyForm) => {
    const said = saidBy(form);
    if (!said) return;
    // The other part has begun already.
    if (isChanging) return choose(said);
    setEarly({ choice: said, place });
    void prepare().then(() => follow(form));
  });
  useLayoutEffect(() => {
    if (read) take(read);
  }, [read]);
  if (!left) return shown;
  return {
    ...shown,
    wanted: left,
    choose(next) {
      setEarly(null);
      choose(next);
    },
  };
}

function readForm(chosen: ListSelection): EarlyForm | null {
  if (typeof document === 'undefined') return null;
  const form = document.getElementById(filterFormId);
  if (!(form instanceof HTMLFormElement)) return null;
  const sort = earlyChoice(form, chosen)?.sort ?? null;
  return { form, sort: sort === chosen.sort ? null : sort };
}
