import { href, locales } from '@torg/market-routing';
import { Checkout } from '../pages/checkout.ts';
import { comeNear } from '../support/come-near.ts';
import { shopOrigin } from '../support/addresses.ts';
import { expect, test } from '../support/quiet-page.ts';

const texts = {
  sv: {
    removed: /är borttagen/,
    undo: /^Ångra: lägg tillbaka/,
    later: /^Spara till senare: /,
    heading: 'Sparat till senare',
    putBack: /^Lägg i varukorgen: /,
    ...{ note: 'Skriv en anteckning', noted: /^Anteckning om /, save: 'Spara anteckningen' },
  },
  nb: {
    removed: /er fjernet/,
    undo: /^Angre: legg tilbake/,
    later: /^Lagre til senere: /,
    heading: 'Lagret til senere',
    putBack: /^Legg i handlekurven: /,
    ...{ note: 'Skriv et notat', noted: /^Notat om /, save: 'Lagre notatet' },
  },
} as const;

/** Three lines. */
const goods = ['skal-strand-kritvit', 'tallrik-strand-kritvit', 'chokladkaka-mork-70'].map((alias) => ({
  alias,
  quantity: 2,
}));

for (const locale of locales) {
  const words = texts[locale];

  test(`what was taken out of the cart in ${locale} is had back after a reload, as many as there were`, async ({
    page,
    quiet,
  }) => {
    const checkout = new Checkout(page, locale);
    const cart = href(locale, 'cart', {});
    await checkout.holdCart();
    await checkout.shop.openAlive(cart);
    const main = page.getByRole('main');
    const count = main.getByRole('spinbutton');
    const before = await count.inputValue();
    await main.getByRole('button', { name: /^(Ta bort|Fjern) / }).click();
    await expect(count).toHaveCount(0);
    await expect(main.getByRole('button', { name: words.undo })).toBeVisible();
    // It is heard once, and seen where it can be had back alone.
    const heard = page.getByRole('status').filter({ hasText: words.removed });
    await expect(heard).toHaveCount(1);
    expect(await heard.evaluate(({ parentElement }) => parentElement?.clientWidth)).toBeLessThan(2);
    await expect(main.getByRole('listitem').filter({ hasText: words.removed })).toHaveCount(1);
    await expect(heard).toHaveCount(0);
    await page.reload();
    await main.getByRole('button', { name: words.undo }).click();
    await expect(count).toHaveValue(before);
    await expect(main.getByRole('button', { name: words.undo })).toHaveCount(0);
    await quiet.expectAccessible();
  });

  test(`what was taken out of the cart in ${locale} comes back to where it was, with the focus, by keyboard`, async ({
    page,
    quiet,
  }) => {
    const checkout = new Checkout(page, locale);
    await checkout.holdCart(...goods);
    await checkout.shop.openAlive(href(locale, 'cart', {}));
    const main = page.getByRole('main');
    const removals = main.getByRole('button', { name: /^(Ta bort|Fjern) / });
    await expect(removals).toHaveCount(goods.length);
    const namesOf = () => removals.evaluateAll((all) => all.map((button) => button.getAttribute('aria-label')));
    const before = await namesOf();
    await removals.nth(1).press('Enter');
    await expect(removals).toHaveCount(goods.length - 1);
    await main.getByRole('button', { name: words.undo }).press('Enter');
    await expect(removals).toHaveCount(goods.length);
    expect(await namesOf()).toEqual(before);
    await expect(main.locator('li:focus').getByRole('button', { name: before[1] ?? '' })).toBeVisible();
    await quiet.expectAccessible();
    await page.reload();
    await comeNear(page);
    await expect.poll(namesOf).toEqual(before);
  });

  test(`what is kept for later in ${locale} lies beside the cart with its price, and comes back by keyboard`, async ({
    page,
    quiet,
  }) => {
    const checkout = new Checkout(page, locale);
    await checkout.holdCart();
    await checkout.shop.openAlive(href(locale, 'cart', {}));
    const main = page.getByRole('main');
    await main.getByRole('button', { name: words.later }).press('Enter');
    const kept = main.getByRole('list', { name: words.heading });
    await expect(kept.getByText(/\d\skr/).first()).toBeVisible();
    await quiet.expectAccessible();
    await kept.getByRole('button', { name: words.putBack }).press('Enter');
    await expect(main.getByRole('spinbutton')).toHaveCount(1);
    await expect(kept).toHaveCount(0);
  });

  test(`a link in ${locale} applies its code, and a note on a line outlasts a reload, by keyboard`, async ({
    page,
    quiet,
  }) => {
    const origin = shopOrigin(locale);
    const checkout = new Checkout(page, locale);
    await checkout.holdCart();
    await checkout.shop.open(href(locale, 'codeLink', {}, { code: 'FRIFRAKT' }));
    await expect(page).toHaveURL(origin + href(locale, 'cart', {}));
    const main = page.getByRole('main');
    await expect(main.getByText('FRIFRAKT')).toBeVisible();
    await main.getByText(words.note).press('Enter');
    await main.getByLabel(words.noted).fill('Kök 3');
    await main.getByRole('button', { name: words.save }).press('Enter');
    await expect(main.getByText(/: Kök 3$/)).toBeVisible();
    await quiet.expectAccessible();
    await page.reload();
    await expect(main.getByText(/: Kök 3$/)).toBeVisible();
  });
}
