import { getCart, type CommerceClient } from '@torg/commerce-sdk';
import type { Cart } from '@torg/commerce-sdk/domain';
import type { Random } from '@torg/demo-shop/random';
import { buyer } from '../src/server/testing/buyer.ts';
import { openBrowser, type Browser, type Shown } from './browser.ts';
import { credentialsOf } from './customer.ts';
import type { DemoCode } from './exact-totals.ts';
import type { Goods } from './goods.ts';
import {
  again,
  checkOrder,
  checkTotal,
  checkUnits,
  expectMore,
  patience,
  sendingOf,
  totalsByHand,
  unitsOf,
  usualSending,
  type Bought,
  type Shopper,
  type Wanted,
} from './laws.ts';
import { goAway } from './surroundings.ts';

/** How somebody buys by the shop's plain forms. */
export interface FormShopper extends Shopper {
  random: Random;
  /** The network between the browser and the shop. */
  network: typeof fetch;
  origin: string;
  /** Looks what the shop has, without faults. */
  quiet: CommerceClient;
  /** The way of payment that is a bill. */
  invoiceId: number;
  isCustomer: boolean;
}

const cartPath = '/varukorg';
const checkoutPath = '/kassan';

/** One shopper without script: fills a cart by forms, sends some twice, and orders it, perhaps twice, in two tabs or by Back. */
export async function buyByForms(shopper: FormShopper, goods: readonly Goods[]): Promise<Bought> {
  const { network, origin, random, isCustomer, quiet } = shopper;
  const browser = openBrowser(shopper, network, origin);
  if (isCustomer) await signIn(shopper, browser);
  const wanted = await fillByForms(shopper, browser, goods);
  const bought = await orderByForms(shopper, browser, { goods, wanted });
  if (isCustomer) await checkSession(shopper, browser);
  if (typeof bought === 'string') return { kind: 'refused', reason: bought, units: new Map() };
  // By Back to the checkout, and the same form once more.
  if (random.chance(0.2)) await bought.goBack();
  return checkOrder(quiet, shopper, bought.placed());
}

async function signIn(shopper: FormShopper, browser: Browser): Promise<void> {
  const { username: email, password } = credentialsOf(shopper.name);
  for (let tries = 0; tries < patience && browser.cookie('torg-auth-refresh') === null; tries += 1) {
    await browser.send('/account', { form: 'sign-in', email, password, remember: 'on' });
    await shopper.wait();
  }
  if (browser.cookie('torg-auth-refresh') === null) throw new Error(`${shopper.name} could not sign in`);
}

/** Looks whether the shop still knows the customer. */
async function checkSession({ name, broken }: FormShopper, browser: Browser): Promise<void> {
  const shown = await browser.open('/session');
  if (shown && !shown.html.includes('"signed-in"'))
    broken.push({ law: 'lost session', what: `${name} is signed out in the shop` });
}

/** May be away for longer than an access token serves; nothing is under way then. */
async function pause({ random }: FormShopper, browser: Browser): Promise<void> {
  if (!random.chance(0.3)) return;
  await browser.open('/session');
  goAway();
}

async function fillByForms(shopper: FormShopper, browser: Browser, goods: readonly Goods[]) {
  const { random } = shopper;
  const wanted = new Map<number, Wanted>();
  for (let left = random.between(1, 3); left > 0; left -= 1) {
    const quantity = random.between(1, 3);
    await put(shopper, browser, { one: random.pick(goods), quantity, wanted });
  }
  if (random.chance(0.5)) await changeOneByForm(shopper, browser, wanted);
  await pause(shopper, browser);
  // A second tab looks at the cart while the first puts something in it.
  if (random.chance(0.2)) {
    await Promise.all([
      browser.open(cartPath),
      put(shopper, browser, { one: random.pick(goods), quantity: 1, wanted }),
    ]);
  }
  const code = random.pick<DemoCode>([null, null, 'VINTER10', 'HUNDRA', 'FRIFRAKT']);
  if (code !== null) await browser.send(cartPath, { form: 'promo-code', code });
  return wanted;
}

