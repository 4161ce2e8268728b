import { href } from '@torg/market-routing';
import { Shop } from '../pages/shop.ts';
import { shopOrigin } from '../support/addresses.ts';
import { fillCart, plenty } from '../support/fill-cart.ts';
import { expect, test } from '../support/quiet-page.ts';

test('a customer keeps a second address and chooses it in the checkout', async ({ page, quiet }, { retry }) => {
  const shop = new Shop(page, 'sv');
  const main = page.getByRole('main');
  await shop.register(`two-homes-${retry}@torg.example`);
  const fill = async (fields: Readonly<Record<string, string>>) => {
    for (const [label, text] of Object.entries(fields)) await main.getByLabel(label, { exact: true }).fill(text);
  };
  for (const [street, zip, city] of [
    ['Storgatan 1', '111 22', 'Stockholm'],
    ['Strandvägen 4', '392 30', 'Kalmar'],
  ] as const) {
    await shop.open(href('sv', 'accountAddresses', {}));
    await quiet.expectAccessible();
    await main.getByRole('link', { name: 'Lägg till en adress' }).click();
    await expect(shop.heading).toHaveText('Ny adress');
    await quiet.expectAccessible();
    await fill({ Förnamn: 'Maja', Efternamn: 'Lind', Gatuadress: street, Postnummer: zip, Ort: city });
    await main.getByRole('button', { name: 'Spara adressen' }).click();
    await expect(main.getByRole('list', { name: 'Adresser' })).toContainText(street);
  }
  await main.getByRole('button', { name: 'Förvälj Storgatan 1 i kassan' }).click();
  await expect(main.getByRole('listitem').filter({ hasText: 'Storgatan 1' })).toContainText('Förvald i kassan');

  const origin = shopOrigin('sv');
  await page.context().addCookies([{ name: 'torg-cart', value: await fillCart(origin, plenty), url: origin }]);
  await shop.openAlive(href('sv', 'checkout', {}));
  const street = main.getByLabel('Gatuadress', { exact: true });
  await expect(street).toHaveValue('Storgatan 1');
  await main.getByLabel('Fyll i från dina adresser').selectOption({ label: 'Maja Lind, Strandvägen 4, Kalmar' });
  await expect(street).toHaveValue('Strandvägen 4');
  await expect(main.getByLabel('Postnummer')).toHaveValue('392 30');
  await quiet.expectAccessible();

  await shop.open(href('sv', 'accountAddresses', {}));
  await main.getByRole('button', { name: 'Ta bort Strandvägen 4' }).click();
  await expect(main.getByText('Ta bort adressen?')).toBeVisible();
  await main.getByRole('button', { name: 'Ja, ta bort Strandvägen 4' }).click();
  await expect(main.getByText('Adressen är borttagen.')).toBeVisible();
  await expect(main).not.toContainText('Strandvägen 4');
});
