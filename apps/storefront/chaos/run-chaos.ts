import { createCommerceClient } from '@torg/commerce-sdk';
import { randomFrom } from '@torg/demo-shop/random';
import { testApiKey } from '../src/server/testing/demo-api-options.ts';
import { buy, type Bought, type BrokenLaw } from './buy.ts';
import { faults, faultyNetwork, type FaultCounts } from './faulty-network.ts';
import { readGoods, readStock } from './goods.ts';
import { openRestartingApi } from './restarting-api.ts';

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
  onProgress?: (bought: number) => void;
}

/** What became of a run. */
export interface ChaosReport {
  outcomes: Readonly<Record<string, number>>;
  faults: FaultCounts;
  restarts: number;
  broken: readonly BrokenLaw[];
  /** Sizes of which there is another number left than was not bought. */
  stockErrors: readonly string[];
}

/** Lets many buy while the network and the API go wrong, and counts what the shop did not keep to. */
export async function runChaos(options: ChaosOptions): Promise<ChaosReport> {
  const { purchases, seed, faultShare, atOnce, restartEvery, onProgress } = options;
  const api = await openRestartingApi(() => {});
  const counts = Object.fromEntries(faults.map((fault) => [fault, 0])) as FaultCounts; // one of each
  const scope = { channelId: '1|se', marketId: 'se', languageId: 'sv-SE' };
  const settings = { endpoint: 'http://api.test/graphql', apiKey: testApiKey, scope, cache: null };
  const quiet = createCommerceClient({ ...settings, fetch: (input, init) => api.fetch(new Request(input, init)) });
  try {
    const goods = (await readGoods(quiet)).filter(({ isGiftCard }) => !isGiftCard);
    const before = await readStock(quiet, goods);
    const bought: Bought[] = [];
    let next = 0;
    let restarts = 0;
    const shop = async () => {
      for (let number = (next += 1); number <= purchases; number = next += 1) {
        if (number % restartEvery === 0) {
          restarts += 1;
          await api.restart();
        }
        const random = randomFrom(seed * 1_000_003 + number);
        const fetch = faultyNetwork(api.fetch, { random, share: faultShare, counts });
        const client = createCommerceClient({
          ...settings,
          fetch,
          wait: () => new Promise((done) => setTimeout(done, 2)),
        });
        bought.push(await buy(client, goods, random, `shopper-${number}`));
        onProgress?.(bought.length);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, shop));
    const after = await readStock(quiet, goods);
    return {
      outcomes: outcomesOf(bought),
      faults: counts,
      restarts,
      broken: bought.flatMap(({ broken }) => broken),
      stockErrors: stockErrors(before, after, bought),
    };
  } finally {
    await api.close();
  }
}

function outcomesOf(bought: readonly Bought[]): Record<string, number> {
  const outcomes: Record<string, number> = {};
  for (const { kind, reason } of bought) {
    const name = reason === undefined ? kind : `${kind}: ${reason}`;
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
export function chaosLines({ outcomes, faults: came, restarts, broken, stockErrors: wrong }: ChaosReport): string[] {
  const of = (law: BrokenLaw['law']) => broken.filter((one) => one.law === law).length;
  return [
    ...Object.entries(outcomes).map(([name, count]) => `${name}: ${count}`),
    `faults: ${faults.map((fault) => `${fault} ${came[fault]}`).join(', ')}, restarts ${restarts}`,
    `lost carts ${of('lost cart')}`,
    `double orders ${of('double order')}`,
    `wrong totals ${of('wrong total')}`,
    `sizes whose stock does not add up ${wrong.length}`,
    ...[...broken.map(({ law, what }) => `${law}: ${what}`), ...wrong].slice(0, 40),
  ];
}
