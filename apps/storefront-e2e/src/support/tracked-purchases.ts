import type { Page } from '@playwright/test';

/** The list that a tag manager reads; the shop makes it. */
declare global {
  interface Window {
    dataLayer?: { event?: string; ecommerce?: { transaction_id?: string } | null }[];
  }
}

/** The numbers of the orders that analytics were told of in this document. */
export function trackedPurchases(page: Page): Promise<readonly (string | undefined)[]> {
  return page.evaluate(() =>
    (window.dataLayer ?? [])
      .filter(({ event }) => event === 'purchase')
      .map(({ ecommerce }) => ecommerce?.transaction_id),
  );
}

/** The tab is joined to the world, and has told what there was to tell. */
export async function untilConnected(page: Page): Promise<void> {
  await page.waitForFunction(() => window.dataLayer?.some(({ event }) => event === 'virtual_page_view'));
}
