import type { Page } from '@playwright/test';
import { href } from '@torg/market-routing';
import { Checkout } from '../pages/checkout.ts';
import { Shop } from '../pages/shop.ts';
import { ownPorts, shopOrigin } from '../support/addresses.ts';
import { fillCart, plenty } from '../support/fill-cart.ts';
import { expect, test } from '../support/quiet-page.ts';
import { ownData } from '../support/run-folder.ts';
import { runShop, type RunningShop } from '../support/run-shop.ts';

// It starts a shop of its own, which takes a busy machine a while.
test.describe.configure({ timeout: 180_000, mode: 'serial' });

const port = ownPorts.shippingWidget;
const origin = shopOrigin('sv', port);
const script = '/shipping/sandbox/widget.js';
let running: RunningShop;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const DATA_DIR = await ownData();
  running = await runShop(port, { DATA_DIR, SHIPPING_WIDGET: 'sandbox', MERCHANT_API_LIMITS: 'off' });
});
test.afterAll(() => running.stop());

/** The checkout of a cart of its own, filled in up to how it is sent. */
async function begin(page: Page): Promise<Checkout> {
  const checkout = new Checkout(page, 'sv');
  const cart = { name: 'torg-cart', value: await fillCart(origin, plenty), url: origin };
  await page.context().addCookies([cart]);
  await page.goto(origin + href('sv', 'cart', {}));
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
  await page.getByRole('main').getByRole('link', { name: 'Till kassan' }).click();
  await expect(page).toHaveURL(origin + href('sv', 'checkout', {}));
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
  await checkout.fillIn();
  return checkout;
}

const listIn = (page: Page) => page.locator('#torg-sandbox-widget');

test("a shopper chooses in the carrier's list, and pays what the API asks for it", async ({ page, quiet }) => {
  const checkout = await begin(page);
  const list = listIn(page);
  await expect(list.getByRole('radio', { name: /^Ombud nära dig/ })).toBeChecked();
  await list.getByRole('radio', { name: /^Hem till dörren/ }).check();
  await list.getByLabel('Portkod').fill('1234');
  await expect(checkout.summary).toContainText('89 kr');
  await list.getByRole('radio', { name: /^Ombud nära dig/ }).check();
  await list.getByRole('radio', { name: /^Stationskiosken/ }).check();
  await expect(list.getByRole('radio', { name: /^Stationskiosken/ })).toBeFocused();
  await quiet.expectAccessible();
  await checkout.choosePayment('invoice');
  await checkout.order();
  await checkout.readConfirmation();
  await expect(page.getByRole('main')).toContainText('Stationskiosken');
});

test('without the door code that it asks no order is taken, and with it the confirmation tells it', async ({
  page,
}) => {
  const checkout = await begin(page);
  const list = listIn(page);
  await list.getByRole('radio', { name: /^Hem till dörren/ }).check();
  await checkout.choosePayment('invoice');
  await checkout.order();
  await expect(page.getByRole('main')).toContainText('Du måste välja ett alternativ');
  await list.getByLabel('Portkod').fill('1234');
  await expect(page.getByRole('main')).not.toContainText('Du måste välja ett alternativ');
  await expect(checkout.summary).toContainText('89 kr');
  await checkout.order();
  await checkout.readConfirmation();
  await expect(page.getByRole('main')).toContainText('Portkod: 1234');
});

test('no choice is taken while another tab changes the cart, and what it costs then is shown', async ({
  page,
  context,
}) => {
  await begin(page);
  const list = listIn(page);
  await list.getByRole('radio', { name: /^Hem till dörren/ }).check();
  await list.getByLabel('Portkod').fill('1234');
  await expect(list).toContainText('89');
  let release = () => {};
  const held = new Promise<void>((resolve) => void (release = resolve));
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('CreateOrUpdateCheckout')) await held;
    await route.continue();
  });
  const other = new Shop(await context.newPage(), 'sv');
  await other.page.goto(origin + href('sv', 'search', { search: 'mugg' }));
  await other.products.first().click();
  await other.pickSize();
  await other.buyButton.click();
  await expect(page.locator('[inert] #torg-sandbox-widget')).toBeVisible();
  await expect(list.getByRole('radio', { name: /^Brevlådan/ })).toBeDisabled();
  release();
  await expect(page.locator('[inert] #torg-sandbox-widget')).toHaveCount(0);
  await expect(list.getByRole('radio', { name: /^Hem till dörren/ })).toBeChecked();
  await expect(list.getByLabel('Portkod')).toHaveValue('1234');
  await list.getByRole('radio', { name: /^Brevlådan/ }).check();
});

test("where the script is blocked, the shop's own ways of delivery are there, and order", async ({ page, quiet }) => {
  quiet.expectFailure(/widget\.js$/);
  // The shop reports it.
  quiet.expectFailure(/\/carrier-choice-[^/]*\.js$/);
  await page.route(`**${script}`, (route) => route.abort('blockedbyclient'));
  const checkout = await begin(page);
  await checkout.chooseWays('invoice');
  await expect(listIn(page)).toHaveCount(0);
  await checkout.order();
  await checkout.readConfirmation();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test("the shop's own ways of delivery are there", async ({ page }) => {
    const cart = { name: 'torg-cart', value: await fillCart(origin, plenty), url: origin };
    await page.context().addCookies([cart]);
    const answer = await page.goto(origin + href('sv', 'checkout', {}));
    expect(answer?.headers()['content-security-policy']).toContain("script-src 'self';");
    const checkout = new Checkout(page, 'sv');
    await checkout.field(checkout.words.zip).fill('111 22');
    await page.getByRole('button', { name: 'Visa leveranssätt' }).click();
    await expect(page.getByRole('radio', { name: /^Hem till dörren/ })).toBeVisible();
  });
});
