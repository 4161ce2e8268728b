import type { Page } from '@playwright/test';
import { href } from '@torg/market-routing';
import { Shop } from '../pages/shop.ts';
import { expect, test } from '../support/quiet-page.ts';

/** The calls of the API by which a tab asks for a choice: a page and its filters, or one of the two alone. */
function choiceCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const sent = request.postData() ?? '';
    const name = /"operationName":"(\w*Products|ProductFilters)"/.exec(sent)?.[1];
    // A text that follows its hash, to an API that does not know that yet, is the same call.
    if (name && sent.includes('"facets":') && !sent.includes('"query":')) calls.push(name);
  });
  return calls;
}

const box = (page: Page, name: RegExp) => page.getByRole('checkbox', { name });

test('by size and colour under a price, on a wide screen: each choice asks the API once', async ({ page, quiet }) => {
  const shop = new Shop(page, 'sv');
  await shop.openAlive(href('sv', 'category', { category: 'klader' }));
  const calls = choiceCalls(page);
  const panel = page.getByRole('form', { name: 'Filter' });
  await panel.getByText('Visa alla 15').click();
  await box(page, /^M 3$/).check();
  await expect(page.getByRole('link', { name: 'Ta bort filtret M' })).toBeVisible();
  await expect(page).toHaveURL(/skus=M/);
  expect(calls).toEqual(['FilteredProducts']);
  await box(page, /^Havre 2$/).check();
  await expect(page).toHaveURL(/Havre/);
  await expect(box(page, /^Havre 2$/)).toBeFocused();
  await expect(shop.cards).toHaveCount(2);
  await quiet.expectAccessible();
  expect(calls).toEqual(['FilteredProducts', 'FilteredProducts']);
  // Pris is folded or open by its place; the fields are the same.
  const highest = panel.getByLabel('Pris till');
  if (!(await highest.isVisible())) await panel.getByRole('heading', { name: 'Pris', exact: true }).click();
  await highest.fill('1100');
  await highest.press('Enter');
  await expect(page.getByRole('link', { name: /^Ta bort filtret Upp till 1.100/ })).toBeVisible();
  await expect(shop.cards).toHaveCount(1);
  await expect(page.getByRole('status').filter({ hasText: '1 produkt' })).toBeAttached();
  await page.getByRole('link', { name: 'Rensa alla' }).click();
  await expect(shop.cards).toHaveCount(10);
  await quiet.expectAccessible();
});

test('the last choice wins where they come fast, and Back takes choices back one by one', async ({ page, quiet }) => {
  const shop = new Shop(page, 'sv');
  await shop.openAlive(href('sv', 'category', { category: 'klader' }));
  await box(page, /^Garnhult/).check();
  await box(page, /^Linåsa/).check();
  await box(page, /^Garnhult/).uncheck();
  await expect(page).toHaveURL(/brands=Lin%C3%A5sa%7Eb_5$/);
  await expect(shop.cards).toHaveCount(1);
  await page.getByLabel('Sortera efter').selectOption('Lägsta pris först');
  await expect(page).toHaveURL(/sort=PRICE$/);
  await page.goBack();
  await expect(page).not.toHaveURL(/sort/);
  await expect(box(page, /^Linåsa/)).toBeChecked();
  await page.reload();
  await expect(box(page, /^Linåsa/)).toBeChecked();
  await quiet.expectAccessible();
});

test('to nothing and out: each filter can be taken back with what that gives', async ({ page, quiet }) => {
  const shop = new Shop(page, 'sv');
  await shop.openAlive('/c/klader?skus=XS~s_xs&p-Färg=Natur~v_Color_natur');
  await expect(page.getByRole('heading', { name: 'Inga varor passar urvalet' })).toBeVisible();
  await quiet.expectAccessible();
  await page.getByRole('link', { name: 'Utan Natur (3)' }).click();
  await expect(shop.cards).toHaveCount(3);
  await quiet.expectAccessible();
});

