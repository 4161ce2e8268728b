import { href } from '@torg/market-routing';
import { Checkout } from '../pages/checkout.ts';
import { shopOrigin } from '../support/addresses.ts';
import { holdBack, scripts } from '../support/hold-back.ts';
import { expect, test } from '../support/quiet-page.ts';

for (const [from, to] of [
  ['sv', 'nb'],
  ['nb', 'sv'],
] as const) {
  test(`what was typed in ${from} is in the checkout in ${to}, which has another address`, async ({ page }) => {
    const checkout = new Checkout(page, from);
    await checkout.begin();
    await checkout.field(checkout.words.email).fill('flytt@torg.example');
    await checkout.field(checkout.words.firstName).fill('Elsa');
    await checkout.shop.openAlive(href(from, 'home', {}));
    await page.getByRole('banner').locator(`a[hreflang^="${to}"]`).click();
    const other = new Checkout(page, to);
    await expect(page).toHaveURL(shopOrigin(to) + href(to, 'home', {}));
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${to}`));
    await other.begin();
    await expect(other.field(other.words.email)).toHaveValue('flytt@torg.example');
    await expect(other.field(other.words.firstName)).toHaveValue('Elsa');
    expect(page.url()).not.toContain('flytt');
  });
}

test('it goes along too where the market is changed before the tab is alive', async ({ page }) => {
  const checkout = new Checkout(page, 'sv');
  await checkout.begin();
  await checkout.field(checkout.words.email).fill('tidig@torg.example');
  const { letThrough } = await holdBack(page, scripts);
  await checkout.shop.open();
  await page.getByRole('banner').locator('a[hreflang^="nb"]').click();
  letThrough();
  await expect(page.locator('html')).toHaveAttribute('lang', /^nb/);
  const other = new Checkout(page, 'nb');
  await other.begin();
  await expect(other.field(other.words.email)).toHaveValue('tidig@torg.example');
});