interface Putting {
  one: Goods;
  quantity: number;
  wanted: Map<number, Wanted>;
}

/**
 * Puts units in the cart, sometimes by two clicks on the button. Of two at once one is sure: either may begin a cart, and an
 * addition without an answer is looked for in the cart, where that of the other click is the same.
 */
async function put({ random }: FormShopper, browser: Browser, { one, quantity, wanted }: Putting): Promise<void> {
  const fields = { form: 'buy', skuId: String(one.skuId), quantity: String(quantity) };
  const clicks = random.chance(0.2) ? 2 : 1;
  const shown = await Promise.all(Array.from({ length: clicks }, () => browser.send(one.path, fields)));
  const isDone = shown.some((answer) => answer?.status === 303);
  expectMore(wanted, one.skuId, { least: isDone ? quantity : 0, most: quantity * clicks });
}

/** Sets how many there are of a line, twice where the button is pressed twice. */
async function changeOneByForm(shopper: FormShopper, browser: Browser, wanted: Map<number, Wanted>): Promise<void> {
  const { random } = shopper;
  const shown = await openCart(shopper, browser);
  const lines = shown?.cart.lines.filter(({ isFreeGift }) => !isFreeGift) ?? [];
  if (lines.length === 0) return;
  const { id: item, skuId, quantity } = random.pick(lines);
  const next = random.between(0, 3);
  const fields: Record<string, string> =
    next === 0 ? { form: 'cart-removal', item } : { form: 'cart-quantity', item, quantity: String(next) };
  const clicks = Array.from({ length: random.chance(0.3) ? 2 : 1 }, () => browser.send(cartPath, fields));
  const isDone = (await Promise.all(clicks)).some((answer) => answer?.status === 303);
  // What the page showed is what there was, whatever additions went without an answer.
  const [least, most] = isDone ? [next, next] : [Math.min(next, quantity), Math.max(next, quantity)];
  wanted.set(skuId, { least, most });
}

/** What the cart's page shows, and what the shop has. */
async function openCart(shopper: FormShopper, browser: Browser): Promise<{ cart: Cart; html: string } | null> {
  const { quiet, name, broken } = shopper;
  const id = browser.cookie('torg-cart');
  const shown = await browser.open(cartPath);
  if (id === null || shown === null) return null;
  const cart = await again(shopper, () => getCart(quiet, { cartId: id }));
  if (cart === null) return null;
  const units = [...unitsOf(cart).values()].reduce((sum, quantity) => sum + quantity, 0);
  const quantities = shown.html.matchAll(/name="quantity"[^>]* value="(\d+)"/g);
  const seen = [...quantities].reduce((sum, [, quantity]) => sum + Number(quantity), 0);
  if (seen !== units && !saysOutage(shown))
    broken.push({ law: 'lost cart', what: `${name}: the page shows ${seen} units of ${id}, and not ${units}` });
  if (browser.cookie('torg-cart') !== id) broken.push({ law: 'lost cart', what: `${name}: the browser forgot ${id}` });
  return { cart, html: shown.html };
}

const saysOutage = ({ html }: Shown) => html.includes('Försök igen');

interface Filled {
  goods: readonly Goods[];
  wanted: ReadonlyMap<number, Wanted>;
}