test('on a phone the filters are a sheet, whose button says how many goods there are', async ({ page, quiet }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const shop = new Shop(page, 'sv');
  await shop.openAlive(href('sv', 'category', { category: 'klader' }));
  const opener = page.getByRole('link', { name: /^Filtrera/ });
  const sheet = page.getByRole('dialog', { name: 'Filtrera' });
  // Before its part is alive the link leads to the panel above the goods, as without script.
  await expect(async () => {
    await opener.click();
    await expect(sheet).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await sheet.getByRole('checkbox', { name: /^Linåsa/ }).check();
  await expect(sheet.getByRole('button', { name: 'Visa 1 vara' })).toBeVisible();
  await quiet.expectAccessible();
  await sheet.getByRole('button', { name: 'Visa 1 vara' }).click();
  await expect(sheet).toBeHidden();
  await expect(shop.cards).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Filtrera (1)' })).toBeFocused();
  await quiet.expectAccessible();
});

test('by the keyboard alone', async ({ page, quiet }) => {
  const shop = new Shop(page, 'sv');
  await shop.openAlive(href('sv', 'category', { category: 'klader' }));
  await box(page, /^Linåsa/).focus();
  await page.keyboard.press('Space');
  await expect(shop.cards).toHaveCount(1);
  await expect(box(page, /^Linåsa/)).toBeFocused();
  await page.getByRole('link', { name: 'Ta bort filtret Linåsa' }).focus();
  await page.keyboard.press('Enter');
  await expect(shop.cards).toHaveCount(10);
  await quiet.expectAccessible();
});

test('what is ticked while the script of the filters is on its way keeps the focus', async ({ page }) => {
  const shop = new Shop(page, 'sv');
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await shop.openAlive(href('sv', 'category', { category: 'klader' }));
  await box(page, /^Linåsa/).focus();
  await page.keyboard.press('Space');
  await expect(shop.cards).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  await expect(box(page, /^Linåsa/)).toBeFocused();
});

test('in Norwegian', async ({ page, quiet }) => {
  const shop = new Shop(page, 'nb');
  await shop.openAlive(href('nb', 'news', {}));
  await page
    .getByRole('form', { name: 'Filter' })
    .getByRole('checkbox', { name: /^Lerkulla \d+$/ })
    .check();
  await expect(page.getByRole('link', { name: 'Fjern filteret Lerkulla' })).toBeVisible();
  await page.getByLabel('Sorter etter').selectOption('Laveste pris først');
  await expect(page).toHaveURL(/brands=Lerkulla%7Eb_1&sort=PRICE$/);
  await quiet.expectAccessible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('filters and order are a form, on a phone behind a link', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const shop = new Shop(page, 'sv');
    await shop.open('/c/klader?utm_source=brev');
    const panel = page.getByRole('form', { name: 'Filter' });
    await expect(panel).toBeHidden();
    await page.getByRole('link', { name: 'Filtrera' }).click();
    await panel.getByRole('checkbox', { name: /^Garnhult/ }).check();
    await panel.getByRole('checkbox', { name: /^Sockor/ }).check();
    await page.getByLabel('Sortera efter').selectOption('Lägsta pris först');
    await panel.getByRole('button', { name: 'Visa urvalet' }).click();
    await expect(page).toHaveURL(
      /\/c\/klader\?utm_source=brev&categories=Sockor%7Ec_40&brands=Garnhult%7Eb_6&sort=PRICE$/,
    );
    await expect(shop.cards).toHaveCount(2);
    await page.getByRole('link', { name: 'Ta bort filtret Sockor' }).click();
    await expect(shop.cards).toHaveCount(9);
  });
});

test('prices are chosen by a slider too, whose thumbs move by keys, and the fields say the same', async ({
  page,
  quiet,
}) => {
  const shop = new Shop(page, 'sv');
  await shop.openAlive(href('sv', 'category', { category: 'klader' }));
  const panel = page.getByRole('form', { name: 'Filter' });
  const highest = panel.getByRole('textbox', { name: 'Pris till' });
  if (!(await highest.isVisible())) await panel.getByRole('heading', { name: 'Pris', exact: true }).click();
  await highest.scrollIntoViewIfNeeded();
  const thumb = panel.getByRole('slider', { name: 'Pris till' });
  await thumb.focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(thumb).toHaveAttribute('aria-valuetext', /^1.\d00.kr$|^1.\d\d0.kr$/);
  await expect(page).toHaveURL(/price=[^&]*-1\d\d0$/);
  const chosen = /-(\d+)$/.exec(page.url())?.[1] ?? '';
  await expect(highest).toHaveValue(chosen);
  await expect(thumb).toBeFocused();
  await quiet.expectAccessible();
});
