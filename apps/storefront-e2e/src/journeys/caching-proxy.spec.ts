import { href } from '@torg/market-routing';
import { Account } from '../pages/account.ts';
import { Shop } from '../pages/shop.ts';
import { ownPorts } from '../support/addresses.ts';
import { openCachingProxy } from '../support/caching-proxy.ts';
import { fillCart, plenty } from '../support/fill-cart.ts';
import { productPage } from '../support/known-pages.ts';
import { newcomer } from '../support/newcomer.ts';
import { expect, test } from '../support/quiet-page.ts';
import { ownData } from '../support/run-folder.ts';
import { runShop } from '../support/run-shop.ts';

// It starts a shop of its own, which takes a busy machine a while.
test.describe.configure({ timeout: 180_000 });

const settings = href('sv', 'accountSettings', {});

const forEveryone = ['/', href('sv', 'news', {}), href('sv', 'category', { category: 'klader' }), productPage];
const forOne = [
  href('sv', 'cart', {}),
  href('sv', 'checkout', {}),
  href('sv', 'account', {}),
  href('sv', 'createAccount', {}),
  settings,
  href('sv', 'accountOrders', {}),
  href('sv', 'accountAddresses', {}),
  href('sv', 'favourites', {}),
];

test('through a cache that many share no customer gets another’s page, and all get what is everyone’s', async ({
  browser,
}) => {
  const port = ownPorts.behindCache;
  const proxy = await openCachingProxy(port);
  const running = await runShop(port, { DATA_DIR: await ownData(), SHOP_SV_ORIGIN: proxy.origin });
  const enter = async () => new Account(new Shop(await (await browser.newContext()).newPage(), 'sv', proxy.port));
  const keptPages = () => [...forEveryone, ...forOne].filter((path) => proxy.kept.some((one) => one.path === path));
  try {
    const customers = [
      { email: newcomer('first'), cart: await fillCart(proxy.origin, plenty), account: await enter() },
      { email: newcomer('second'), cart: await fillCart(proxy.origin, plenty), account: await enter() },
    ];
    for (const { email, cart, account } of customers) {
      const context = account.shop.page.context();
      await account.register(email);
      await context.addCookies([{ name: 'torg-cart', value: cart, url: proxy.origin }]);
      for (const path of [...forEveryone, ...forOne]) {
        // The browser drops an access token that is over: the answer brings the next ones.
        await context.clearCookies({ name: 'torg-auth' });
        const answer = await context.request.get(proxy.origin + path);
        expect(answer.headers()['cache-control'], path).toMatch(/^private, no-store/);
      }
    }
    expect(keptPages()).toEqual([]);

    const { request } = await browser.newContext();
    // A page of which a part comes late is sent in pieces, and is for no cache.
    await expect(async () => {
      for (const path of [...forEveryone, ...forOne]) await request.get(proxy.origin + path);
      expect(proxy.answered).toEqual(expect.arrayContaining(forEveryone));
    }).toPass({ timeout: 60_000 });
    expect(keptPages()).toEqual(forEveryone);

    for (const { email, cart, account } of customers) {
      const { shop, main } = account;
      const before = proxy.answered.length;
      await shop.open('/');
      expect(proxy.answered.slice(before)).toContain('/');
      await expect(shop.page.getByRole('banner').getByRole('link', { name: /, Elsa$/ })).toBeVisible();
      await shop.open(settings);
      await expect(main).toContainText(email);
      await shop.openCartPage();
      await expect(main.getByRole('spinbutton')).toHaveValue('1');
      const telling = proxy.kept.filter(({ body }) => body.includes(email) || body.includes(cart));
      expect(telling.map(({ path }) => path)).toEqual([]);
    }
    expect(proxy.kept.filter(({ headers }) => headers['set-cookie']).map(({ path }) => path)).toEqual([]);
  } finally {
    await running.stop();
    await proxy.close();
  }
});
