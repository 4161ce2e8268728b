import { href, locales } from '@torg/market-routing';
import { Shop } from '../pages/shop.ts';
import { comeNear } from '../support/come-near.ts';
import { shopOrigin } from '../support/addresses.ts';
import { askApi } from '../support/ask-api.ts';
import { expect, test } from '../support/quiet-page.ts';

const words = {
  sv: {
    rows: 'Artikelnummer och antal',
    check: 'Kontrollera listan',
    verdict: '35 av 40 rader kan läggas i varukorgen.',
    add: 'Lägg 35 artiklar i varukorgen',
    added: '35 rader ligger i varukorgen. 5 rader är kvar att rätta.',
    wrong: '5 rader att rätta',
    good: '35 rader kan beställas',
    replace: /^Byt till KER-1001/,
    one: 'Lägg 1 artikel i varukorgen',
    left: '1 rad ligger i varukorgen. 4 rader är kvar att rätta.',
    toCart: 'Till varukorgen',
    lastPlace: 'Rad 40',
    mark: 'Anteckning (frivilligt)',
  },
  nb: {
    rows: 'Artikkelnummer og antall',
    check: 'Kontroller listen',
    verdict: '35 av 40 linjer kan legges i handlekurven.',
    add: 'Legg 35 artikler i handlekurven',
    added: '35 linjer ligger i handlekurven. 5 linjer gjenstår å rette.',
    wrong: '5 linjer å rette',
    good: '35 linjer kan bestilles',
    replace: /^Bytt til KER-1001/,
    one: 'Legg 1 artikkel i handlekurven',
    left: '1 linje ligger i handlekurven. 4 linjer gjenstår å rette.',
    toCart: 'Til handlekurven',
    lastPlace: 'Linje 40',
    mark: 'Notat (valgfritt)',
  },
} as const;

/** Forty rows as somebody pastes them: five of them are wrong. */
async function pastedList(): Promise<string> {
  const { products } = await askApi(
    shopOrigin('sv'),
    '{ products(take: 80) { products { skus { articleNumber stock { totalStock } } } } }',
  );
  const numbers = products.products
    .filter(
      ({ skus }: { skus: { stock: { totalStock: number } }[] }) =>
        skus.length === 1 && (skus[0]?.stock.totalStock ?? 0) > 5,
    )
    .slice(0, 35)
    .map(({ skus }: { skus: { articleNumber: string }[] }) => skus[0]?.articleNumber);
  const wrong = ['KER-1O01 1', 'FEL-0000 1', `${numbers[1]} två`, `${numbers[2]} 0`, 'XXX 3'];
  return [...numbers.map((number: string) => `${number}\t1`), ...wrong].join('\n');
}

for (const locale of locales) {
  const said = words[locale];

  test(`forty pasted rows in ${locale} of which five are wrong are judged, put in the cart and put right`, async ({
    page,
    quiet,
  }) => {
    const shop = new Shop(page, locale);
    await shop.openAlive(href(locale, 'quickOrder', {}));
    const main = page.getByRole('main');
    await main.getByLabel(said.rows).fill(await pastedList());
    await main.getByLabel(said.mark).fill('Kök 3');
    await main.getByRole('button', { name: said.check }).click();
    await expect(main).toContainText(said.verdict);
    await quiet.expectAccessible();
    await main.getByRole('button', { name: said.add }).click();
    await expect(main).toContainText(said.added);
    const wrong = main.getByRole('list', { name: said.wrong }).getByRole('listitem');
    await expect(wrong).toHaveCount(5);
    // Whoever looks at the cart in between finds what is left, each row by its place in what was pasted.
    await main.getByRole('link', { name: said.toCart }).press('Enter');
    await expect(main.getByRole('spinbutton')).toHaveCount(35);
    await shop.openAlive(href(locale, 'quickOrder', {}));
    await expect(wrong).toHaveCount(5);
    await expect(wrong.last()).toContainText(said.lastPlace);
    await quiet.expectAccessible();
    await main.getByRole('button', { name: said.replace }).press('Enter');
    await main.getByRole('button', { name: said.one }).press('Enter');
    await expect(main).toContainText(said.left);
    await page.reload();
    await comeNear(page);
    await expect(main.getByLabel(said.mark)).toHaveValue('Kök 3');
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const locale of locales) {
    const said = words[locale];

    test(`forty rows in ${locale} are looked through with their sum and the way on in sight, which cover nothing that has the focus`, async ({
      page,
    }) => {
      const shop = new Shop(page, locale);
      await shop.openAlive(href(locale, 'quickOrder', {}));
      const main = page.getByRole('main');
      await main.getByLabel(said.rows).fill(await pastedList());
      await main.getByRole('button', { name: said.check }).click();
      const add = main.getByRole('button', { name: said.add });
      const rows = main.getByRole('list', { name: said.good });
      for (const link of [rows.getByRole('link').first(), rows.getByRole('link').nth(20)]) {
        await link.scrollIntoViewIfNeeded();
        await expect(add).toBeInViewport({ ratio: 1 });
      }
      const heights = await rows
        .getByRole('listitem')
        .evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
      expect(heights.reduce((sum, height) => sum + height, 0) / heights.length).toBeLessThan(100);
      await rows.getByRole('link').first().focus();
      for (let step = 0; step < 30; step += 1) {
        await page.keyboard.press('Tab');
        const isCovered = await page.evaluate(() => {
          const { left, bottom } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
          const below = document.elementFromPoint(left + 4, Math.min(bottom, innerHeight) - 4);
          return below !== null && !document.activeElement?.contains(below) && !below.contains(document.activeElement);
        });
        expect(isCovered, `step ${step}`).toBe(false);
      }
    });
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a list is judged and put in the cart, and a wrong row can be put right', async ({ page, quiet }) => {
    quiet.expectFailure(/snabborder/);
    await new Shop(page, 'sv').open(href('sv', 'quickOrder', {}));
    const main = page.getByRole('main');
    await main.getByLabel(words.sv.rows).fill('KER-1O01 2');
    await main.getByRole('button', { name: words.sv.check }).click();
    await main.getByRole('button', { name: words.sv.replace }).click();
    await main.getByRole('button', { name: words.sv.one }).click();
    await expect(main.getByRole('spinbutton')).toHaveValue('2');
  });

  test('rows that are left to put right are there after a look at the cart', async ({ page, quiet }) => {
    quiet.expectFailure(/snabborder/);
    const shop = new Shop(page, 'sv');
    await shop.open(href('sv', 'quickOrder', {}));
    const main = page.getByRole('main');
    await main.getByLabel(words.sv.rows).fill('2 x KER-1001\nFEL-0000');
    await main.getByRole('button', { name: words.sv.check }).click();
    await main.getByRole('button', { name: words.sv.one }).click();
    await shop.openCartPage();
    await expect(main.getByRole('spinbutton')).toHaveValue('2');
    await shop.open(href('sv', 'quickOrder', {}));
    await expect(main.getByRole('listitem').filter({ hasText: 'FEL-0000' })).toContainText('Rad 2');
    await main.getByRole('button', { name: 'Ta bort FEL-0000' }).click();
    await shop.open(href('sv', 'quickOrder', {}));
    await expect(main.getByText('FEL-0000')).toHaveCount(0);
  });
});
