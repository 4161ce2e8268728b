import { href, locales } from '@torg/market-routing';
import { Shop } from '../pages/shop.ts';
import { expect, test } from '../support/quiet-page.ts';

test('without a connection a page says so, and comes by itself once there is one', async ({ page, context, quiet }) => {
  quiet.expectFailure(/./);
  const shop = new Shop(page, 'sv');
  await shop.open();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(page.getByText('Det du ser kan ha ändrats sedan dess.')).toBeInViewport();
  await shop.menu.getByRole('link').nth(1).click();
  await expect(shop.heading).toHaveText(shop.words.offline);
  await expect(page.getByRole('button', { name: 'Försök igen' })).toBeVisible();
  await context.setOffline(false);
  await expect(shop.cards.first()).toBeVisible();
});

const waiting = {
  sv: { search: 'mugg', waits: /läggs i varukorgen så snart/, inCart: /^Varukorg, \d+ var/ },
  nb: { search: 'krus', waits: /legges i handlekurven så snart/, inCart: /^Handlekurv, \d+ var/ },
} as const;

for (const locale of locales) {
  const said = waiting[locale];

  test(`what is put in the cart in ${locale} without a connection waits, and lies in it once there is one`, async ({
    page,
    context,
    quiet,
  }) => {
    quiet.expectFailure(/./);
    const shop = new Shop(page, locale);
    await shop.open(href(locale, 'search', { search: said.search }));
    await shop.products.first().click();
    await expect(shop.buyButton).toBeEnabled();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await shop.pickSize();
    await shop.buyButton.click();
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: said.waits })).toHaveCount(1);
    await context.setOffline(false);
    await expect(page.getByRole('banner').getByRole('link', { name: said.inCart })).toBeVisible();
  });
}

test('an empty search stays where it is, in the field', async ({ page }) => {
  const shop = new Shop(page, 'sv');
  await shop.openAlive(href('sv', 'brands', {}));
  await page.getByRole('banner').getByRole('search').getByRole('button', { name: /^Sök/ }).click();
  await expect(page.getByRole('combobox', { name: shop.words.search })).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`${href('sv', 'brands', {})}$`));
});
