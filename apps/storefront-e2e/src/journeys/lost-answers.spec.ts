import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { href } from '@torg/market-routing';
import { Shop } from '../pages/shop.ts';
import { ownPorts, shopOrigin } from '../support/addresses.ts';
import { expect, test } from '../support/quiet-page.ts';
import { runShop, type RunningShop } from '../support/run-shop.ts';

// It starts a shop of its own, which takes a busy machine a while.
test.describe.configure({ timeout: 180_000, mode: 'serial' });

const port = ownPorts.lostAnswers;
const origin = shopOrigin('sv', port);
let running: RunningShop;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'torg-lost-answers-'));
  running = await runShop(port, { DATA_DIR, MERCHANT_API_TOOLS: 'on' });
});
test.afterEach(() => setFaults([]));
test.afterAll(() => running.stop());

/** What goes wrong from here on. */
async function setFaults(rules: readonly string[]): Promise<void> {
  const answer = await fetch(`${origin}/faults`, { method: 'PUT', body: JSON.stringify({ rules }) });
  expect(answer.status).toBe(200);
}

test('what was put in the cart is told, and is there once, though the answer was lost', async ({ page, quiet }) => {
  quiet.expectFailure(/\/graphql$/);
  const shop = new Shop(page, 'sv');
  await page.goto(origin + href('sv', 'search', { search: 'mugg' }));
  const name = await shop.cards.first().getByRole('heading').innerText();
  await shop.cards.first().getByRole('link').click();
  await expect(shop.heading).toHaveText(name);
  await shop.pickSize();
  await setFaults(['AddToCart:drop-answer']);
  await shop.buyButton.click();
  // An impatient second click while the answer is looked for.
  await shop.buyButton.click({ force: true });
  await expect(shop.cartPanel).toContainText(name);
  await expect(page.getByRole('dialog').getByRole('spinbutton')).toHaveValue('1');
  await page.keyboard.press('Escape');
  await expect(shop.cartLink).toHaveAccessibleName(/1/);
});

test('lines and money follow a click at once, and the server confirms them with one call', async ({ page }) => {
  const shop = new Shop(page, 'sv');
  await page.goto(origin + href('sv', 'search', { search: 'mugg' }));
  await shop.cards.first().getByRole('link').click();
  await shop.pickSize();
  await shop.buyButton.click();
  await expect(shop.cartPanel).toBeVisible();
  const panel = page.getByRole('dialog');
  const total = panel
    .getByText(/^Totalt/)
    .locator('xpath=following-sibling::*')
    .first();
  const before = await total.innerText();
  await setFaults(['UpdateCartItem:slow=3000']);
  const calls: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) calls.push(request.postDataJSON()?.operationName);
  });
  const answered = page.waitForResponse((response) => response.url().endsWith('/graphql'));
  await panel.getByRole('button', { name: shop.words.increase }).click();
  await expect(panel.getByRole('spinbutton')).toHaveValue('2', { timeout: 1_000 });
  await expect(total).not.toHaveText(before, { timeout: 1_000 });
  const promised = await total.innerText();
  await answered;
  await expect(panel.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(total).toHaveText(promised);
  expect(calls).toEqual(['UpdateCartItem']);
});
