import { href } from '@torg/market-routing';
import { Shop } from '../pages/shop.ts';
import { newcomer } from '../support/newcomer.ts';
import { expect, test } from '../support/quiet-page.ts';
import { registerBeside } from '../support/register-beside.ts';

const mug = '/p/muggar/mugg-strand-kritvit';

test('what customers think is chosen by keyboard, and the product stays', async ({ page, quiet }) => {
  const shop = new Shop(page, 'sv');
  await shop.openAlive(mug);
  const opinions = page.locator('#reviews');
  await expect(opinions.getByRole('article')).toHaveCount(4);
  await quiet.expectAccessible();
  await opinions.getByRole('link', { name: /^3 stjärnor/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?stars=3#reviews$/);
  await expect(opinions.getByRole('article')).toHaveCount(1);
  await opinions.getByRole('link', { name: 'Visa alla 4' }).press('Enter');
  await expect(opinions.getByRole('article')).toHaveCount(4);
});

test('a visitor who is asked to sign in keeps what they wrote', async ({ page }) => {
  const shop = new Shop(page, 'sv');
  await shop.openAlive(mug);
  const opinions = page.locator('#reviews');
  await opinions.getByText('Skriv en recension').click();
  await opinions.getByRole('button', { name: 'Skicka recensionen' }).click();
  await expect(opinions.getByText('Använd stjärnorna för att betygsätta produkten')).toBeVisible();
  await opinions.getByTitle('2 av 5 stjärnor').click();
  await opinions.getByLabel('Ditt namn').fill('Maja');
  await opinions.getByLabel(/^Din recension/).fill('<b>Hack</b> i kanten');
  await opinions.getByRole('button', { name: 'Skicka recensionen' }).click();
  await expect(opinions.getByText('Du måste logga in för att kunna skriva en recension').last()).toBeVisible();
  await expect(opinions.getByLabel(/^Din recension/)).toHaveValue('<b>Hack</b> i kanten');
});

test('who is signed in need not write where to be told that goods are back, but where to be answered', async ({
  page,
}) => {
  const [email, password] = [newcomer('known'), 'known-lösen-1'];
  await registerBeside(email, password);
  const shop = new Shop(page, 'sv');
  await shop.openAlive(href('sv', 'account', {}));
  const main = page.getByRole('main');
  await main.getByLabel('E-post').fill(email);
  await main.getByLabel('Lösenord').fill(password);
  await main.getByRole('button', { name: 'Logga in', exact: true }).click();
  await expect(main).toContainText(email);
  await shop.openAlive('/p/granola-och-olja/granola-rag-och-havre');
  await expect(page.locator('#stock-notice').getByLabel('E-post')).toHaveValue(email);
  await page.getByText('Ställ en fråga om varan').click();
  // Writing it is the consent to be answered by mail.
  await expect(page.locator('#questions').getByLabel(/^E-post/)).toHaveValue('');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a question is asked, and what is missing is said', async ({ page, quiet }) => {
    quiet.expectFailure(new RegExp(mug));
    await page.goto(mug);
    await page.getByText('Ställ en fråga om varan').click();
    const questions = page.locator('#questions');
    await questions.getByRole('button', { name: 'Skicka frågan' }).click();
    await expect(questions.getByText('Detta fält är obligatoriskt')).toHaveCount(2);
    await questions.getByLabel('Din fråga').fill('Tål den ugn?');
    await questions.getByLabel('Ditt namn').fill('Bo');
    await questions.getByRole('button', { name: 'Skicka frågan' }).click();
    await expect(questions.getByText('Tack för din fråga. Den visas här när vi har svarat.').last()).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const hasScript of [true, false]) {
    test.describe(hasScript ? 'with script' : 'without script', () => {
      test.use({ javaScriptEnabled: hasScript });

      test('the way to buy is in the first view', async ({ page }) => {
        const shop = new Shop(page, 'sv');
        await page.goto(mug);
        const bar = page.getByRole('button', { name: shop.words.addToCart }).last();
        await expect(bar).toBeInViewport({ ratio: 1 });
        await bar.click();
        if (hasScript) await expect(shop.cartPanel.getByRole('spinbutton')).toHaveValue('1');
        else await expect(page).toHaveURL(/\/varukorg\?added=/);
      });
    });
  }
});
