import { href, locales } from '@torg/market-routing';
import { Shop } from '../pages/shop.ts';
import { expect, test } from '../support/quiet-page.ts';

const lists = { sv: { sizes: 'klader', one: 'koket' }, nb: { sizes: 'klaer', one: 'kjokkenet' } };
const said = {
  sv: { choose: /^Välj storlek på/, add: /^Lägg .* i varukorgen$/, heading: 'Välj storlek', send: 'Lägg i varukorgen' },
  nb: {
    choose: /^Velg størrelse på/,
    add: /^Legg .* i handlekurven$/,
    heading: 'Velg størrelse',
    send: 'Legg i handlekurven',
  },
};

for (const locale of locales) {
  test(`a card asks for the size, and the shopper stays in the list: ${locale}`, async ({ page, quiet }) => {
    const shop = new Shop(page, locale);
    await shop.openAlive(href(locale, 'category', { category: lists[locale].sizes }));
    const list = page.url();
    const plus = shop.cards.getByRole('link', { name: said[locale].choose }).first();
    await plus.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: said[locale].heading });
    await expect(dialog).toBeVisible();
    await quiet.expectAccessible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(plus).toBeFocused();

    await plus.click();
    const send = dialog.getByRole('button', { name: said[locale].send });
    await send.click();
    await expect(dialog.getByText(shop.words.chooseSize)).toBeVisible();
    await quiet.expectAccessible();
    await dialog.getByRole('radio').and(page.locator(':enabled')).first().check({ force: true });
    await expect(dialog.getByText(shop.words.chooseSize)).toBeHidden();
    await send.click();
    await expect(dialog).toBeHidden();
    await expect(shop.cartPanel.getByRole('spinbutton')).toHaveValue('1');
    expect(page.url()).toBe(list);
  });
}

test('where there is one size a card puts it in the cart at once, and once for a double click', async ({ page }) => {
  const shop = new Shop(page, 'sv');
  await shop.openAlive(href('sv', 'category', { category: lists.sv.one }));
  const plus = shop.cards.getByRole('button', { name: said.sv.add }).first();
  await plus.dblclick();
  await expect(shop.cartPanel.getByRole('spinbutton')).toHaveValue('1');
});

test('without script a card’s form fills the cart, and its choice of size leads to the product', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const shop = new Shop(await context.newPage(), 'sv');
  await shop.open(href('sv', 'category', { category: lists.sv.one }));
  await shop.cards.getByRole('button', { name: said.sv.add }).first().click();
  await expect(shop.page).toHaveURL(new RegExp(`${href('sv', 'cart', {})}\\?added=`));
  await expect(shop.page.getByRole('main').getByRole('spinbutton')).toHaveValue('1');
  await shop.open(href('sv', 'category', { category: lists.sv.sizes }));
  await shop.cards.getByRole('link', { name: said.sv.choose }).first().click();
  await expect(shop.sizes.first()).toBeAttached();
  await context.close();
});

test('a card’s colours lead to the product in that colour', async ({ page }) => {
  const shop = new Shop(page, 'sv');
  await shop.openAlive(href('sv', 'category', { category: lists.sv.sizes }));
  const colour = shop.cards.first().getByRole('group').getByRole('link').nth(1);
  const name = (await colour.getAttribute('aria-label')) ?? '';
  await colour.click();
  await expect(page).toHaveURL(/\/p\//);
  await expect(shop.heading).toContainText(new RegExp(name, 'i'));
});
