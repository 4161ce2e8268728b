import { useState } from 'react';
import type { ListSelection } from '@torg/commerce-sdk/domain';
import { useLocation, useNavigate } from '../../navigation/router-navigation.ts';

interface Wish {
  /** Where it was chosen, or what a choice before it has led to since. */
  from: ReturnType<typeof useLocation>;
  wanted: ListSelection;
  /** Where the choices before it lead that have not come: one may be on its way to the screen already. */
  before: readonly string[];
}

export interface UsedWish {
  /** What the shopper chose last, until its list is there; then what the address chooses. */
  wanted: ListSelection;
  /** Chooses, and leads to the list of it. The last choice wins. */
  choose(next: ListSelection): void;
}

/** What the shopper chose last stands until its page has come: the address follows when its list is there. */
export function useWish(chosen: ListSelection, addressOf: (choice: ListSelection) => string): UsedWish {
  // Where the wish could not be had, it is the same place once more.
  const place = useLocation();
  const navigate = useNavigate();
  const [kept, setWish] = useState<Wish | null>(null);
  const wish = kept && wishAt(kept, place, addressOf(chosen));
  if (wish !== kept) setWish(wish);
  return {
    wanted: wish?.wanted ?? chosen,
    choose(next) {
      const before = wish ? [...wish.before, addressOf(wish.wanted)] : [];
      setWish({ from: place, wanted: next, before });
      void navigate(addressOf(next), { replace: addressOf(next) === addressOf(chosen) });
    },
  };
}

/** What is left of a wish at a place: it outlives a list that was chosen before it and came late, and no other place. */
function wishAt(wish: Wish, place: Wish['from'], address: string): Wish | null {
  if (wish.from === place) return wish;
  const come = wish.before.indexOf(address);
  return come < 0 ? null : { ...wish, from: place, before: wish.before.slice(come + 1) };
}
