import type { Page } from '@playwright/test';

/** How far the parts of a page have moved by themselves, as browsers score it, and which parts those were. */
export interface LayoutShifts {
  score: number;
  moved: string[];
}

/** What the types of the DOM do not know yet. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** Waits until what stands on the page has been drawn. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(null)))),
  );
}

/** All shifts since the page began to load, once it stands in its fonts. */
export async function layoutShiftsOf(page: Page): Promise<LayoutShifts> {
  await page.evaluate(async () => void (await document.fonts.ready));
  await drawn(page);
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const observer = new PerformanceObserver((list) => {
          const entries = list.getEntriesByType('layout-shift') as LayoutShift[]; // what entries of that type are
          const shifts = entries.filter(({ hadRecentInput }) => !hadRecentInput);
          const moved = shifts.flatMap(({ sources }) =>
            sources.map(({ node }) => node?.textContent?.trim().slice(0, 40)),
          );
          resolve({
            score: shifts.reduce((sum, { value }) => sum + value, 0),
            moved: moved.map((text) => text ?? 'a part that is gone'),
          });
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // Every page was painted, so an answer comes for those too where nothing moved.
        observer.observe({ type: 'paint', buffered: true });
      }),
  );
}