/** Orders what is in the cart; a word where there is nothing to order. */
async function orderByForms(shopper: FormShopper, browser: Browser, { goods, wanted }: Filled) {
  const { random, name, broken, invoiceId, wait } = shopper;
  const shown = await openCart(shopper, browser);
  if (shown === null) {
    if ([...wanted.values()].some(({ least }) => least > 0))
      broken.push({ law: 'lost cart', what: `${name}: the browser knows no cart` });
    return 'silent';
  }
  const { cart } = shown;
  checkUnits(shopper, cart, wanted);
  if (unitsOf(cart).size === 0) return 'cart-empty';
  const code = cart.promoCode as DemoCode; // the run puts no other code on a cart
  checkTotal(shopper, 'cart', cart, totalsByHand(cart, goods, { code, ...usualSending }));

  const { page, chosen } = await fillInForm(shopper, browser);
  if (page === null) return 'no-checkout';
  await pause(shopper, browser);
  const exact = totalsByHand(cart, goods, { code, ...sendingOf(chosen) });
  const shownTotal = valueOf(page, 'shownTotal');
  if (shownTotal !== String(exact.total))
    broken.push({ law: 'wrong total', what: `${name}, checkout: ${shownTotal}, and not ${exact.total}` });

  const form = (html: string) => ({
    ...typed(name),
    ...{ step: 'order', orderKey: valueOf(html, 'orderKey'), shownTotal: valueOf(html, 'shownTotal') },
    ...{ shippingId: String(chosen), paymentId: String(invoiceId), terms: 'on' },
    identityNumber: buyer.identityNumber,
  });
  const orderIds = new Set<string>();
  let refusal: string | null = null;
  const press = async (fields: Record<string, string>) => {
    // Nobody knows what became of an order without an answer: the page is sent again, as it is.
    for (let tries = 0; tries < patience; tries += 1) {
      const answer = await browser.send(checkoutPath, fields);
      const order = /[?&]order=([^&]+)/.exec(answer?.location ?? '')?.[1];
      if (order !== undefined) orderIds.add(order);
      if (answer?.status === 303) return;
      if (answer?.status === 422) {
        refusal ??= refusalIn(answer.html);
        return;
      }
      await wait();
    }
  };
  const own = form(page);
  const tabs = [press(own)];
  if (random.chance(0.2)) tabs.push(press(own));
  if (random.chance(0.1)) {
    const other = await browser.open(checkoutPath);
    if (other?.status === 200 && other.html.includes('name="orderKey"'))
      tabs.push(press({ ...form(other.html), shownTotal: own.shownTotal }));
  }
  await Promise.all(tabs);
  const total = { incVat: exact.total, exVat: exact.total - exact.vat };
  return {
    goBack: () => press(own),
    placed: () => ({ cartId: cart.id, total, orderIds, refusal }),
  };
}

/** Fills in the checkout's form until it shows what is to be paid for a way of sending. */
async function fillInForm(shopper: FormShopper, browser: Browser): Promise<{ page: string | null; chosen: number }> {
  const { random, name, wait, invoiceId } = shopper;
  const opened = await browser.open(checkoutPath);
  const orderKey = valueOf(opened?.html ?? '', 'orderKey');
  const chosen = random.pick([2, 3]);
  let page: string | null = null;
  // Ways of sending come with the postal code, and the sum with the way that is chosen.
  const choices: Record<string, string>[] = [{}, { shippingId: String(chosen), paymentId: String(invoiceId) }];
  for (const choice of choices) {
    page = null;
    for (let tries = 0; tries < patience && page === null; tries += 1) {
      const fields = { ...typed(name), step: 'update', orderKey, ...choice };
      const answer = await browser.send(checkoutPath, fields);
      if (answer?.status === 200 && answer.html.includes('name="shippingId"')) page = answer.html;
      else await wait();
    }
  }
  return { page, chosen };
}

function typed(name: string): Record<string, string> {
  const { billingAddress, customerType } = buyer;
  const address = Object.entries(billingAddress).map(([field, value]) => [`billingAddress.${field}`, value]);
  return { form: 'checkout', customerType, email: `${name}@chaos.example`, ...Object.fromEntries(address) };
}

function valueOf(html: string, name: string): string {
  return new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';
}

/** What the page says of a no, without its marks. */
function refusalIn(html: string): string {
  const text = /role="alert"[^>]*>(.*?)<\/div>/s.exec(html)?.[1] ?? 'without words';
  return text
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 80);
}
