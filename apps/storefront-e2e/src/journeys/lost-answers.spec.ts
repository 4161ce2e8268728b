import type { Locator } from '@playwright/test';
import { href } from '@torg/market-routing';
import { Shop } from '../pages/shop.ts';
import { ownPorts, shopOrigin } from '../support/addresses.ts';
import { expect, test } from '../support/quiet-page.ts';
import { ownData } from '../support/run-folder.ts';
import { runShop, type RunningShop } from '../support/run-shop.ts';
import { setFaults } from '../support/set-faults.ts';

// It starts a shop of its own, which takes a busy machine a while.
test.describe.configure({ timeout: 180_000, mode: 'serial' });

const port = ownPorts.lostAnswers;
const origin = shopOrigin('sv', port);
let running: RunningShop;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const DATA_DIR = await ownData();
  running = await runShop(port, { DATA_DIR, MERCHANT_API_TOOLS: 'on' });
});
test.afterEach(() => setFaults(origin, []));
test.afterAll(() => running.stop());

/** What a field and a text say in the frame that is painted after a click. */
async function frameAfterClick(button: Locator, shown: { field: Locator; text: Locator }) {
  const parts = { field: await shown.field.elementHandle(), text: await shown.text.elementHandle() };
  return button.evaluate(async (element: HTMLElement, { field, text }) => {
    element.click();
    await new Promise(requestAnimationFrame);
    return { field: field instanceof HTMLInputElement ? field.value : null, text: text?.textContent };
  }, parts);
}

test('what was put in the cart is told, and is there once, though the answer was lost', async ({ page, quiet }) => {
  quiet.expectFailure(/\/graphql$/);
  const shop = new Shop(page, 'sv');
  await page.goto(origin + href('sv', 'search', { search: 'mugg' }));
  const name = await shop.cards.first().getByRole('heading').innerText();
  await shop.products.first().click();
  await expect(shop.heading).toHaveText(name);
  await shop.pickSize();
  await setFaults(origin, ['AddToCart:drop-answer']);
  await shop.buyButton.click();
  // An impatient second click while the answer is looked for.
  await shop.buyButton.click({ force: true });
  await expect(shop.cartPanel).toContainText(name);
  await expect(page.getByRole('dialog').getByRole('spinbutton')).toHaveValue('1');
  await page.keyboard.press('Escape');
  await expect(shop.cartLink).toHaveAccessibleName(/1/);
});

test('lines and money follow a click in the next frame, and the server confirms them with one call', async ({
  page,
}) => {
  const shop = new Shop(page, 'sv');
  await page.goto(origin + href('sv', 'search', { search: 'mugg' }));
  await shop.products.first().click();
  await shop.pickSize();
  await shop.buyButton.click();
  await expect(shop.cartPanel).toBeVisible();
  const panel = page.getByRole('dialog');
  const increase = panel.getByRole('button', { name: shop.words.increase });
  const field = panel.getByRole('spinbutton');
  const total = panel
    .getByText(/^Totalt/)
    .locator('xpath=following-sibling::*')
    .first();
  const settled = () => expect(panel.locator('[aria-busy="true"]')).toHaveCount(0);
  // What the first change needs may still be on its way.
  await increase.click();
  await expect(field).toHaveValue('2');
  await settled();
  const before = await total.textContent();
  await setFaults(origin, ['UpdateCartItem:slow=3000']);
  const calls: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) calls.push(request.postDataJSON()?.operationName);
  });
  const answered = page.waitForResponse((response) => response.url().endsWith('/graphql'));
  const shown = await frameAfterClick(increase, { field, text: total });
  expect(shown.field).toBe('3');
  expect(shown.text).not.toBe(before);
  await answered;
  await settled();
  await expect(total).toHaveText(shown.text ?? '');
  expect(calls).toEqual(['UpdateCartItem']);
});
