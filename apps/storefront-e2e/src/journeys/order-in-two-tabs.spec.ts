import { Checkout } from '../pages/checkout.ts';
import { expect, test } from '../support/quiet-page.ts';

const ordered = 'Det här är redan beställt';

test('a tab that stands in the checkout leads to the order of another tab, and Back orders nothing twice', async ({
  page,
  context,
}) => {
  const checkout = new Checkout(page, 'sv');
  await checkout.begin();
  await checkout.fillIn();
  const other = await context.newPage();
  await new Checkout(other, 'sv').shop.openAlive('/kassan');
  await expect(other.getByRole('button', { name: checkout.words.order })).toBeVisible();
  await checkout.choose(checkout.words.pickup);
  await checkout.choose(checkout.words.invoice);
  await checkout.field(checkout.words.personalId).fill(checkout.buyer.personalId);
  await checkout.acceptTerms();
  await checkout.orderButton.click();
  await expect(page).toHaveURL(/\/checkout\/confirm\?/);
  await expect(other.getByRole('heading', { name: ordered })).toBeVisible();
  await other.getByRole('link', { name: 'Visa ordern' }).click();
  await expect(other).toHaveURL(/\/checkout\/confirm\?/);
  await page.goBack();
  await expect(page).toHaveURL(/\/kassan(#|$)/);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(checkout.orderButton).toHaveCount(0);
});
