/** What a customer has marked, and the lists that they sorted it into. */
export interface Favourites {
  /** Newest first, whether they are sold now or not. */
  productIds: readonly number[];
  /** Oldest first. */
  lists: readonly FavouriteList[];
}

/** A list that a customer has given a name. */
export interface FavouriteList {
  /** Made by whoever made the list; others may have one of the same id. */
  id: string;
  name: string;
  /** Newest first; each of them is marked too. */
  productIds: readonly number[];
  /** What its link holds; null where it is not shared. */
  shareKey: string | null;
}

/** What is to become of favourites. All that is not named stays as it is, so that it can be sent again. */
export interface FavouriteChanges {
  /** Newest first. */
  mark?: readonly number[];
  /** They leave every list too. */
  unmark?: readonly number[];
  lists?: readonly FavouriteListChanges[];
}

/** What is to become of one list. */
export interface FavouriteListChanges {
  /** One that is not known makes a new list, or means the one of the same name where there is one. */
  id: string;
  /** At most 60 characters; needed for a new list. */
  name?: string;
  /** Newest first; they are marked too. */
  add?: readonly number[];
  /** They stay marked. */
  remove?: readonly number[];
  /** True gives the list a link, false takes it away for good. */
  isShared?: boolean;
  /** True ends the list; what it held stays marked. */
  isGone?: boolean;
}
