import { href } from '@torg/market-routing';
import type { Page } from '@playwright/test';
import { Keyboard } from '../pages/keyboard.ts';
import { Shop } from '../pages/shop.ts';
import { expect, test } from '../support/quiet-page.ts';

async function signIn(page: Page, part: ReturnType<Page['getByRole']>): Promise<void> {
  await part.getByLabel('E-post').fill('anna@torg.example');
  await part.getByLabel('Lösenord').fill('torg-demo-1');
  await part.getByRole('button', { name: 'Logga in' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: /, Anna$/ })).toBeVisible();
}

test('whoever signs in and out by keyboard alone goes on at the heading that says so', async ({ page }) => {
  const shop = new Shop(page, 'sv');
  const keyboard = new Keyboard(page);
  const main = page.getByRole('main');
  await shop.openAlive(href('sv', 'account', {}));
  await keyboard.type(main.getByLabel('E-post'), 'anna@torg.example');
  await keyboard.type(main.getByLabel('Lösenord'), 'torg-demo-1');
  await keyboard.press(main.getByRole('button', { name: 'Logga in' }));
  await expect(shop.heading).toHaveText('Hej Anna');
  await expect(shop.heading).toBeFocused();
  for (const name of ['Ordrar', 'Inställningar', 'Saldo']) {
    await keyboard.press(main.getByRole('link', { name, exact: true }).first());
    await expect(shop.heading).toHaveText(name);
  }
  await keyboard.press(page.getByRole('banner').getByRole('link', { name: /, Anna$/ }));
  await expect(shop.heading).toHaveText('Hej Anna');
  await keyboard.press(main.getByRole('button', { name: 'Logga ut' }));
  await expect(shop.heading).toHaveText('Logga in');
  await expect(shop.heading).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Du är utloggad' })).toBeVisible();
});

test('whoever signs in over a page goes on at its heading', async ({ page }) => {
  const shop = new Shop(page, 'sv');
  await shop.openAlive(href('sv', 'accountOrders', {}));
  const dialog = page.getByRole('dialog', { name: 'Logga in' });
  await signIn(page, dialog);
  await expect(dialog).toBeHidden();
  await expect(shop.heading).toHaveText('Ordrar');
  await expect(shop.heading).toBeFocused();
});

test('a customer who is signed out in another tab is told, and asked to sign in for the page they were at', async ({
  page,
  context,
}) => {
  const shop = new Shop(page, 'sv');
  await shop.openAlive(href('sv', 'account', {}));
  await signIn(page, page.getByRole('main'));
  const other = new Shop(await context.newPage(), 'sv');
  await other.openAlive(href('sv', 'accountOrders', {}));
  await expect(other.heading).toHaveText('Ordrar');
  await expect(other.page.getByRole('banner').getByRole('link', { name: /, Anna$/ })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Logga ut' }).click();
  await expect(other.page.getByRole('dialog', { name: 'Logga in' })).toBeVisible();
  await expect(other.page.getByText('Du är utloggad')).toBeVisible();
  await signIn(other.page, other.page.getByRole('dialog'));
  await expect(other.heading).toHaveText('Ordrar');
});

test('a favourite that is taken away hands the focus on, and what is left is said', async ({ page }) => {
  const shop = new Shop(page, 'sv');
  await shop.openAlive(href('sv', 'news', {}));
  for (const index of [0, 1]) await shop.cards.nth(index).locator('[data-favourite]').click();
  await shop.openAlive(href('sv', 'favourites', {}));
  const hearts = page.getByRole('main').getByRole('article').locator('[data-favourite]');
  await expect(hearts).toHaveCount(2);
  await hearts.first().click();
  await expect(hearts).toHaveCount(1);
  await expect(hearts.first()).toBeFocused();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('1 favorit');
  await hearts.first().click();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toBeFocused();
});

test('whoever asks for the newsletter hears the thanks and goes on beside them', async ({ page }) => {
  const shop = new Shop(page, 'sv');
  await shop.openAlive(href('sv', 'brands', {}));
  const footer = page.getByRole('contentinfo');
  await footer.getByLabel('E-postadress').fill('newsletter@torg.example');
  await footer.getByRole('button', { name: 'Anmäl dig' }).click();
  await expect(footer.getByRole('status')).toHaveText(/^Tack!/);
  await expect(footer.getByRole('heading', { name: 'Nyhetsbrev' })).toBeFocused();
});
