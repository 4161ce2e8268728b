import { href, locales } from '@torg/market-routing';
import { Checkout } from '../pages/checkout.ts';
import { Shop } from '../pages/shop.ts';
import { shopOrigin } from '../support/addresses.ts';
import { expect, test } from '../support/quiet-page.ts';

const words = {
  sv: { share: 'Dela varukorgen', link: 'Länk till en kopia av varukorgen', copy: 'Lägg i min varukorg' },
  nb: { share: 'Del handlekurven', link: 'Lenke til en kopi av handlekurven', copy: 'Legg i handlekurven min' },
} as const;

for (const locale of locales) {
  const said = words[locale];

  test(`a cart that is shared in ${locale} is copied by somebody else, and stays its owner's`, async ({
    page,
    quiet,
    browser,
  }) => {
    const checkout = new Checkout(page, locale);
    await checkout.holdCart();
    await checkout.shop.openAlive(href(locale, 'cart', {}));
    const main = page.getByRole('main');
    await main.getByRole('button', { name: said.share }).click();
    const address = await main.getByLabel(said.link).inputValue();
    await quiet.expectAccessible();

    const others = await browser.newContext();
    const theirs = await others.newPage();
    // An old link has the cart after its #.
    const id = new URL(address).searchParams.get('id') ?? '';
    await theirs.goto(`${shopOrigin(locale)}/?action=cart#${id}`);
    await expect(theirs).toHaveURL(address);
    await theirs.getByRole('button', { name: said.copy }).click();
    await expect(theirs.getByRole('main').getByRole('spinbutton')).toHaveValue('1');
    await theirs.getByRole('main').getByRole('spinbutton').fill('2');
    await theirs.getByRole('main').getByRole('spinbutton').blur();
    await others.close();

    await page.reload();
    await expect(main.getByRole('spinbutton')).toHaveValue('1');
  });
}

test('a link to a cart that is gone says so', async ({ page, quiet }) => {
  quiet.expectFailure(/delad-varukorg/);
  await new Shop(page, 'sv').open(href('sv', 'sharedCart', {}, { id: 'gone' }));
  await expect(page.getByRole('main')).toContainText('Varukorgen finns inte längre');
  await quiet.expectAccessible();
});
