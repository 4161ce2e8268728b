import { href } from '@torg/market-routing';
import { Shop } from '../pages/shop.ts';
import { shopOrigin } from '../support/addresses.ts';
import { expect, test } from '../support/quiet-page.ts';

const widgets = href('sv', 'previewWidgets', {});

test('an editor signs in, reads drafts from page to page, and ends it', async ({ page, quiet }) => {
  const shop = new Shop(page, 'sv');
  await shop.open(widgets);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-post').fill('redaktion@torg.example');
  await dialog.getByLabel('Lösenord').fill('torg-demo-2');
  await dialog.getByRole('button', { name: 'Logga in' }).click();
  await expect(page).toHaveURL(shopOrigin('sv') + widgets);
  await expect(shop.heading).toHaveText('Nytt år, nya vanor');
  await quiet.expectAccessible();
  await page.getByRole('main').getByRole('link', { name: 'Läs mer om oss' }).click();
  await expect(page).toHaveURL(/\/om-oss$/);
  const end = page.getByRole('button', { name: 'Avsluta förhandsvisningen' });
  await expect(end).toBeInViewport();
  await page.goBack();
  await expect(shop.heading).toHaveText('Nytt år, nya vanor');
  await end.click();
  await expect(page).toHaveURL(`${shopOrigin('sv')}/`);
  await expect(shop.heading).not.toHaveText('Nytt år, nya vanor');
  await expect(end).toBeHidden();
});
