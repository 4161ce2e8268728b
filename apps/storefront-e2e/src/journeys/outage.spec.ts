import { createServer, type Server } from 'node:http';
import { href } from '@torg/market-routing';
import { Account } from '../pages/account.ts';
import { Shop } from '../pages/shop.ts';
import { ownPorts, shopOrigin } from '../support/addresses.ts';
import { newcomer } from '../support/newcomer.ts';
import { expect, test } from '../support/quiet-page.ts';
import { ownData } from '../support/run-folder.ts';
import { runShop } from '../support/run-shop.ts';
import { sessionTokens } from '../support/session-tokens.ts';
import { setFaults } from '../support/set-faults.ts';

// Each starts shops of its own, which takes a busy machine a while.
test.describe.configure({ timeout: 180_000 });

test('the cart survives a restart of the server', async ({ page, quiet }) => {
  const port = ownPorts.restart;
  // On a slow machine the page is still asking who is signed in when the server goes.
  quiet.expectFailure(/\/session$/);
  const env = { DATA_DIR: await ownData() };
  const shop = new Shop(page, 'sv');
  let running = await runShop(port, env);
  try {
    await page.goto(shopOrigin('sv', port));
    await shop.walkToProduct();
    const name = await shop.heading.innerText();
    await shop.pickSize();
    await shop.buyButton.click();
    await expect(shop.cartPanel).toContainText(name);
    // What the page still loads when the server goes is not what this is about.
    await page.goto('about:blank');
    await running.stop();

    running = await runShop(port, env);
    await page.goto(shopOrigin('sv', port) + href('sv', 'cart', {}));
    await expect(page.getByRole('main')).toContainText(name);
    await page.goto('about:blank');
  } finally {
    await running.stop();
  }
});

test('an outage of the API shows the error page with status 503, and the cart cookie stays', async ({
  page,
  context,
  quiet,
}) => {
  const [port, apiPort] = [ownPorts.outage, ownPorts.brokenApi];
  // The page itself, and what it asks of the API that is down.
  quiet.expectFailure(new RegExp(`:${port}/$`));
  quiet.expectFailure(/\/graphql$/);
  quiet.expectFailure(/\/session$/);
  const brokenApi: Server = createServer((_request, response) => response.writeHead(500).end()).listen(apiPort);
  const shopServer = await runShop(port, {
    MERCHANT_API_ENDPOINT: `http://localhost:${apiPort}/graphql`,
    MERCHANT_API_KEY: '11111111-1111-4111-8111-111111111111',
    MERCHANT_API_IMAGES: `http://localhost:${apiPort}`,
    MERCHANT_API_AUTH: `http://localhost:${apiPort}/api/torg_dev/`,
  });
  try {
    const cookie = { name: 'torg-cart', value: 'a-cart-that-is-there', url: shopOrigin('sv', port) };
    await context.addCookies([cookie]);
    const answer = await page.goto(`${shopOrigin('sv', port)}/`);
    expect(answer?.status()).toBe(503);
    const shop = new Shop(page, 'sv');
    await expect(shop.heading).toHaveText(shop.words.unavailable);
    expect(await context.cookies(shopOrigin('sv', port))).toContainEqual(
      expect.objectContaining({ name: cookie.name, value: cookie.value }),
    );
    // What the page still loads when its shop goes is not what this is about.
    await page.goto('about:blank');
  } finally {
    await shopServer.stop();
    brokenApi.close();
  }
});

test('a customer who comes while the API is down is asked to wait, and is still signed in once it answers', async ({
  page,
  context,
  quiet,
}) => {
  const port = ownPorts.silentApi;
  const settings = href('sv', 'accountSettings', {});
  quiet.expectFailure(new RegExp(`:${port}/`));
  const running = await runShop(port, { DATA_DIR: await ownData(), MERCHANT_API_TOOLS: 'on' });
  try {
    const { shop, main } = new Account(new Shop(page, 'sv', port));
    const email = newcomer('waiting');
    await shop.register(email);
    // They were away so long that the access token is over.
    await context.clearCookies({ name: 'torg-auth' });
    const kept = await sessionTokens(context, shop.origin);
    expect(kept.map(({ name }) => name)).toEqual(['torg-auth-refresh']);

    await setFaults(shop.origin, ['*:drop']);
    for (const path of [href('sv', 'home', {}), settings]) {
      const answer = await page.goto(shop.origin + path);
      expect(answer?.status()).toBe(503);
      await expect(shop.heading).toHaveText(shop.words.unavailable);
    }
    expect(await sessionTokens(context, shop.origin)).toEqual(kept);

    await setFaults(shop.origin, []);
    await shop.open(settings);
    await expect(main).toContainText(email);
    // What the page still loads when its shop goes is not what this is about.
    await page.goto('about:blank');
  } finally {
    await running.stop();
  }
});
