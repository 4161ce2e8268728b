import type { Locator, Page } from '@playwright/test';
import { href, type Locale } from '@torg/market-routing';
import { buyers, checkoutWords } from '../support/checkout-words.ts';
import { Shop } from './shop.ts';

/** The checkout as a shopper fills it in, in one language. */
export class Checkout {
  readonly page: Page;
  readonly shop: Shop;
  readonly words: (typeof checkoutWords)[Locale];
  readonly buyer: (typeof buyers)[Locale];

  constructor(page: Page, locale: Locale) {
    this.page = page;
    this.shop = new Shop(page, locale);
    this.words = checkoutWords[locale];
    this.buyer = buyers[locale];
  }

  /** Puts one product into the cart and opens the checkout. */
  async begin(): Promise<void> {
    const { shop, page } = this;
    await shop.open(href(shop.locale, 'search', { search: 'mugg' }));
    await shop.cards.first().getByRole('link').click();
    await shop.pickSize();
    // A page that is not alive yet sends its form, and leads to the cart.
    const added = page.waitForResponse((answer) => answer.request().postData()?.includes('AddToCart') ?? false);
    const led = page.waitForURL((url) => url.pathname === href(shop.locale, 'cart', {}));
    await Promise.all([Promise.any([added, led]), shop.buyButton.click()]);
    await shop.open(href(shop.locale, 'checkout', {}));
  }

  field(label: string): Locator {
    return this.page.getByLabel(label, { exact: true }).first();
  }

  async fillIn(): Promise<void> {
    const { words, buyer } = this;
    await this.field(words.email).fill('anna.lind@torg.example');
    await this.field(words.zip).fill(buyer.zip);
    await this.field(words.city).fill(buyer.city);
    await this.field(words.firstName).fill('Anna');
    await this.field(words.lastName).fill('Lind');
    await this.field(words.street).fill('Storgatan 1');
  }

  async choose(option: string | RegExp): Promise<void> {
    await this.page.getByRole('radio', { name: option }).check({ force: true });
  }

  async acceptTerms(): Promise<void> {
    await this.page.getByRole('checkbox', { name: this.words.terms }).check({ force: true });
  }

  get orderButton(): Locator {
    return this.page.getByRole('button', { name: this.words.order });
  }
}
