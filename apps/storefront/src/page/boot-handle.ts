import type { PageName } from './page-names.ts';
import type { Vital } from './vital.ts';

/** What the boot script tells the script of the page. */
export interface BootHandle {
  /** Products marked or unmarked before the tab came alive, which no store has heard of. */
  marked: readonly { productId: number; isMarked: boolean }[];
  /** From now on the page hears of its fields: what was filled in before is told again. */
  tellFields(): void;
  /** From now on the tab hears what is done in it: what was held back is done now, once. */
  alive(): void;
  /** From now on a part of the tab that was marked as coming (`comingMark`) hears as well. */
  partAlive(): void;
  /** Whether the link with this `data-opens` was pressed before what it opens was alive; told once. */
  tookPress(opens: string): boolean;
  /** Whether the document gives way to the page that Back led to: nothing of it is kept under that address. */
  isOver(): boolean;
  /** Which page is shown at a moment (milliseconds since 1970), by its name; null where that one failed. */
  pageAt(moment: number): PageName | null;
  /** Whether it measures how quick the document is. */
  isMeasured: boolean;
  /** What it measured before the tab came alive, of which nobody has heard. */
  vitals: [vital: Vital, id: string][];
  /** Hears of what it measures. */
  hearVital(vital: Vital, id: string): void;
}

declare global {
  interface Window {
    /** Absent in a document that starts its script by itself. */
    shopBoot?: BootHandle;
  }
}
