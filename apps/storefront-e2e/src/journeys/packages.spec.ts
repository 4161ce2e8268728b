import { locales, type Locale } from '@torg/market-routing';
import { Checkout } from '../pages/checkout.ts';
import { Keyboard } from '../pages/keyboard.ts';
import { Shop } from '../pages/shop.ts';
import { shopOrigin } from '../support/addresses.ts';
import { askApi } from '../support/ask-api.ts';
import { orderByApi } from '../support/order-by-api.ts';
import { expect, test } from '../support/quiet-page.ts';

const words = {
  sv: {
    path: '/pp/presentaskar/presentlada-fikastund',
    name: 'Presentlåda Fikastund',
    mug: 'Mugg',
    other: /havre/,
    another: /skymning/,
    cards: 'Kort',
    add: 'Lägg paketet i varukorgen',
    change: 'Ändra paketet',
    save: 'Spara ändringen',
    gone: 'Det du hade valt säljs inte längre. Välj något annat.',
  },
  nb: {
    path: '/pp/gaveesker/gaveeske-kaffepause',
    name: 'Gaveeske Kaffepause',
    mug: 'Krus',
    other: /havre/,
    another: /skumring|skymning/i,
    cards: 'Kort',
    add: 'Legg pakken i handlekurven',
    change: 'Endre pakken',
    save: 'Lagre endringen',
    gone: 'Det du hadde valgt, selges ikke lenger. Velg noe annet.',
  },
} as const satisfies Record<Locale, Record<string, string | RegExp>>;

for (const locale of locales) {
  const { path, name, mug, other, another, add, change, save, cards } = words[locale];

  test(`a shopper in ${locale} puts a package together, changes it in the cart and buys it`, async ({
    page,
    quiet,
  }) => {
    const shop = new Shop(page, locale);
    const checkout = new Checkout(page, locale);
    await shop.openAlive(path);
    const mugs = page.getByRole('radiogroup', { name: mug }).first();
    await mugs.getByRole('radio', { name: other }).check({ force: true });
    await expect(page).toHaveURL(/\?g\d+=\d+/);
    await quiet.expectAccessible();
    const address = page.url();
    await page.getByRole('button', { name: add }).click();
    await expect(shop.cartPanel).toBeVisible();
    await shop.cartPanel.getByRole('button', { name: shop.words.increase }).click();
    await expect(shop.cartPanel.getByRole('spinbutton')).toHaveValue('2');
    await quiet.expectAccessible();

    // The address opens the same again.
    await page.goto(address);
    await expect(mugs.getByRole('radio', { name: other })).toBeChecked();

    await shop.openCartPage();
    const main = page.getByRole('main');
    // What comes with the script has its place: nothing moves at the first touch.
    const line = main.getByRole('listitem').filter({ hasText: name }).first();
    const height = (await line.boundingBox())?.height;
    await page.mouse.click(2, 300);
    await expect(main.getByRole('spinbutton')).toHaveValue('2');
    await expect(main.getByRole('link', { name: change })).toBeVisible();
    expect((await line.boundingBox())?.height).toBe(height);
    await main.getByRole('link', { name: change }).click();
    await expect(mugs.getByRole('radio', { name: other })).toBeChecked();
    await mugs.getByRole('radio', { name: another }).check({ force: true });
    await page.getByRole('button', { name: save }).click();
    await expect(main.getByRole('spinbutton')).toHaveValue('2');
    await expect(main.getByRole('link', { name: change })).toHaveCount(1);
    await quiet.expectAccessible();

    await checkout.open();
    await checkout.fillIn();
    await checkout.choose(checkout.words.pickup);
    await checkout.choose(checkout.words.invoice);
    await checkout.field(checkout.words.personalId).fill(checkout.buyer.personalId);
    await checkout.order();
    await checkout.expectOneOrder();
  });

  test(`a link to what is sold no more says so in ${locale}, and keeps the rest`, async ({ page }) => {
    const shop = new Shop(page, locale);
    await shop.openAlive(path);
    await page.getByRole('radiogroup', { name: cards }).getByRole('radio').first().check({ force: true });
    const url = new URL(page.url());
    const [first = ''] = url.searchParams.keys();
    url.searchParams.set(first, '999999');
    await page.goto(url.href);
    await expect(page.getByText(words[locale].gone)).toBeVisible();
    await expect(page.getByRole('radiogroup', { name: cards }).getByRole('radio').first()).toBeChecked();
    await page.waitForFunction(() => history.scrollRestoration === 'manual');
    await page.getByRole('button', { name: add }).click();
    await expect(page.getByRole('radiogroup', { name: mug }).first().getByRole('radio').first()).toBeFocused();
  });

  test.describe(`without script in ${locale}`, () => {
    test.use({ javaScriptEnabled: false });

    test('a package is put together and lies in the cart as one', async ({ page }) => {
      const shop = new Shop(page, locale);
      await shop.open(path);
      const mugs = page.getByRole('radiogroup', { name: mug }).first();
      await mugs.getByRole('radio', { name: other }).check({ force: true });
      await page.getByRole('button', { name: add }).click();
      const main = page.getByRole('main');
      await expect(main).toContainText(words[locale].name);
      await expect(main.getByRole('button', { name: shop.words.remove })).toHaveCount(1);
    });
  });
}

