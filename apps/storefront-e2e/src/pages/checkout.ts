import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { href, type Locale } from '@torg/market-routing';
import { shopOrigin } from '../support/addresses.ts';
import { buyers, checkoutWords, paymentChoices, type PaymentChoice } from '../support/checkout-words.ts';
import { fillCart, plenty, type Wanted } from '../support/fill-cart.ts';
import { ordersOf } from '../support/outbox.ts';
import { Shop } from './shop.ts';

export type Buyer = 'person' | 'organisation';
export type PaymentWay = 'invoice' | 'card' | 'klarna';

/** The address of a confirmation. */
export const confirmed = /\/checkout\/confirm\?/;

/** The checkout as a shopper fills it in, in one language. */
export class Checkout {
  readonly page: Page;
  readonly shop: Shop;
  readonly words: (typeof checkoutWords)[Locale];
  readonly buyer: (typeof buyers)[Locale];
  /** Nobody else's, so that orders can be counted by it. */
  readonly email: string;

  constructor(page: Page, locale: Locale, email = `buyer-${randomUUID()}@torg.example`) {
    this.page = page;
    this.email = email;
    this.shop = new Shop(page, locale);
    this.words = checkoutWords[locale];
    this.buyer = buyers[locale];
  }

  /** Opens the checkout with a cart of its own, which was filled beside the pages. */
  async begin(wanted = plenty): Promise<void> {
    await this.holdCart(wanted);
    await this.open();
  }

  /** Puts a cart of its own into the browser's hand. */
  async holdCart(wanted = plenty, ...more: readonly Wanted[]): Promise<void> {
    const cart = { name: 'torg-cart', value: await fillCart(shopOrigin('sv'), wanted, ...more) };
    await this.page.context().addCookies([{ ...cart, url: shopOrigin(this.shop.locale) }]);
  }

  async open(): Promise<void> {
    await this.shop.openAlive(href(this.shop.locale, 'checkout', {}));
  }

  /** The same shopper in another tab. */
  on(page: Page): Checkout {
    return new Checkout(page, this.shop.locale, this.email);
  }

  field(label: string): Locator {
    return this.page.getByLabel(label, { exact: true }).first();
  }

  async fillIn(buyer: Buyer = 'person'): Promise<void> {
    const { words } = this;
    if (buyer === 'organisation') {
      await this.choose(words.organisation);
      await this.page.getByRole('textbox', { name: words.company, exact: true }).first().fill('Lind AB');
      await this.field(words.organisationId).fill(this.buyer.organisationId);
    }
    await this.field(words.email).fill(this.email);
    await this.field(words.zip).fill(this.buyer.zip);
    await this.field(words.city).fill(this.buyer.city);
    await this.field(words.firstName).fill('Anna');
    await this.field(words.lastName).fill('Lind');
    await this.field(words.street).fill('Storgatan 1');
  }

  /** Has the goods sent to somebody else than who pays. */
  async sendElsewhere(): Promise<void> {
    const { words, page } = this;
    await page.getByRole('checkbox', { name: words.elsewhere }).check({ force: true });
    const address = page.getByRole('group', { name: words.elsewhereHeading });
    const company = address.getByLabel(words.company, { exact: true });
    if ((await company.count()) > 0) await company.fill('Berg AB');
    await address.getByLabel(words.firstName, { exact: true }).fill('Maja');
    await address.getByLabel(words.lastName, { exact: true }).fill('Berg');
    await address.getByLabel(words.street, { exact: true }).fill('Torget 2');
    await address.getByLabel(words.zip, { exact: true }).fill(this.buyer.zip);
    await address.getByLabel(words.city, { exact: true }).fill(this.buyer.city);
  }

  /** What was filled in is there, and so are the goods. */
  async expectKept(goods = 1): Promise<void> {
    await expect(this.field(this.words.email)).toHaveValue(this.email);
    await expect(this.field(this.words.firstName)).toHaveValue('Anna');
    await expect(this.field(this.words.street)).toHaveValue('Storgatan 1');
    await expect(this.field(this.words.zip)).toHaveValue(this.buyer.zip);
    await expect(this.summary.getByRole('listitem')).toHaveCount(goods);
  }

  async choose(option: string | RegExp): Promise<void> {
    await this.page.getByRole('radio', { name: option }).check({ force: true });
  }

  /** Chooses how it is sent and paid, once both are there to choose. */
  async chooseWays(way: PaymentWay, buyer: Buyer = 'person'): Promise<void> {
    await this.choose(this.words.pickup);
    await this.choosePayment(way, buyer);
  }

  async choosePayment(way: PaymentWay, buyer: Buyer = 'person'): Promise<void> {
    await this.choose(this.words[way]);
    if (way === 'invoice' && buyer === 'person') await this.field(this.words.personalId).fill(this.buyer.personalId);
  }

  get terms(): Locator {
    return this.page.getByRole('checkbox', { name: this.words.terms });
  }

  async acceptTerms(): Promise<void> {
    await this.terms.check({ force: true });
  }

  /** The shopper stands where another way of paying is chosen, and reads why. */
  async expectAtPayment(reason: string): Promise<void> {
    const heading = this.page.getByRole('heading', { name: this.words.payment, exact: true });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    await expect(this.page.getByRole('region', { name: this.words.payment, exact: true })).toContainText(reason);
  }

  get orderButton(): Locator {
    return this.page.getByRole('button', { name: this.words.order });
  }

  get summary(): Locator {
    return this.page.getByRole('region', { name: this.words.summary });
  }

  /** Orders what is filled in; by card it is then to be paid. */
  async order(): Promise<void> {
    await this.acceptTerms();
    await this.orderButton.click();
  }

  /** The button of the provider that ends a payment in one way: on its own page, or in its form within the shop's. */
  paymentButton(choice: PaymentChoice, way: PaymentWay = 'card'): Locator {
    const place = way === 'klarna' ? this.page.frameLocator('main iframe') : this.page;
    return place.getByRole('button', { name: paymentChoices[this.shop.locale][choice], exact: true });
  }

  /** Comes to the confirmation, and gives the number that it tells. */
  async readConfirmation(): Promise<string> {
    await expect(this.shop.heading).toHaveText(this.words.thanks, { timeout: 20_000 });
    await expect(this.page).toHaveURL(confirmed);
    const term = this.page.getByRole('term').filter({ hasText: new RegExp(`^${this.words.orderNumber}$`) });
    return (await term.locator('xpath=following-sibling::dd[1]').innerText()).trim();
  }

  /** There is one order, and it is the one that the confirmation tells of. */
  async expectOneOrder(): Promise<void> {
    const number = await this.readConfirmation();
    expect(await ordersOf(this.email)).toEqual([number]);
  }

  async expectNoOrder(): Promise<void> {
    expect(await ordersOf(this.email)).toEqual([]);
  }
}
