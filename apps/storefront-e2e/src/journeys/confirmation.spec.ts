import type { Locator, Page } from '@playwright/test';
import { href } from '@torg/market-routing';
import { Shop } from '../pages/shop.ts';
import { ownPorts, shopOrigin } from '../support/addresses.ts';
import { orderByApi } from '../support/order-by-api.ts';
import { expect, test } from '../support/quiet-page.ts';
import { ownData } from '../support/run-folder.ts';
import { runShop, type RunningShop } from '../support/run-shop.ts';
import { setFaults } from '../support/set-faults.ts';
import { trackedPurchases, untilConnected } from '../support/tracked-purchases.ts';

// It starts a shop of its own, which takes a busy machine a while.
test.describe.configure({ timeout: 180_000, mode: 'serial' });

const port = ownPorts.confirmation;
const origin = shopOrigin('sv', port);
const thanks = 'Tack för din order';
let running: RunningShop;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const DATA_DIR = await ownData();
  running = await runShop(port, { DATA_DIR, MERCHANT_API_TOOLS: 'on', MERCHANT_API_LIMITS: 'off' });
});
test.afterEach(() => setFaults(origin, []));
test.afterAll(() => running.stop());

/** The number of an order, as its confirmation says it. */
function orderNumber(page: Page, orderId: string): Locator {
  return page.getByRole('definition').filter({ hasText: new RegExp(`^${orderId}$`) });
}

test('an order is counted once, over a reload, Back and a second tab, and its cart is left in all of them', async ({
  page,
  context,
  quiet,
}) => {
  const { confirmation, orderId, cartId } = await orderByApi(origin);
  await context.addCookies([{ name: 'torg-cart', value: cartId, url: origin }]);
  const shop = new Shop(page, 'sv');
  const other = await context.newPage();
  await other.goto(origin + href('sv', 'news', {}));
  const otherCart = new Shop(other, 'sv').cartLink;
  await expect(otherCart).toHaveAccessibleName(/1/);

  await page.goto(origin + confirmation);
  await expect(shop.heading).toHaveText(thanks);
  await expect(orderNumber(page, orderId)).toBeVisible();
  await untilConnected(page);
  await expect.poll(() => trackedPurchases(page)).toEqual([orderId]);
  await expect(otherCart).not.toHaveAccessibleName(/1/);
  await quiet.expectAccessible();

  await page.reload();
  await expect(shop.heading).toHaveText(thanks);
  await untilConnected(page);
  expect(await trackedPurchases(page)).toEqual([]);

  await page.getByRole('link', { name: 'Fortsätt handla' }).click();
  await expect(page).toHaveURL(`${origin}/`);
  await page.goBack();
  await expect(shop.heading).toHaveText(thanks);
  expect(await trackedPurchases(page)).toEqual([]);

  await other.goto(origin + confirmation);
  await expect(new Shop(other, 'sv').heading).toHaveText(thanks);
  await untilConnected(other);
  expect(await trackedPurchases(other)).toEqual([]);
  const kept = (await context.cookies(origin)).find(({ name }) => name === 'torg-cart');
  expect(kept?.value).not.toBe(cartId);
});

test('an order is there in a browser that was never in the shop, and without script', async ({ browser }) => {
  const { confirmation, orderId } = await orderByApi(origin);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(origin + confirmation);
  await expect(orderNumber(page, orderId)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Skriv ut' })).toBeHidden();
  await context.close();
});

test('an account is made afterwards by a password alone, and has the order', async ({ page, quiet }) => {
  const { confirmation, orderId } = await orderByApi(origin, { email: 'afterwards@torg.example' });
  await page.goto(origin + confirmation);
  await expect(page.getByLabel('E-post')).toHaveValue('afterwards@torg.example');
  await untilConnected(page);
  const password = page.getByLabel('Välj ett lösenord');
  const create = page.getByRole('button', { name: 'Skapa konto' });
  await password.fill('kort');
  await create.click();
  await expect(page.getByText('Ditt lösenord måste innehålla minst 7 tecken')).toBeVisible();
  await expect(password).toBeFocused();
  await password.fill('hemligt7');
  await create.click();
  const isYours = page.locator(':focus').filter({ hasText: 'Ordern finns på ditt konto' });
  await expect(isYours).toBeVisible();
  await expect(orderNumber(page, orderId)).toBeVisible();
  await quiet.expectAccessible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Ordern finns på ditt konto' })).toBeVisible();

  const later = await orderByApi(origin, { email: 'afterwards@torg.example' });
  await page.goto(origin + later.confirmation);
  await untilConnected(page);
  await page.getByRole('button', { name: 'Lägg den på mitt konto' }).click();
  await expect(isYours).toBeVisible();
  await page.getByRole('link', { name: 'Till ordern på Mina sidor' }).click();
  await expect(new Shop(page, 'sv').heading).toContainText(later.orderId);
});

test('an outage is said, and the order comes by itself once it is over', async ({ page, quiet }) => {
  quiet.expectFailure(/\/checkout\/confirm/);
  quiet.expectFailure(/graphql$/);
  const { confirmation, orderId } = await orderByApi(origin);
  await setFaults(origin, ['Purchase:server-error']);
  const answer = await page.goto(origin + confirmation);
  expect(answer?.status()).toBe(503);
  const shop = new Shop(page, 'sv');
  await expect(shop.heading).toHaveText('Vi kan inte visa din order just nu');
  await setFaults(origin, []);
  await expect(orderNumber(page, orderId)).toBeVisible({ timeout: 30_000 });
  await expect(page).toHaveTitle(/^Tack för din order/);
});

test('on paper there is the order, and nothing that can only be pressed', async ({ page }) => {
  const { confirmation, orderId } = await orderByApi(origin);
  await page.goto(origin + confirmation);
  const seller = page.getByRole('heading', { name: 'Säljare', exact: true });
  await expect(seller).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(seller).toBeVisible();
  expect((await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  await expect(orderNumber(page, orderId)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Leverans', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Skriv ut' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Om du ångrar dig' })).toBeHidden();
});
