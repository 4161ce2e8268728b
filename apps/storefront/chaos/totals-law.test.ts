import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCommerceClient, createOrUpdateCheckout, type CommerceClient } from '@torg/commerce-sdk';
import type { Cart, VatView } from '@torg/commerce-sdk/domain';
import { demoShop } from '@torg/demo-shop';
import { loadMessages, type Translate } from '@torg/i18n';
import { createTranslation } from '@torg/i18n/react';
import { createMerchantApi, type MerchantApi } from '@torg/merchant-api';
import { changeBalance, issueGiftCard, withShopDatabase } from '@torg/merchant-api/back-office';
import { demoCustomer } from '@torg/merchant-api/settings';
import { summaryRows } from '../src/features/cart/summary-rows.ts';
import { demoApiOptions, testApiKey } from '../src/server/testing/demo-api-options.ts';
import { withToken } from '../src/server/with-token.ts';
import { authOver } from './customer.ts';
import { exactTotals, type ExactTotals } from './exact-totals.ts';
import { at, cartWishes, fillCart, type Shelves } from './fill-cart.ts';
import { readGoods, readPackages } from './goods.ts';

const now = Date.UTC(2026, 10, 21, 12);
/** The demo's own bills are free; here they are not, so that a fee is counted too. */
const billFee = 19_00;
/** What the customer's balance holds, of either currency: less than many carts cost, and more than others. */
const balance = 400_00;

/** A country, with what its shop sells and how it sends. */
interface Country extends Shelves {
  locale: 'sv' | 'nb';
  t: Translate;
  /** What the ways of sending cost, as the shop's page on delivery says: öre, and from when they are free. */
  sending: readonly { shippingId: number; shipping: number; freeFrom: number }[];
  billId: number;
  zip: string;
  /** The same, as a customer whose balance pays. */
  asCustomer: CommerceClient;
}

const countries: Country[] = [];
let api: MerchantApi;
let dataDir: string;
let token: string;

/** More of each size than any cart holds. */
const stocked = {
  ...demoShop.catalogue,
  families: demoShop.catalogue.families.map((family) => ({
    ...family,
    colours: family.colours.map((colour) => ({
      ...colour,
      skus: colour.skus.map((sku) => ({ ...sku, stock: { inStock: 1_000 } })),
    })),
  })),
};

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'torg-totals-'));
  const options = {
    ...demoApiOptions(),
    ...{ dataDir, catalogue: stocked, visitorLimits: false, checkListsEvery: 0, clock: { now: () => now } },
  };
  const cards = await withShopDatabase({ dataDir }, async (db) => {
    const bill = { names: '{"sv-SE":"Faktura","nb-NO":"Faktura"}', fee: billFee, is_credit: true, customer_type: null };
    const kind = { kind: 'invoice', payment_type: 'STANDARD', position: 4 } as const;
    const bills = [
      { payment_option_id: 4, market_id: 'se', ...bill, ...kind },
      { payment_option_id: 14, market_id: 'no', ...bill, ...kind },
    ];
    await db.insertInto('payment_options').values(bills).execute();
    let made = 0;
    const ports = { db, now, randomBytes: (size: number) => new Uint8Array(size).fill((made += 1)) };
    const issue = async (currency: string, holds: number) => {
      const code = await issueGiftCard(ports, { currency, amount: holds, expiresAt: now + 1_000_000_000 });
      return { code, holds };
    };
    return {
      SEK: [await issue('SEK', 50_00), await issue('SEK', 1_000_00)],
      NOK: [await issue('NOK', 50_00), await issue('NOK', 1_000_00)],
    };
  });
  // The first time makes the customer's account.
  await (await createMerchantApi(options)).close();
  await withShopDatabase({ dataDir }, async (db) => {
    for (const currency of ['SEK', 'NOK']) {
      const given = { currency, amount: balance, note: `a gift in ${currency}`, by: 'Karin', now };
      await changeBalance(db, { email: demoCustomer.email, ...given });
    }
  });
  api = await createMerchantApi(options);
  const { email: username, password } = demoCustomer;
  const login = await authOver(fetchApi, 'Anna').login({ username, password, remember: true });
  if (login.kind !== 'signed-in') throw new Error(`Anna is ${login.kind}`);
  token = login.token;
  const usual = { shipping: 49_00, freeFrom: 99_00 };
  countries.push(
    await openCountry('SE', { channelId: '1|se', marketId: 'se', languageId: 'sv-SE' }, 'sv', {
      cards: cards.SEK,
      sending: [
        { shippingId: 2, ...usual },
        { shippingId: 3, shipping: 89_00, freeFrom: 999_00 },
      ],
      billId: 4,
      zip: '111 22',
    }),
    await openCountry('NO', { channelId: '2|no', marketId: 'no', languageId: 'nb-NO' }, 'nb', {
      cards: cards.NOK,
      sending: [
        { shippingId: 12, ...usual },
        { shippingId: 13, shipping: 119_00, freeFrom: 1_299_00 },
      ],
      billId: 14,
      zip: '0150',
    }),
  );
});

afterAll(async () => {
  await api.close();
  await rm(dataDir, { recursive: true, force: true });
});

const fetchApi: typeof fetch = (input, init) => api.fetch(new Request(input, init));

