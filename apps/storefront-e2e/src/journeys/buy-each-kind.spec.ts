import { Keyboard } from '../pages/keyboard.ts';
import { Shop } from '../pages/shop.ts';
import { expect, test } from '../support/quiet-page.ts';

/** A product of each kind that is bought differently. Packages have journeys of their own: `packages.spec.ts`. */
const kinds = [
  {
    kind: 'a simple product',
    locale: 'sv',
    path: '/p/bocker/bilderbok-raven-pa-berget',
    said: ['heading "Bilderbok: Räven på berget" [level=1]', 'I lager', 'spinbutton "Antal"'],
  },
  {
    kind: 'a product with sizes',
    locale: 'nb',
    path: '/p/sokker/ullsokker-sti-havre',
    size: '39–41',
    said: ['heading "Ullsokker Sti, havre" [level=1]', 'radiogroup "Størrelse"', 'radio "39–41', 'spinbutton "Antall"'],
  },
  {
    kind: 'a product with colours and sizes',
    locale: 'sv',
    path: '/p/trojor-och-koftor/kofta-ronn-skiffergra',
    choice: 'Lingonröd',
    size: 'S',
    said: ['navigation "Färg"', 'link "Lingonröd"', 'radiogroup "Storlek"', 'radio "S"'],
  },
  {
    kind: 'a product with three levels',
    locale: 'nb',
    path: '/p/gensere-og-kofter/genser-fjell-rund-hals-kritthvit',
    choice: 'Grangrønn',
    size: 'M',
    said: ['navigation "Form"', 'navigation "Farge"', 'link "Grangrønn"', 'radiogroup "Størrelse"', 'radio "M"'],
  },
  {
    kind: 'an oversellable product',
    locale: 'sv',
    path: '/p/stolar-pallar-och-bankar/stol-spjala-svart',
    said: ['heading "Stol Spjäla, svart" [level=1]', 'navigation "Färg"', 'Beställningsvara', 'spinbutton "Antal"'],
  },
  {
    kind: 'a gift card',
    locale: 'nb',
    path: '/p/gavetips/gavekort-500-kr',
    choice: '1\u00a0000\u00a0kr',
    said: [
      'navigation "Beløp"',
      'link "1 000 kr"',
      'radiogroup "Hvem skal ha gavekortet?"',
      'spinbutton "Antall kort"',
    ],
  },
  {
    kind: 'weighed food',
    locale: 'sv',
    path: '/p/kaffe/kaffe-gryning-hela-bonor',
    said: ['heading "Kaffe Gryning, hela bönor" [level=1]', 'kr/kg', 'spinbutton "Antal"'],
  },
] as const;

for (const { kind, locale, path, said, ...choices } of kinds) {
  test(`${kind} is heard whole in ${locale}, and bought by keyboard and by pointer`, async ({ page }) => {
    const shop = new Shop(page, locale);
    await shop.openAlive(path);
    // The form of a gift card comes after the page is alive.
    await page.waitForLoadState('networkidle');
    const tree = await page.getByRole('main').ariaSnapshot();
    const places = said.map((words) => tree.indexOf(words));
    expect(places, tree).toEqual(places.toSorted((a, b) => a - b));
    expect(places, tree).not.toContain(-1);

    const keyboard = new Keyboard(page);
    if ('choice' in choices) {
      await keyboard.press(page.getByRole('main').getByRole('link', { name: choices.choice, exact: true }));
      await expect(shop.heading).toContainText(new RegExp(choices.choice, 'i'));
    }
    if ('size' in choices) await keyboard.choose(shop.sizes.and(page.getByLabel(choices.size, { exact: true })));
    await keyboard.press(shop.buyButton);
    await expect(shop.cartPanel.getByRole('spinbutton')).toHaveValue('1');

    await page.keyboard.press('Escape');
    await expect(shop.cartPanel).toBeHidden();
    await shop.buyButton.click();
    await expect(shop.cartPanel.getByRole('spinbutton')).toHaveValue('2');
    await expect(shop.cartPanel).toContainText((await shop.heading.innerText()).trim());
  });
}
