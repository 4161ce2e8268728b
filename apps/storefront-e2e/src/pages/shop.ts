import { expect, type Locator, type Page } from '@playwright/test';
import { href, type Locale } from '@torg/market-routing';
import { shopOrigin, shopPort } from '../support/addresses.ts';
import { words } from '../support/words.ts';

/** The shop as a shopper finds their way in it: by roles and names, in one language. */
export class Shop {
  readonly page: Page;
  readonly locale: Locale;
  readonly words: (typeof words)[Locale];
  /** Scheme and host of it. */
  readonly origin: string;

  /** `port` where it is not the shop that all journeys share. */
  constructor(page: Page, locale: Locale, port = shopPort) {
    this.page = page;
    this.locale = locale;
    this.words = words[locale];
    this.origin = shopOrigin(locale, port);
  }

  async open(path = href(this.locale, 'home', {})): Promise<void> {
    await this.page.goto(this.origin + path);
  }

  /** Opens a page and waits until scripts follow what happens on it. */
  async openAlive(path: string): Promise<void> {
    await this.open(path);
    // Most pages wait for somebody to do something.
    await this.page.waitForFunction(
      () => dispatchEvent(new Event('focusin')) && history.scrollRestoration === 'manual',
    );
  }

  /**
   * Opens a page that waits until somebody touches it. On a busy machine a part may be late, and a document that is sent in
   * pieces waits for nobody: then it is opened again.
   */
  async openStill(path: string, { beforeEach }: { beforeEach(): void }): Promise<void> {
    await expect(async () => {
      // A page that is left asks no more.
      await this.page.goto('about:blank');
      beforeEach();
      await this.open(path);
      await expect(this.page.locator('meta[data-streamed]')).toHaveCount(0, { timeout: 100 });
    }).toPass();
  }

  /** Makes an account, beside the pages, whose customer is signed in from then on. */
  async register(email: string): Promise<void> {
    await this.open('/health');
    const status = await this.page.evaluate(
      async (body) => {
        return (await fetch('/session/register', { method: 'POST', body })).status;
      },
      JSON.stringify({ email, password: 'torg-demo-1' }),
    );
    expect(status).toBe(200);
  }

  /** How far down the page the window stands. */
  place(): Promise<number> {
    return this.page.evaluate(() => Math.round(window.scrollY));
  }

  async scrollTo(top: number): Promise<void> {
    await this.page.evaluate((y) => window.scrollTo(0, y), top);
  }

  /** Waits until the window stands there, over the coming of a new document too. */
  async standsAt(top: number): Promise<void> {
    await this.page.waitForFunction(
      (y) => Math.round(window.scrollY) === y && history.scrollRestoration === 'manual',
      top,
    );
  }

  async openCartPage(): Promise<void> {
    await this.open(href(this.locale, 'cart', {}));
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  get menu(): Locator {
    return this.page.getByRole('navigation', { name: this.words.mainMenu });
  }

  /** Leads to this page in the shop of the other country. */
  get otherMarket(): Locator {
    return this.page.getByRole('banner').getByRole('link', { name: this.words.otherMarket });
  }

  /** Goes where the first entry of a phone's menu leads. */
  async followPanelMenu(): Promise<void> {
    await this.page.getByRole('button', { name: this.words.openMenu }).click();
    await this.page.getByRole('dialog').getByRole('link').first().click();
  }

  get cards(): Locator {
    return this.page.getByRole('list', { name: this.words.products }).getByRole('article');
  }

  /** The link of each card that leads to its product: its colours and its way to the cart are links too. */
  get products(): Locator {
    return this.cards.getByRole('heading').getByRole('link');
  }

  get buyButton(): Locator {
    return this.page.getByRole('button', { name: this.words.addToCart }).first();
  }

  get cartPanel(): Locator {
    return this.page.getByRole('dialog', { name: this.words.cart });
  }

  get cartLink(): Locator {
    return this.page.getByRole('banner').getByRole('link', { name: new RegExp(`^${this.words.cart}`) });
  }

  get sizes(): Locator {
    return this.page.getByRole('radiogroup').getByRole('radio');
  }

  /** Picks the first size that is not sold out; a product of one size needs none. */
  async pickSize(): Promise<void> {
    const free = this.sizes.and(this.page.locator(':enabled'));
    if ((await free.count()) > 0) await free.first().check({ force: true });
  }

  /** From the front page through the first category of the menu to its first product. */
  async walkToProduct(): Promise<void> {
    await this.menu.getByRole('link').first().click();
    await expect(this.cards.first()).toBeVisible();
    await this.products.first().click();
    // The cards of the list have such a button, too.
    await expect(this.page).toHaveURL(/\/pp?\//);
    await expect(this.buyButton).toBeEnabled();
  }
}
