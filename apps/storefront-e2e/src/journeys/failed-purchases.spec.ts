import type { Page, Route } from '@playwright/test';
import { Checkout, confirmed } from '../pages/checkout.ts';
import { shopOrigin } from '../support/addresses.ts';
import type { PaymentChoice } from '../support/checkout-words.ts';
import { orderByApi } from '../support/order-by-api.ts';
import { expect, test } from '../support/quiet-page.ts';
import { trackedPurchases } from '../support/tracked-purchases.ts';

const calls = /\/graphql$/;

/** Answers the calls of one operation otherwise. */
async function onCall(page: Page, operation: string, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.route(calls, (route) =>
    route.request().postDataJSON()?.operationName === operation ? answer(route) : route.fallback(),
  );
}

const refused = [
  { locale: 'sv', choice: 'decline', reason: 'declined' },
  { locale: 'nb', choice: 'block', reason: 'blocked' },
  { locale: 'sv', choice: 'out-of-stock', reason: 'outOfStock' },
  { locale: 'nb', choice: 'abandon', reason: 'abandoned' },
] as const satisfies readonly { choice: PaymentChoice; [key: string]: string }[];

for (const { locale, choice, reason } of refused) {
  test(`a payment that ends with “${choice}” in ${locale} is said, and another way of paying works`, async ({
    page,
  }) => {
    const checkout = new Checkout(page, locale);
    await checkout.begin();
    await checkout.fillIn();
    await checkout.chooseWays('card');
    await checkout.order();
    await checkout.paymentButton(choice).click();
    await expect(page.getByRole('alert')).toContainText(checkout.words[reason]);
    if (choice !== 'out-of-stock') await checkout.expectAtPayment(checkout.words[reason]);
    await checkout.expectKept();
    await expect(checkout.terms).toBeChecked();
    await checkout.expectNoOrder();
    await checkout.choosePayment('invoice');
    await checkout.orderButton.click();
    await checkout.expectOneOrder();
  });
}

test('a payment page that was left by Back or closed is come back to, and there is one order', async ({ page }) => {
  const checkout = new Checkout(page, 'sv');
  await checkout.begin();
  await checkout.fillIn();
  await checkout.chooseWays('card');
  await checkout.order();
  await expect(checkout.paymentButton('approve')).toBeVisible();
  await page.goBack();
  await checkout.expectKept();
  await checkout.order();
  await expect(checkout.paymentButton('approve')).toBeVisible();
  const other = await page.context().newPage();
  await page.close();
  const again = checkout.on(other);
  await again.open();
  await again.expectKept();
  await again.expectNoOrder();
  await again.order();
  await again.paymentButton('approve').click();
  await again.expectOneOrder();
});

test('a slow payment is waited for, and confirmed by itself', async ({ page, quiet }) => {
  const checkout = new Checkout(page, 'nb');
  await checkout.begin();
  await checkout.fillIn();
  await checkout.chooseWays('card');
  await checkout.order();
  await checkout.paymentButton('slow').click();
  await expect(checkout.shop.heading).toHaveText(checkout.words.waiting);
  await quiet.expectAccessible();
  await checkout.expectNoOrder();
  await expect(checkout.shop.heading).toHaveText(checkout.words.thanks, { timeout: 60_000 });
  await checkout.expectOneOrder();
  await expect.poll(() => trackedPurchases(page)).toHaveLength(1);
});

test('goods that somebody else buys meanwhile are named with what is left of them, and nothing is ordered', async ({
  page,
}, { retry }) => {
  // A second try cannot buy the same goods out again.
  const goods = [
    { alias: 'kanna-strand-skymningsbla', name: 'Kanna Strand', stock: 4 },
    { alias: 'kanna-strand-mossgron', name: 'Kanna Strand', stock: 17 },
  ][retry];
  const { alias, name, stock } = goods ?? { alias: '', name: '', stock: 0 };
  const checkout = new Checkout(page, 'sv');
  await checkout.begin({ alias, quantity: 2 });
  await checkout.fillIn();
  await checkout.chooseWays('invoice');
  await orderByApi(shopOrigin('sv'), { wanted: { alias, quantity: stock - 1 } });
  await checkout.order();
  await expect(page.getByRole('alert')).toContainText(`Det finns bara 1 kvar av ${name}`);
  await checkout.expectKept();
  await checkout.expectNoOrder();
  await checkout.shop.openCartPage();
  await expect(page.getByRole('main')).toContainText(name);
});

test('an order whose answer is lost is found, and there is one', async ({ page, quiet }) => {
  quiet.expectFailure(calls);
  const checkout = new Checkout(page, 'sv');
  await checkout.begin();
  await checkout.fillIn();
  await checkout.chooseWays('invoice');
  await onCall(page, 'PlaceOrder', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await checkout.order();
  await checkout.expectOneOrder();
});

test('an API that is away for a while loses nothing of what is filled in', async ({ page, quiet }) => {
  quiet.expectFailure(calls);
  // Where the form reports what became of it.
  quiet.expectFailure(/\/assets\/run-form/);
  const checkout = new Checkout(page, 'sv');
  await checkout.begin();
  await page.route(calls, (route) => route.abort());
  await checkout.fillIn();
  await expect(page.getByRole('alert')).toContainText(checkout.words.unreachable);
  await checkout.expectKept();
  await page.unroute(calls);
  await page.getByRole('button', { name: checkout.words.retry }).click();
  await checkout.chooseWays('invoice');
  await checkout.acceptTerms();
  await page.route(calls, (route) => route.abort());
  await checkout.orderButton.click();
  await expect(page.getByText(checkout.words.notCreated)).toBeVisible();
  await expect(page.getByText(checkout.words.unreachable)).toBeVisible();
  // What was offered last is there to be chosen, beside the button that asks again.
  await expect(page.getByRole('radio', { name: checkout.words.pickup })).toBeChecked();
  await expect(page.getByRole('radio', { name: checkout.words.invoice })).toBeChecked();
  await checkout.expectKept();
  await checkout.expectNoOrder();
  await page.unroute(calls);
  await page.getByRole('button', { name: checkout.words.retry }).click();
  await expect(page.getByRole('radio', { name: checkout.words.pickup })).toBeChecked();
  await checkout.orderButton.click();
  await checkout.expectOneOrder();
});

test('two tabs that order one cart make one order, and both tell of it', async ({ page, context }) => {
  const checkout = new Checkout(page, 'sv');
  await checkout.begin();
  await checkout.fillIn();
  await checkout.chooseWays('invoice');
  const other = checkout.on(await context.newPage());
  await other.open();
  await other.expectKept();
  await other.choosePayment('invoice');
  for (const tab of [checkout, other]) await tab.acceptTerms();
  // At the same moment, as far as a browser has such.
  await Promise.all([checkout, other].map((tab) => tab.orderButton.dispatchEvent('click')));
  await checkout.expectOneOrder();
  await other.expectOneOrder();
});

test('a double click and Back after the order make no second one', async ({ page }) => {
  const checkout = new Checkout(page, 'sv');
  await checkout.begin();
  await checkout.fillIn();
  await checkout.chooseWays('invoice');
  await checkout.acceptTerms();
  await checkout.orderButton.dblclick();
  await checkout.expectOneOrder();
  await page.goBack();
  await expect(page).not.toHaveURL(confirmed);
  await expect(checkout.orderButton).toBeHidden();
  await page.goForward();
  await checkout.expectOneOrder();
});
