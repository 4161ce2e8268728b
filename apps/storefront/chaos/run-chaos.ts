import { setImmediate } from 'node:timers/promises';
import { createCommerceClient } from '@torg/commerce-sdk';
import { randomFrom } from '@torg/demo-shop/random';
import { testApiKey } from '../src/server/testing/demo-api-options.ts';
import { buy } from './buy.ts';
import { buyByForms } from './buy-by-forms.ts';
import { makeAccount, openCustomer } from './customer.ts';
import { faults, faultyNetwork, type FaultCounts } from './faulty-network.ts';
import { readGoods, readInvoice, readStock } from './goods.ts';
import type { Bought, BrokenLaw } from './laws.ts';
import { chaosOrigin, openChaosShop } from './open-chaos-shop.ts';
import { openRestartingApi } from './restarting-api.ts';
import { among } from './surroundings.ts';

const settings = {
  endpoint: 'http://api.test/graphql',
  apiKey: testApiKey,
  scope: { channelId: '1|se', marketId: 'se', languageId: 'sv-SE' },
  cache: null,
};

/** How many buy, by which chance, and how much goes wrong. */
export interface ChaosOptions {
  purchases: number;
  seed: number;
  /** The share of requests that something happens to. */
  faultShare: number;
  /** How many buy at the same time. */
  atOnce: number;
  /** After how many purchases the API is ended and begun anew, whatever it is doing. */
  restartEvery: number;
  /** An empty database on a server; a folder of its own where it is left out. */
  databaseUrl?: string | undefined;
  onProgress?: (bought: number) => void;
}

/** What became of a run. */
export interface ChaosReport {
  outcomes: Readonly<Record<string, number>>;
  faults: FaultCounts;
  restarts: number;
  /** How often a customer was away for longer than an access token serves. */
  expired: number;
  broken: readonly BrokenLaw[];
  /** Sizes of which there is another number left than was not bought. */
  stockErrors: readonly string[];
}

/** What became of a shopper, and how they bought. */
interface Finished extends Bought {
  way: 'by forms' | 'as a guest' | 'as a customer';
}

/** Every so manieth shopper buys by the shop's plain forms. */
const formsEvery = 5;

/** Lets many buy while the network and the API go wrong, and counts what the shop did not keep to. */
export async function runChaos(options: ChaosOptions): Promise<ChaosReport> {
  const { purchases, seed, faultShare, atOnce, restartEvery, onProgress } = options;
  const api = await openRestartingApi({ databaseUrl: options.databaseUrl }, () => {});
  const counts = Object.fromEntries(faults.map((fault) => [fault, 0])) as FaultCounts; // one of each
  const quietFetch: typeof fetch = (input, init) => api.fetch(new Request(input, init));
  const quiet = createCommerceClient({ ...settings, fetch: quietFetch });
  const wait = async () => {
    await setImmediate();
    await api.isBack();
  };
  try {
    const shopFetch = await openChaosShop(quietFetch);
    const goods = (await readGoods(quiet)).filter(({ isGiftCard }) => !isGiftCard);
    const invoiceId = await readInvoice(quiet, goods);
    const before = await readStock(quiet, goods);
    const bought: Finished[] = [];
    const broken: BrokenLaw[] = [];
    let [next, restarts, expired] = [0, 0, 0];

    async function buyOne(number: number): Promise<Finished> {
      const name = `shopper-${number}`;
      const random = randomFrom(seed * 1_000_003 + number);
      const shopper = { name, random, wait, broken };
      const faulty = (ask: typeof fetch) =>
        faultyNetwork((request) => ask(request), { random, share: faultShare, counts });
      const network = faulty(quietFetch);
      const isCustomer = random.chance(0.4);
      return among({ network, away: 0, left: () => (expired += 1) }, async () => {
        if (number % formsEvery === 0) {
          if (isCustomer) await makeAccount(shopper, quietFetch);
          const forms = { origin: chaosOrigin, network: faulty(shopFetch), quiet, invoiceId, isCustomer };
          return { ...(await buyByForms({ ...shopper, ...forms }, goods)), way: 'by forms' };
        }
        const client = createCommerceClient({ ...settings, fetch: network, wait });
        if (!isCustomer)
          return { ...(await buy({ ...shopper, client, pause: async () => {} }, goods)), way: 'as a guest' };
        const customer = await openCustomer(shopper, network);
        const pause = async () => (random.chance(0.3) ? customer.leave() : undefined);
        const result = await buy({ ...shopper, client: customer.signedIn(client), pause }, goods);
        await customer.checkSession();
        return { ...result, way: 'as a customer' };
      });
    }

    const shop = async () => {
      for (let number = (next += 1); number <= purchases; number = next += 1) {
        if (number % restartEvery === 0) {
          restarts += 1;
          await api.restart();
        }
        bought.push(await buyOne(number));
        onProgress?.(bought.length);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, shop));
    const after = await readStock(quiet, goods);
    return {
      outcomes: outcomesOf(bought),
      faults: counts,
      restarts,
      expired,
      broken,
      stockErrors: stockErrors(before, after, bought),
    };
  } finally {
    await api.close();
  }
}

function outcomesOf(bought: readonly Finished[]): Record<string, number> {
  const outcomes: Record<string, number> = {};
  for (const { kind, reason, way } of bought) {
    const name = `${way}, ${kind}${reason === undefined ? '' : `: ${reason}`}`;
    outcomes[name] = (outcomes[name] ?? 0) + 1;
  }
  return outcomes;
}

function stockErrors(
  before: ReadonlyMap<number, number>,
  after: ReadonlyMap<number, number>,
  bought: readonly Bought[],
): string[] {
  const sold = new Map<number, number>();
  for (const { units } of bought) for (const [skuId, count] of units) sold.set(skuId, (sold.get(skuId) ?? 0) + count);
  return [...before].flatMap(([skuId, count]) => {
    const right = count - (sold.get(skuId) ?? 0);
    const left = after.get(skuId);
    return left === right ? [] : [`${left ?? 'none'} of ${skuId} left, and not ${right}`];
  });
}

/** The report in words, a line each. */
export function chaosLines({
  outcomes,
  faults: came,
  restarts,
  expired,
  broken,
  stockErrors: wrong,
}: ChaosReport): string[] {
  const of = (law: BrokenLaw['law']) => broken.filter((one) => one.law === law).length;
  return [
    ...Object.entries(outcomes).map(([name, count]) => `${name}: ${count}`),
    `faults: ${faults.map((fault) => `${fault} ${came[fault]}`).join(', ')}, restarts ${restarts}, tokens that ran out ${expired}`,
    `lost carts ${of('lost cart')}`,
    `double orders ${of('double order')}`,
    `wrong totals ${of('wrong total')}`,
    `lost sessions ${of('lost session')}`,
    `sizes whose stock does not add up ${wrong.length}`,
    ...[...broken.map(({ law, what }) => `${law}: ${what}`), ...wrong].slice(0, 40),
  ];
}
