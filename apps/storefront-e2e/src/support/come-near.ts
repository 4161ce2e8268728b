import type { Page } from '@playwright/test';

/** Moves the mouse over the page, wherever it rests: pages wait for somebody to do something. */
export async function comeNear(page: Page): Promise<void> {
  await page.mouse.move(200, 200);
  await page.mouse.move(210, 210);
}
