import type { Locator, Page } from '@playwright/test';
import { href } from '@torg/market-routing';
import { Account } from '../pages/account.ts';
import { Shop } from '../pages/shop.ts';
import { shopOrigin } from '../support/addresses.ts';
import { plenty } from '../support/fill-cart.ts';
import { newcomer } from '../support/newcomer.ts';
import { openServer } from '../support/open-server.ts';
import { expect, test } from '../support/quiet-page.ts';
import { registerBeside } from '../support/register-beside.ts';
import { sessionTokens } from '../support/session-tokens.ts';

// The shop's own forms are sent as those of other sites are: plainly.
test.use({ javaScriptEnabled: false });

const origin = shopOrigin('sv');
const password = 'torg-demo-1';

/** Pages of others. To a browser the first is of the shop's own site, so that it sends the shop's cookies along. */
const elsewhere = [
  { host: 'localhost', head: '', sendsCookies: true },
  { host: '127.0.0.1', head: '', sendsCookies: false },
  // It keeps to itself from where it sends.
  { host: '127.0.0.1', head: '<meta name="referrer" content="no-referrer">', sendsCookies: false },
] as const;

/** Sends a form from each of them, and is refused. */
async function expectRefused(page: Page, form: string): Promise<void> {
  let head = '';
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  const site = await openServer((_, answer) => answer.writeHead(200, headers).end(`<!doctype html>${head}${form}`));
  try {
    for (const other of elsewhere) {
      ({ head } = other);
      await page.goto(`http://${other.host}:${site.port}`);
      const answered = page.waitForResponse((response) => response.request().method() === 'POST');
      await page.getByRole('button').click();
      const answer = await answered;
      const { cookie = '' } = await answer.request().allHeaders();
      expect([answer.status(), cookie.includes('torg-')]).toEqual([403, other.sendsCookies]);
    }
  } finally {
    await site.close();
  }
}

/** The form of a button of the shop as a stranger would write it: sent to the same address, with what was filled in. */
function copyOf(button: Locator): Promise<string> {
  return button.evaluate((own: HTMLButtonElement) => {
    const copy = document.createElement('form');
    copy.method = 'post';
    copy.setAttribute('action', own.formAction);
    for (const [name, value] of new FormData(own.form ?? undefined, own)) {
      const field = document.createElement('input');
      field.name = name;
      field.setAttribute('value', String(value));
      copy.append(field);
    }
    copy.append(document.createElement('button'));
    return copy.outerHTML;
  });
}

test.beforeEach(({ quiet }) => quiet.expectFailure(/./));

test('no other site signs its visitors in, by the form of the shop', async ({ page, context }) => {
  const email = newcomer('led-in');
  await registerBeside(email, password);
  const shop = new Shop(page, 'sv');
  const { main } = new Account(shop);
  const fillIn = async () => {
    await shop.open(href('sv', 'account', {}));
    await main.getByLabel('E-post').fill(email);
    await main.getByLabel('Lösenord').fill(password);
    return main.getByRole('button', { name: 'Logga in', exact: true });
  };
  await expectRefused(page, await copyOf(await fillIn()));
  expect(await sessionTokens(context)).toEqual([]);
  await (await fillIn()).click();
  await expect(main).toContainText(email);
  expect(await sessionTokens(context)).toHaveLength(2);
});

test('what is sent to the shop as plain text by another site signs nobody in', async ({ page, context }) => {
  const email = newcomer('led-in');
  await registerBeside(email, password);
  // A browser writes a field as `name=value`, so that this is JSON.
  const [name, value] = [`{"email":"${email}","password":"${password}","with":"`, '"}'];
  const field = `<input name='${name}' value='${value}'>`;
  const form = `<form method="post" enctype="text/plain" action="${origin}/session">${field}<button></button></form>`;
  await expectRefused(page, form);
  expect(await sessionTokens(context)).toEqual([]);
  const headers = { origin, 'content-type': 'text/plain' };
  const own = await fetch(`${origin}/session`, { method: 'POST', headers, body: `${name}=${value}\r\n` });
  expect(own.status).toBe(200);
});

test('no other site puts anything in a visitor’s cart', async ({ page }) => {
  const shop = new Shop(page, 'sv');
  const buy = async () => {
    await shop.open(`/p/${plenty.alias}`);
    return shop.buyButton;
  };
  const units = page.getByRole('main').getByRole('spinbutton');
  await (await buy()).click();
  await expect(units).toHaveValue('1');
  await expectRefused(page, await copyOf(await buy()));
  await shop.openCartPage();
  await expect(units).toHaveValue('1');
  await (await buy()).click();
  await expect(units).toHaveValue('2');
});

test('no other site writes an address into a customer’s account', async ({ page }) => {
  const email = newcomer('forged');
  await registerBeside(email, password);
  const shop = new Shop(page, 'sv');
  const account = new Account(shop);
  const { main } = account;
  await shop.open(href('sv', 'account', {}));
  await account.signIn(email, password);
  await expect(main).toContainText(email);
  const addresses = href('sv', 'accountAddresses', {});
  const fillIn = async () => {
    await shop.open(`${addresses}?address=new`);
    for (const [label, text] of [
      ['Förnamn', 'Eva'],
      ['Efternamn', 'Ek'],
      ['Gatuadress', 'Tjuvgatan 1'],
      ['Postnummer', '111 22'],
      ['Ort', 'Stockholm'],
    ] as const)
      await main.getByLabel(label, { exact: true }).fill(text);
    return main.getByRole('button', { name: 'Spara adressen' });
  };
  await expectRefused(page, await copyOf(await fillIn()));
  await shop.open(addresses);
  await expect(shop.heading).toBeVisible();
  await expect(main).not.toContainText('Tjuvgatan');
  await (await fillIn()).click();
  await expect(main).toContainText('Tjuvgatan 1');
});
