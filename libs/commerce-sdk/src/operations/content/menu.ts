/** One entry of a menu, with what lies below it. */
export interface MenuItem {
  id: string;
  label: string;
  /** What is said of it where the label is too short. */
  title: string;
  /** What it leads to, in the account's words, such as `category` or `custom`. */
  type: string;
  /** The account's id of what it leads to, or an address written by hand; null for a heading. */
  value: string | null;
  /** Where it leads: a path within the shop, or what was written by hand, such as a whole address; null for a heading. */
  url: string | null;
  /** Whether what lies below it is shown from the start. */
  isOpen: boolean;
  isHidden: boolean;
  /** Whether it opens a tab of its own. */
  opensNewTab: boolean;
  /** In their order, down to the fourth level or the last that was asked for. */
  children: readonly MenuItem[];
}

/** A menu as a place of the shop shows it. */
export interface Menu {
  id: string;
  name: string;
  title: string;
  /** In their order. */
  items: readonly MenuItem[];
}
