import { href } from '@torg/market-routing';
import { Shop } from '../pages/shop.ts';
import { expect, test } from '../support/quiet-page.ts';

test('a mistyped search shows what was meant, and leads to exactly what was typed', async ({ page, quiet }) => {
  const shop = new Shop(page, 'sv');
  await shop.open(href('sv', 'search', { search: 'tröjja' }));
  await expect(shop.heading).toHaveText('Sökresultat för ”tröja”');
  await expect(page.getByText('Visar resultat för tröja.')).toBeVisible();
  await expect(shop.cards.first()).toBeVisible();
  await quiet.expectAccessible();
  await page.getByRole('link', { name: 'tröjja', exact: true }).click();
  await expect(page.getByText('Menade du tröja?')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Tyvärr hittades inget som matchar din sökning' })).toBeVisible();
  await quiet.expectAccessible();
  await page.getByRole('link', { name: 'tröja', exact: true }).click();
  await expect(shop.cards.first()).toBeVisible();
});

test('a number is its product, and a word that the catalogue does not use finds what it means', async ({ page }) => {
  const norwegian = new Shop(page, 'nb');
  await norwegian.open(href('nb', 'search', { search: 'strømper' }));
  await expect(norwegian.products.first()).toHaveText(/sokker/i);
  const shop = new Shop(page, 'sv');
  await shop.open();
  await page.getByRole('searchbox').fill('KER-1001');
  await page.keyboard.press('Enter');
  await expect(shop.heading).toHaveText('Mugg Strand, kritvit');
});

test('a list lies in rows where somebody wants it so, and so does the next', async ({ page, quiet }) => {
  const shop = new Shop(page, 'sv');
  await shop.openAlive(href('sv', 'category', { category: 'klader' }));
  const rows = page.getByRole('link', { name: 'Lista', exact: true });
  const [first, second] = [shop.cards.nth(0), shop.cards.nth(1)];
  const besides = async () => (await first.boundingBox())?.y === (await second.boundingBox())?.y;
  expect(await besides()).toBe(true);
  await rows.click();
  await expect(rows).toHaveAttribute('aria-current', 'true');
  await expect.poll(besides).toBe(false);
  await quiet.expectAccessible();
  await shop.open(href('sv', 'category', { category: 'koket' }));
  await expect.poll(besides).toBe(false);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('rows are a link, which filters and pages keep', async ({ page }) => {
    const shop = new Shop(page, 'sv');
    await shop.open(href('sv', 'category', { category: 'klader' }));
    await page.getByRole('link', { name: 'Lista', exact: true }).click();
    await expect(page).toHaveURL(/\/c\/klader\?view=rows$/);
    await page.getByRole('checkbox', { name: /^Garnhult/ }).check();
    await page.getByRole('button', { name: 'Visa urvalet' }).click();
    await expect(page).toHaveURL(/view=rows&brands=Garnhult%7Eb_6$/);
    await page.getByRole('link', { name: 'Rutnät', exact: true }).click();
    await expect(page).toHaveURL(/\/c\/klader\?brands=Garnhult%7Eb_6$/);
  });
});