async function openCountry(
  country: 'SE' | 'NO',
  scope: CommerceClient['scope'],
  locale: 'sv' | 'nb',
  rest: Pick<Country, 'cards' | 'sending' | 'billId' | 'zip'>,
): Promise<Country> {
  const client = createCommerceClient({
    endpoint: 'http://api.test/graphql',
    apiKey: testApiKey,
    scope,
    cache: null,
    fetch: fetchApi,
  });
  const goods = await readGoods(client, country);
  const messages = await loadMessages(locale);
  const { t } = createTranslation({ locale, messages, onError: ({ message }) => expect.unreachable(message) });
  const asCustomer = withToken(client, token);
  return { locale, client, asCustomer, goods, packages: await readPackages(client, goods), t, ...rest };
}

const shopper = fc.record({
  wishes: cartWishes,
  country: fc.nat({ max: 1 }),
  sending: fc.option(fc.nat({ max: 1 })),
  hasBill: fc.boolean(),
  isCustomer: fc.boolean(),
});

/** Somebody with so many of one thing that is sold three for two, and a code from 600 kronor. */
const bundled = (quantity: number): typeof shopper extends fc.Arbitrary<infer Value> ? Value : never => ({
  wishes: {
    loose: [{ isThreeForTwo: true, place: 0, quantity }],
    package: null,
    giftCards: 0,
    code: 'HUNDRA',
    cards: [],
  },
  country: 0,
  sending: null,
  hasBill: false,
  isCustomer: false,
});

it('costs the same by the API, on the screen and by hand, whatever is in the cart and whichever side of VAT it is seen from', async () => {
  expect(countries.map(({ goods, packages }) => goods.length > 50 && packages.length > 0)).toEqual([true, true]);
  let checked = 0;
  await fc.assert(
    fc.asyncProperty(shopper, async ({ wishes, ...chosen }) => {
      const country = at(countries, chosen.country);
      const client = chosen.isCustomer ? country.asCustomer : country.client;
      const own = chosen.isCustomer ? balance : 0;
      const steps = await fillCart({ ...country, client }, wishes);
      for (const { cart, lines, code, funds } of steps) {
        const estimate = { shipping: 49_00, freeFrom: 99_00, payment: 0, funds: funds + own };
        check(country, cart, exactTotals(lines, code, estimate), estimate.funds);
        checked += 1;
      }
      const last = steps.at(-1);
      if (chosen.sending === null || !last || last.lines.length === 0) return;
      const sending = at(country.sending, chosen.sending);
      const details = {
        email: 'maja@torg.example',
        billingAddress: { zip: country.zip },
        shippingId: sending.shippingId,
        ...(chosen.hasBill && { paymentId: country.billId }),
      };
      const answer = await createOrUpdateCheckout(client, { cartId: last.cart.id, details });
      if (answer.kind !== 'open') throw new Error(`The checkout is ${answer.kind}`);
      const payment = answer.checkout.paymentOptions.find(({ isSelected }) => isSelected)?.paymentId;
      const fees = { ...sending, payment: payment === country.billId ? billFee : 0, funds: last.funds + own };
      check(country, answer.checkout.cart, exactTotals(last.lines, last.code, fees), fees.funds);
      checked += 1;
    }),
    { seed: 20261121, numRuns: 36, examples: [[bundled(5)], [bundled(10)]] },
  );
  expect(checked).toBeGreaterThan(100);
}, 120_000);

function check(country: Country, cart: Cart, exact: ExactTotals, funds: number): void {
  const { subTotal, shipping, paymentFee, total, vat, vats, balance: paid } = cart.summary;
  const both = (inc: number, ofVat: number) => ({ incVat: inc, exVat: inc - ofVat });
  expect({ subTotal, shipping: shipping.fee, paymentFee, total, vat, vats, balance: paid }).toEqual({
    subTotal: both(exact.subTotal, exact.subTotalVat),
    shipping: both(exact.shipping, exact.shippingVat),
    paymentFee: both(exact.payment, exact.paymentVat),
    total: both(exact.total, exact.vat),
    vat: exact.vat,
    vats: exact.vats,
    balance: {
      pending: exact.drawn,
      remaining: funds - exact.drawn,
      toPay: { incVat: exact.toPay, exVat: exact.toPayExVat },
    },
  });
  for (const vatView of ['incVat', 'exVat'] as const) {
    const shown = summaryRows(cart, { locale: country.locale, vatView, t: country.t }).map(({ value }) =>
      minorOf(value),
    );
    expect(shown).toEqual(rowsByHand(exact, vatView));
  }
}

/** The sums of a summary in their order, as they must stand on the screen. */
function rowsByHand(exact: ExactTotals, vatView: VatView): number[] {
  const seen = (incVat: number, vat: number) => (vatView === 'incVat' ? incVat : incVat - vat);
  const [goods, shipping] = [seen(exact.subTotal, exact.subTotalVat), seen(exact.shipping, exact.shippingVat)];
  const [payment, total] = [seen(exact.payment, exact.paymentVat), seen(exact.total, exact.vat)];
  const deduction = goods + shipping + payment - total;
  return [
    goods,
    ...(deduction > 0 ? [-deduction] : []),
    shipping,
    ...(exact.payment > 0 ? [payment] : []),
    ...(vatView === 'exVat' ? [total] : []),
    exact.total,
    ...(exact.drawn > 0 ? [-exact.drawn, exact.toPay] : []),
    ...exact.vats.map(({ amount }) => amount),
  ];
}

/** A sum as it is shown, in öre: "1 234,50 kr", "−100 kr"; words say that it is free. */
function minorOf(shown: string): number {
  const figures = shown.replaceAll(/[^\d,−-]/g, '').replace('−', '-');
  const [whole = '', part = ''] = figures.split(',');
  const size = Number(whole.replace('-', '') || 0) * 100 + Number(part.padEnd(2, '0'));
  return whole.startsWith('-') ? -size : size;
}
