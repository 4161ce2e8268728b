import type { FavouriteChanges, Favourites } from '@torg/commerce-sdk/extensions';
import { changesBetween, withChanges } from './favourite-changes.ts';
import type { FavouritesStore } from './favourites-store.ts';

/** The account of whoever is signed in. Both answer null where nobody is, or where accounts keep no favourites. */
export interface AccountFavourites {
  read(): Promise<Favourites | null>;
  change(changes: FavouriteChanges): Promise<Favourites | null>;
}

/** Keeps this browser's favourites and the account's the same. */
export interface KeptWithAccount {
  /** Tells the account what was changed here since it was last heard, and takes what it holds. Throws where it is out of reach. */
  sync(): Promise<void>;
  /** Asks the account for what is its own to give, such as the link of a list; false where nobody is signed in. */
  ask(changes: FavouriteChanges): Promise<boolean>;
  /** Changes what this browser keeps. */
  change(changes: FavouriteChanges): void;
  /** Whoever signs out leaves nothing here. */
  forget(): void;
}

const nothing: Favourites = { productIds: [], lists: [] };

/**
 * What this browser holds and the account never heard of goes into the account when somebody signs in. From then on what is
 * here follows the account; what could not be sent is told the next time.
 */
export function keepWithAccount(store: FavouritesStore, account: AccountFavourites): KeptWithAccount {
  let underWay: Promise<void> | null = null;
  let isAskedAgain = false;

  async function exchange(): Promise<void> {
    const { heard, ...here } = store.kept();
    const changes = changesBetween(heard ?? nothing, here);
    const answer = await (changes ? account.change(changes) : account.read());
    if (!answer) return;
    // What the shopper did while the answer was on its way is told next.
    const { heard: _, ...now } = store.kept();
    const meanwhile = changesBetween(here, now);
    store.keep(meanwhile ? withChanges(answer, meanwhile) : answer, answer);
    if (meanwhile) isAskedAgain = true;
  }

  async function untilTold(): Promise<void> {
    do {
      isAskedAgain = false;
      await exchange();
    } while (isAskedAgain);
  }

  function sync(): Promise<void> {
    isAskedAgain = underWay !== null;
    underWay ??= untilTold().finally(() => {
      underWay = null;
    });
    return underWay;
  }

  return {
    sync,
    async ask(changes) {
      await sync();
      const isGiven = (await account.change(changes)) !== null;
      await sync();
      return isGiven;
    },
    change(changes) {
      const { heard, ...here } = store.kept();
      store.keep(withChanges(here, changes), heard);
    },
    forget: () => store.keep(nothing, null),
  };
}
