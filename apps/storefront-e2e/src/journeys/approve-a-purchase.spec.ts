import { href, locales } from '@torg/market-routing';
import { Checkout } from '../pages/checkout.ts';
import { expect, test } from '../support/quiet-page.ts';

const texts = {
  sv: {
    ...{ buyer: 'sara@lindbacka.example', approver: 'per@lindbacka.example' },
    ...{ email: 'E-post', password: 'Lösenord', signIn: 'Logga in' },
    ...{
      send: 'Skicka för godkännande',
      sent: 'Skickad för godkännande.',
      empty: 'Din varukorg är tom',
      credit: /kvar av kredit för Lindbacka Bygg AB/,
    },
    ...{ heading: 'Order av Sara Ek', approve: /^Godkänn köp för/, refuse: 'Godkänn inte' },
    ...{
      reason: 'Motivering om du inte godkänner',
      because: 'Vänta',
      refused: /^Per Holm godkände inte ordern \(.+\): Vänta$/,
      again: 'Lägg i varukorgen igen',
    },
    ...{ name: 'Namn', keep: 'Spara varukorgen', kept: 'Kontoret är sparad.', takeOut: 'Ta bort Kontoret' },
    ...{ buysAs: 'Handla som företag', nextBreak: /^12 till ger priset .+ exkl\. moms per styck/ },
    ...{ approved: 'Godkänd av Per Holm', decided: 'Avgjorda', pricesFor: 'Företag', pricesForPerson: 'Privatperson' },
  },
  nb: {
    ...{ buyer: 'nora@fjordheim.example', approver: 'lars@fjordheim.example' },
    ...{ email: 'E-post', password: 'Passord', signIn: 'Logg inn' },
    ...{
      send: 'Send til godkjenning',
      sent: 'Sendt til godkjenning.',
      empty: 'Handlekurven din er tom',
      credit: /igjen av kreditten til Fjordheim Drift AS/,
    },
    ...{ heading: 'Bestilling fra Nora Dahl', approve: /^Godkjenn kjøp for/, refuse: 'Ikke godkjenn' },
    ...{
      reason: 'Begrunnelse hvis du ikke godkjenner',
      because: 'Vent',
      refused: /^Lars Vik godkjente ikke bestillingen \(.+\): Vent$/,
      again: 'Legg i handlekurven igjen',
    },
    ...{ name: 'Navn', keep: 'Lagre handlekurven', kept: 'Kontoret er lagret.', takeOut: 'Fjern Kontoret' },
    ...{ buysAs: 'Handle som bedrift', nextBreak: /^12 til gir prisen/ },
    ...{ approved: 'Godkjent av Lars Vik', decided: 'Avgjorte', pricesFor: 'Bedrift', pricesForPerson: 'Privatperson' },
  },
} as const;
/** Dearer than a buyer may order alone, and less than the approver's limit; what is bought is none of what others buy. */
const dear = {
  approved: { alias: 'ullplad-frost-ljusgra', quantity: 3 },
  refused: { alias: 'skal-strand-kritvit', quantity: 12 },
};

const journeys = locales.flatMap((locale) => (['approved', 'refused'] as const).map((end) => ({ locale, end })));

for (const { locale, end } of journeys) {
  const words = texts[locale];

  test(`an order in ${locale} above the buyer’s limit is sent, and ${end}`, async ({ page, quiet }) => {
    quiet.expectFailure(/\/session$/);
    const checkout = new Checkout(page, locale);
    const { shop } = checkout;
    const main = page.getByRole('main');
    const signInAs = async (email: string) => {
      await page.context().clearCookies();
      await shop.openAlive(href(locale, 'account', {}));
      await main.getByLabel(words.email).fill(email);
      await main.getByLabel(words.password).fill('torg-demo-3');
      await main.getByRole('button', { name: words.signIn }).click();
      await expect(main.getByLabel(words.password)).toBeHidden();
    };

    await signInAs(words.buyer);
    await expect(page.getByRole('banner').getByRole('button', { name: words.pricesFor, pressed: true })).toBeVisible();
    await checkout.begin(dear[end]);
    await expect(main.getByText(words.credit)).toBeVisible();
    await checkout.chooseWays('invoice', 'organisation');
    await checkout.acceptTerms();
    const flashed = await page.evaluateHandle((empty) => {
      const seen: string[] = [];
      const look = () => document.body.innerText.includes(empty) && seen.push(empty);
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
      return seen;
    }, words.empty);
    await main.getByRole('button', { name: words.send }).click();
    await expect(main.getByText(words.sent)).toBeVisible({ timeout: 20_000 });
    expect(await flashed.jsonValue()).toEqual([]);
    await expect(shop.cartLink).toHaveAccessibleName(shop.words.cart);
    const order = new URL(page.url());

    await signInAs(words.approver);
    await shop.openAlive(href(locale, 'company', {}));
    await quiet.expectAccessible();
    await main.getByRole('link', { name: words.heading }).first().click();
    await expect(page).toHaveURL(order.href);
    await expect(shop.heading).toHaveText(words.heading);
    if (end === 'approved') {
      await main.getByRole('button', { name: words.approve }).dblclick();
      await expect(main.getByText(words.approved)).toBeVisible({ timeout: 20_000 });
      await quiet.expectAccessible();
      // It stays on record with whoever decided it.
      await shop.openAlive(href(locale, 'company', {}));
      await expect(main.getByRole('heading', { name: words.decided })).toBeVisible();
      await expect(main.getByText(words.approved).first()).toBeVisible();

      await signInAs(words.buyer);
      await shop.openAlive(order.pathname + order.search);
      await expect(main.getByText(words.approved)).toBeVisible();
      return;
    }
    await main.getByLabel(words.reason).fill(words.because);
    await main.getByRole('button', { name: words.refuse, exact: true }).click();
    await expect(main.getByText(words.refused)).toBeVisible();

    await signInAs(words.buyer);
    await shop.openAlive(order.pathname + order.search);
    await quiet.expectAccessible();
    await main.getByRole('button', { name: words.again }).click();
    await expect(page).toHaveURL(new RegExp(href(locale, 'cart', {})));
    // Whoever buys as a person is told what the account of an organization has besides.
    await page.getByRole('banner').getByRole('button', { name: words.pricesForPerson }).click();
    await main.getByRole('button', { name: words.buysAs }).press('Enter');
    await expect(main.getByText(words.nextBreak)).toBeVisible();
    await expect(main.getByRole('button', { name: words.buysAs })).toHaveCount(0);
    await quiet.expectAccessible();
    await shop.openAlive(href(locale, 'savedCarts', {}));
    await main.getByLabel(words.name).fill('Kontoret');
    await main.getByRole('button', { name: words.keep }).press('Enter');
    await expect(main.getByText(words.kept)).toBeVisible();
    await quiet.expectAccessible();
    await main.getByRole('button', { name: words.takeOut }).press('Enter');
    await expect(main.getByRole('button', { name: words.takeOut })).toHaveCount(0);
  });
}
