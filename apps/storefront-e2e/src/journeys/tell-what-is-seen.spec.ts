import type { Page } from '@playwright/test';
import { href } from '@torg/market-routing';
import { Shop } from '../pages/shop.ts';
import { comeNear } from '../support/come-near.ts';
import { expect, test } from '../support/quiet-page.ts';

const ofList = ['page_data', 'virtual_page_view'];
const ofProduct = [...ofList, 'view_item'];
const ofSearch = [...ofList, 'search'];

const told = (page: Page) =>
  page.evaluate(
    (names) => (window.dataLayer ?? []).flatMap(({ event = '' }) => (names.includes(event) ? [event] : [])),
    [...ofProduct, ...ofSearch],
  );

const openFirst = (shop: Shop) => shop.cards.first().getByRole('heading').getByRole('link').click();

/** Pages wait for somebody to do something. */
const reload = async (page: Page) => {
  await page.reload();
  await comeNear(page);
};

test('a product is told after the page that shows it, of a navigation and of a document', async ({ page }) => {
  const shop = new Shop(page, 'sv');
  await shop.openAlive(href('sv', 'news', {}));
  await expect.poll(() => told(page)).toEqual(ofList);
  await openFirst(shop);
  await expect.poll(() => told(page)).toEqual([...ofList, ...ofProduct]);
  await reload(page);
  await expect.poll(() => told(page)).toEqual(ofProduct);
});

test('a search is told once, however it is come back to, and anew when it is made anew', async ({ page }) => {
  const shop = new Shop(page, 'nb');
  await shop.openAlive(href('nb', 'search', { search: 'strømper' }));
  await expect.poll(() => told(page)).toEqual(ofSearch);
  await openFirst(shop);
  await expect.poll(() => told(page)).toEqual([...ofSearch, ...ofProduct]);
  await page.goBack();
  const before = [...ofSearch, ...ofProduct, ...ofList];
  await expect.poll(() => told(page)).toEqual(before);

  await page.getByRole('searchbox').fill('kopp');
  await page.keyboard.press('Enter');
  await expect.poll(() => told(page)).toEqual([...before, ...ofSearch]);
  await reload(page);
  await expect.poll(() => told(page)).toEqual(ofList);
});