test('a package is put together by keyboard alone', async ({ page }) => {
  const { path, add, mug } = words.sv;
  const shop = new Shop(page, 'sv');
  const keyboard = new Keyboard(page);
  await shop.openAlive(path);
  await keyboard.choose(
    page
      .getByRole('radiogroup', { name: mug })
      .first()
      .getByRole('radio', { name: /mossgrön/ }),
  );
  await keyboard.press(page.getByRole('button', { name: add }));
  await expect(shop.cartPanel).toContainText('Presentlåda Fikastund');
});

test('what sells out while a package is put together is named, and the other picks stay', async ({ page, browser }, {
  retry,
}) => {
  // A second try cannot buy the same bowls out again.
  const { alias, name } = [
    { alias: 'skal-strand-skiffergra', name: 'Skål Strand, skiffergrå' },
    { alias: 'skal-strand-isbla', name: 'Skål Strand, isblå' },
  ][retry] ?? { alias: '', name: '' };
  const [mug, plate] = [/Mugg Strand, havre/, /Tallrik Strand, salvia/];
  const stillContext = await browser.newContext({ javaScriptEnabled: false });
  const still = await stillContext.newPage();
  const shops = [new Shop(page, 'sv'), new Shop(still, 'sv')];
  await shops[0]?.openAlive('/pp/presentaskar/frukostset-strand-tva-personer');
  await shops[1]?.open('/pp/presentaskar/frukostset-strand-tva-personer');
  for (const shop of shops) {
    for (const picked of [mug, name, plate])
      await shop.page.getByRole('radio', { name: picked }).check({ force: true });
  }

  // A breakfast for two needs two of them.
  await orderByApi(shopOrigin('sv'), { wanted: { alias, quantity: (await countLeft(alias)) - 1 } });
  // What is shown of stock is up to a second old.
  await expect.poll(() => countLeft(alias)).toBe(1);

  for (const shop of shops) {
    await shop.page.getByRole('button', { name: words.sv.add }).click();
    await expect(
      shop.page.getByText('Något av det du valde tog just slut. Resten av dina val är kvar.').first(),
    ).toBeVisible();
    await expect(shop.page.getByText(`${name} är slut. Välj något annat.`)).toBeVisible();
    await expect(shop.page.getByRole('radio', { name: mug })).toBeChecked();
    await expect(shop.page.getByRole('radio', { name: plate })).toBeChecked();
    await shop.page.getByRole('radio', { name: /Skål Strand, kritvit/ }).check({ force: true });
    await shop.page.getByRole('button', { name: words.sv.add }).click();
    // The panel with script, the page without.
    await expect(shop.cartPanel.or(shop.heading.filter({ hasText: 'Varukorg' }))).toBeVisible();
    await shop.openCartPage();
    await expect(shop.page.getByRole('main')).toContainText('Skål Strand, kritvit');
  }
  await stillContext.close();
});

/** Units of goods of one size that the shop says are left. */
async function countLeft(alias: string): Promise<number> {
  const query = 'query($alias: String!) { product(alias: $alias) { totalStock { totalStock } } }';
  const { product } = await askApi(shopOrigin('sv'), query, { alias });
  return product.totalStock.totalStock;
}
