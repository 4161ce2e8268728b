import { href, locales } from '@torg/market-routing';
import { Shop } from '../pages/shop.ts';
import { holdBack } from '../support/hold-back.ts';
import { expect, test } from '../support/quiet-page.ts';

const texts = {
  sv: { account: 'Mina sidor', email: 'E-post', password: 'Lösenord', signIn: 'Logga in', settings: 'Inställningar' },
  nb: { account: 'Min konto', email: 'E-post', password: 'Passord', signIn: 'Logg inn', settings: 'Innstillinger' },
} as const;

test('the header leaves on the way down, is back on the way up, and never leaves while it has the focus', async ({
  page,
}) => {
  const shop = new Shop(page, 'sv');
  const header = page.getByRole('banner');
  await shop.open(href('sv', 'news', {}));
  await expect(header).toBeInViewport();
  await expect(async () => {
    await page.mouse.wheel(0, 300);
    await expect(header).not.toBeInViewport({ timeout: 1_000 });
  }).toPass();
  await page.mouse.wheel(0, -100);
  await expect(header).toBeInViewport();
  await page.mouse.wheel(0, 100);
  await expect(header).not.toBeInViewport();
  await header.getByRole('searchbox').focus();
  await expect(header).toBeInViewport();
});

for (const locale of locales) {
  const words = texts[locale];

  test(`the pages of a customer in ${locale} keep the place, and say where one is`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 480 });
    const shop = new Shop(page, locale);
    await shop.open(href(locale, 'accountOrders', {}));
    const dialog = page.getByRole('dialog', { name: words.signIn });
    await dialog.getByLabel(words.email).fill('anna@torg.example');
    await dialog.getByLabel(words.password).fill('torg-demo-1');
    await dialog.getByRole('button', { name: words.signIn }).click();
    const pages = page.getByRole('main').getByRole('navigation', { name: words.account });
    await expect(pages).toBeVisible();
    await expect(dialog).toBeHidden();
    await shop.scrollTo(60);
    // A click by the mouse would bring the link into view first.
    await pages.getByRole('link', { name: words.settings }).dispatchEvent('click');
    await expect(shop.heading).toHaveText(words.settings);
    await expect(shop.heading).toBeFocused();
    expect(await shop.place()).toBe(60);
    await page.getByRole('banner').getByRole('link', { name: /^Torg/ }).dispatchEvent('click');
    await expect.poll(() => shop.place()).toBe(0);
    await expect(shop.heading).toBeFocused();
  });
}

test('a size that was chosen before the tab is alive stays with another colour', async ({ page }) => {
  const shop = new Shop(page, 'sv');
  await shop.open(href('sv', 'search', { search: 'tumvantar bris' }));
  const product = (await shop.products.first().getAttribute('href')) ?? '';
  // The page hears what is done in it before the tab is joined to the world.
  const { letThrough } = await holdBack(page, /\/assets\/connect-tab-[^/]+\.js$/);
  await page.goto(product);
  const size = shop.sizes.and(page.locator(':enabled')).last();
  await size.press('Space');
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
  const colours = page.getByRole('navigation', { name: 'Färg' });
  const name = await shop.heading.innerText();
  await colours.getByRole('link').and(page.locator(':not([aria-current])')).first().click();
  await expect(shop.heading).not.toHaveText(name);
  letThrough();
  await expect(shop.sizes.and(page.locator(':checked'))).toHaveCount(1);
});

test('another colour of a product keeps the place, the focus and the size', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  const shop = new Shop(page, 'sv');
  await shop.open(href('sv', 'search', { search: 'tumvantar bris' }));
  await shop.products.first().click();
  await expect(shop.buyButton).toBeEnabled();
  const name = await shop.heading.innerText();
  const size = shop.sizes.and(page.locator(':enabled')).last();
  await size.press('Space');
  await expect(size).toBeChecked();
  const colours = page.getByRole('navigation', { name: 'Färg' });
  const other = colours.getByRole('link').and(page.locator(':not([aria-current])')).first();
  await other.scrollIntoViewIfNeeded();
  await shop.scrollTo((await shop.place()) + 40);
  const place = await shop.place();
  const address = (await other.getAttribute('href')) ?? '';
  await other.click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(shop.heading).not.toHaveText(name);
  await expect(colours.locator('[aria-current]')).toBeFocused();
  await expect(shop.sizes.and(page.locator(':checked'))).toHaveCount(1);
  expect(await shop.place()).toBe(place);
});

test('a page fades in, and can be clicked meanwhile, but for whoever wants less motion', async ({ page }) => {
  // Of each fade, what a click in the middle of the window would hit while the next page comes in.
  await page.addInitScript(() => {
    const hits: (string | undefined)[] = [];
    Object.assign(window, { hits });
    const animate = HTMLElement.prototype.animate;
    HTMLElement.prototype.animate = function (...how) {
      if (this.localName === 'main') {
        requestAnimationFrame(() => {
          const hit = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
          hits.push(hit?.closest('main')?.localName);
        });
      }
      return animate.apply(this, how);
    };
  });
  const shop = new Shop(page, 'sv');
  const hits = () => page.evaluate(() => 'hits' in window && window.hits);
  await shop.openAlive(href('sv', 'home', {}));
  await shop.menu.getByRole('link').nth(1).click();
  await expect(shop.cards.first()).toBeVisible();
  await expect.poll(hits).toEqual(['main']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await shop.openAlive(href('sv', 'home', {}));
  await shop.menu.getByRole('link').nth(1).click();
  await expect(shop.cards.first()).toBeVisible();
  expect(await hits()).toEqual([]);
});
