import type { Page } from '@playwright/test';
import { href } from '@torg/market-routing';
import { Account } from '../pages/account.ts';
import { Shop } from '../pages/shop.ts';
import { ownPorts } from '../support/addresses.ts';
import { newcomer } from '../support/newcomer.ts';
import { expect, test } from '../support/quiet-page.ts';
import { ownData } from '../support/run-folder.ts';
import { runShop } from '../support/run-shop.ts';
import { sessionTokens } from '../support/session-tokens.ts';

// It starts a shop of its own, twice, which takes a busy machine a while.
test.describe.configure({ timeout: 180_000 });

const port = ownPorts.stolenToken;
const settings = href('sv', 'accountSettings', {});
const password = 'torg-demo-1';

/** A page of the shop in a browser of its own. */
const customerAt = (page: Page) => new Account(new Shop(page, 'sv', port));

test('a refresh token that comes again after its owner went on ends that session for both, and the owner is told', async ({
  page,
  context,
  browser,
  quiet,
}) => {
  const email = newcomer('owner');
  const env = { DATA_DIR: await ownData() };
  const [phone, strange] = [await browser.newContext(), await browser.newContext()];
  const owner = customerAt(page);
  const onPhone = customerAt(await phone.newPage());
  const thief = customerAt(await strange.newPage());
  let running = await runShop(port, env);
  try {
    await owner.shop.register(email);
    await onPhone.shop.open(href('sv', 'account', {}));
    await onPhone.signIn(email, password);
    await expect(onPhone.main).toContainText(email);

    const stolen = await sessionTokens(context, owner.shop.origin);
    // Twice: until the next one has served, a refresh token that comes again may be one whose answer was lost.
    for (let round = 0; round < 2; round += 1) {
      // The browser drops an access token that is over, and the refresh token is exchanged.
      await context.clearCookies({ name: 'torg-auth' });
      const answer = await context.request.get(owner.shop.origin + settings);
      expect(await answer.text()).toContain(email);
    }
    // For half a minute the shop gives two tabs the same answer. One that starts remembers none: the auth service judges.
    await running.stop();
    running = await runShop(port, env);

    await strange.addCookies(stolen.filter(({ name }) => name === 'torg-auth-refresh'));
    await thief.shop.open(settings);
    await expect(thief.shop.page).toHaveURL(/action=login/);
    // Nor does the access token serve that was stolen with it, though it is not over.
    await strange.addCookies(stolen);
    await thief.shop.open(settings);
    await expect(thief.shop.page).toHaveURL(/action=login/);

    await owner.shop.open(settings);
    await expect(page).toHaveURL(/action=login/);
    await expect(page.getByRole('dialog')).toContainText('Din session har avslutats.');
    await quiet.expectAccessible();
    expect(await sessionTokens(context, owner.shop.origin)).toEqual([]);

    await onPhone.shop.open(settings);
    await expect(onPhone.main).toContainText(email);
    await owner.shop.open(href('sv', 'account', {}));
    await owner.signIn(email, password);
    await expect(owner.main).toContainText(email);
    // What the page still loads when its shop goes is not what this is about.
    await page.goto('about:blank');
  } finally {
    await running.stop();
    await Promise.all([phone.close(), strange.close()]);
  }
});
