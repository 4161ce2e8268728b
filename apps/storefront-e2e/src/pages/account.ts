import { expect, type Locator } from '@playwright/test';
import { href } from '@torg/market-routing';
import type { Shop } from './shop.ts';

const texts = {
  sv: {
    ...{ first: 'Förnamn', last: 'Efternamn', password: /^Lösenord$/, repeat: 'Upprepa lösenordet' },
    ...{ newsletter: /nyhetsbrevet/, create: 'Skapa konto', signIn: 'Logga in' },
    ...{ remove: 'Ta bort kontot …', meant: /för gott/, really: 'Ta bort kontot', deleted: 'Ditt konto är borttaget.' },
  },
  nb: {
    ...{ first: 'Fornavn', last: 'Etternavn', password: /^Passord$/, repeat: /^Gjenta/ },
    ...{ newsletter: /nyhetsbrevet/, create: 'Opprett konto', signIn: 'Logg inn' },
    ...{ remove: 'Slett kontoen …', meant: /for godt/, really: 'Slett kontoen', deleted: 'Kontoen din er slettet.' },
  },
} as const;

/** The password of every account that a journey makes. */
export const journeyPassword = 'mitt-lösen';

/** An account from its first page to its last, as its owner goes about it. */
export class Account {
  readonly shop: Shop;
  readonly words: (typeof texts)['sv' | 'nb'];

  constructor(shop: Shop) {
    this.shop = shop;
    this.words = texts[shop.locale];
  }

  get main(): Locator {
    return this.shop.page.getByRole('main');
  }

  /** Makes it by the page's form, and is greeted. */
  async register(email: string, { newsletter = false } = {}): Promise<void> {
    const { main, shop, words } = this;
    await shop.open(href(shop.locale, 'createAccount', {}));
    await main.getByLabel(words.first).fill('Elsa');
    await main.getByLabel(words.last).fill('Berg');
    await main.getByLabel('E-post').fill(email);
    await main.getByLabel(words.password).fill(journeyPassword);
    await main.getByLabel(words.repeat).fill(journeyPassword);
    if (newsletter) await main.getByRole('checkbox', { name: words.newsletter }).check({ force: true });
    await main.getByRole('button', { name: words.create }).click();
    await expect(shop.heading).toHaveText(/Elsa/);
  }

  /** Signs in by the form that the page shows. */
  async signIn(email: string, password = journeyPassword): Promise<void> {
    const { main, words } = this;
    await main.getByLabel('E-post').fill(email);
    await main.getByLabel(words.password).fill(password);
    await main.getByRole('button', { name: words.signIn, exact: true }).click();
  }

  /** The first step of its end. */
  async wishToDelete(): Promise<void> {
    const { main, shop, words } = this;
    await shop.open(href(shop.locale, 'accountSettings', {}));
    await main.getByRole('button', { name: words.remove }).click();
    await main.getByLabel(words.meant).check();
  }

  /** The second: afterwards nobody is signed in. */
  async meanIt(): Promise<void> {
    const { main, shop, words } = this;
    await main.getByRole('button', { name: words.really, exact: true }).click();
    await expect(main.getByRole('status').getByText(words.deleted)).toBeVisible();
    await shop.open(href(shop.locale, 'accountSettings', {}));
    await expect(shop.page).toHaveURL(/action=login/);
  }
}
