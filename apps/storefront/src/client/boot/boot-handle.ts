/** What the boot script tells the script of the page. */
export interface BootHandle {
  /** Products marked or unmarked before the tab came alive, which no store has heard of. */
  marked: readonly { productId: number; isMarked: boolean }[];
  /** From now on the tab hears what is done in it: what was held back is done now, once. */
  alive(): void;
}

declare global {
  interface Window {
    /** Absent in a document that starts its script by itself. */
    shopBoot?: BootHandle;
  }
}
