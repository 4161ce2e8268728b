import { href, locales } from '@torg/market-routing';
import { Shop } from '../pages/shop.ts';
import { shopOrigin } from '../support/addresses.ts';
import { askApi } from '../support/ask-api.ts';
import { expect, test } from '../support/quiet-page.ts';

const words = {
  sv: { link: 'Beställ flera storlekar och färger', add: 'Lägg i varukorgen', units: /^Antal av / },
  nb: { link: 'Bestill flere størrelser og farger', add: 'Legg i handlekurven', units: /^Antall av / },
} as const;

/** Something that comes in many sizes and in colours with long names. */
const manySizes = 'ulltroja-hed-havre';

/** The address of something that comes in several sizes. */
async function sizedProduct(): Promise<string> {
  const { products } = await askApi(
    shopOrigin('sv'),
    '{ products(take: 200) { products { alias skus { stock { totalStock } } } } }',
  );
  const isSized = ({ skus }: { skus: { stock: { totalStock: number } }[] }) =>
    skus.filter(({ stock }) => stock.totalStock > 1).length > 1;
  return products.products.find(isSized).alias;
}

for (const locale of locales) {
  const said = words[locale];

  test(`an organisation in ${locale} orders several sizes of a product at once, by keyboard`, async ({
    page,
    quiet,
  }) => {
    await page.context().addCookies([{ name: 'torg-customer-type', value: 'ORGANIZATION', url: shopOrigin(locale) }]);
    const shop = new Shop(page, locale);
    await shop.openAlive(href(locale, 'productByAlias', { alias: await sizedProduct() }));
    const main = page.getByRole('main');
    await main.getByRole('link', { name: said.link }).press('Enter');
    await expect(main.getByLabel(said.units).nth(1)).toBeVisible();
    await quiet.expectAccessible();
    await main.getByLabel(said.units).nth(0).fill('1');
    await main.getByLabel(said.units).nth(1).fill('2');
    await main.getByRole('button', { name: said.add }).press('Enter');
    await expect(main.getByRole('spinbutton')).toHaveCount(2);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const locale of locales) {
    test(`the sizes in ${locale} that are out of sight are hinted at, and no name breaks within a word`, async ({
      page,
    }) => {
      const shop = new Shop(page, locale);
      await shop.openAlive(href(locale, 'orderSizes', {}, { product: manySizes }));
      const table = page.getByRole('region').filter({ has: page.getByRole('table') });
      await expect(table).toHaveAttribute('data-more');
      const names = table.getByRole('rowheader');
      expect(await names.count()).toBeGreaterThan(1);
      const broken = await names.evaluateAll((all) =>
        all.flatMap((name) => {
          const words = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
          const found: string[] = [];
          for (let text = words.nextNode(); text; text = words.nextNode())
            for (const { index, 0: word } of (text.nodeValue ?? '').matchAll(/\p{L}+/gu)) {
              const range = document.createRange();
              range.setStart(text, index);
              range.setEnd(text, index + word.length);
              if (range.getClientRects().length > 1) found.push(word);
            }
          return found;
        }),
      );
      expect(broken).toEqual([]);
      await table.evaluate((frame) => frame.scrollTo({ left: frame.scrollWidth }));
      await expect(table).not.toHaveAttribute('data-more');
    });
  }
});
