import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { parseArgs } from 'node:util';
import { demoShop } from '@torg/demo-shop';
import { generateCatalogue } from '@torg/demo-shop/generate';
import { createMerchantApi } from '@torg/merchant-api';
import { withShopDatabase } from '@torg/merchant-api/feed';
import { startPrivatePostgres } from '@torg/merchant-api/testing/postgres';
import { sql } from 'kysely';
import { makeCases, type BenchCase, type BenchRequest } from './bench-requests.ts';
import { moveAside, startServer, type BenchServer } from './bench-server.ts';
import { measureWrites } from './measure-writes.ts';
import { putUnderLoad, send } from './put-under-load.ts';
import { timeColdStart } from './time-cold-start.ts';

/**
 * Measures the API over PostgreSQL with a large catalogue: `npm run bench:api`. The server has one core, clients and
 * database the other. Clients look at each answer for a quarter of a second, which is already faster than people; then the
 * same clients ask without a pause, to see what there is room for. With `--minutes 10` they go on for so long and show that
 * memory stays level.
 */
const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '100000' },
    clients: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '15' },
    /** How long visitors come before anything is measured: a server that is up has answered them before. */
    warm: { type: 'string', default: '20' },
    minutes: { type: 'string', default: '0' },
    /** How long a client looks at an answer before it asks again, in milliseconds. */
    pause: { type: 'string', default: '250' },
    /** `reads` or `writes`; both where nothing is said. */
    only: { type: 'string' },
    /** A database that already holds the catalogue, so that it need not be made. */
    database: { type: 'string' },
  },
});
const apiKey = randomUUID();
const clients = Number(values.clients);
const seconds = Number(values.seconds);
const toMb = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;
const clock = { now: () => Date.now() };

async function fill(databaseUrl: string): Promise<void> {
  const products = Number(values.products);
  console.log(`Making ${products.toLocaleString('en-GB')} products …`);
  await withShopDatabase({ databaseUrl }, async (db) => {
    await generateCatalogue(db, { clock, products, seed: 1, onProgress: () => {} });
    // A server that has been up for a while knows how large its tables are.
    await sql`analyze`.execute(db);
  });
}

async function statementsOf(databaseUrl: string, cases: readonly BenchCase[]): Promise<number[]> {
  let statements = 0;
  const api = await createMerchantApi({
    databaseUrl,
    apiKey,
    clock,
    randomId: randomUUID,
    report: (error) => console.error(error),
    picturesDir: 'nowhere',
    profile: demoShop.profile,
    content: demoShop.content,
    checkListsEvery: 3_600_000,
    traceSql: () => void (statements += 1),
  });
  const headers = { 'content-type': 'application/json', 'x-apikey': apiKey };
  const ask = (request: BenchRequest) =>
    api.fetch(new Request('http://api/graphql', { method: 'POST', headers, body: JSON.stringify(request) }));
  const counts: number[] = [];
  for (const { eachNew } of cases) {
    // The first one fills what is kept between requests.
    await (await ask(eachNew())).text();
    statements = 0;
    await (await ask(eachNew())).text();
    counts.push(statements);
  }
  await api.close();
  return counts;
}

/** Tells the share of requests that were asked before, of which most have a kept answer. */
function countRepeats(next: () => BenchRequest) {
  const asked = new Set<string>();
  let [repeats, all] = [0, 0];
  return {
    next() {
      const request = next();
      const key = JSON.stringify(request.variables);
      all += 1;
      if (asked.has(key)) repeats += 1;
      asked.add(key);
      return request;
    },
    reset: () => void ([repeats, all] = [0, 0]),
    share: () => repeats / all,
  };
}

/** How it feels to visitors, who look at what they get, and how much there is room for where nobody does. */
async function measure(name: string, next: () => BenchRequest, { limitMs, server, warm }: Measuring): Promise<void> {
  const load = { url: server.url, apiKey, clients };
  const requests = countRepeats(next);
  await putUnderLoad(requests.next, { ...load, seconds: warm, pauseMs: 0 });
  requests.reset();
  const felt = await putUnderLoad(requests.next, { ...load, seconds, pauseMs: Number(values.pause) });
  const share = requests.share();
  const before = await server.processorTime();
  const most = await putUnderLoad(requests.next, { ...load, seconds, pauseMs: 0 });
  // The one figure that does not suffer from what else the machine does.
  const processor = ((await server.processorTime()) - before) / most.requests;
  const ms = (value: number) => value.toFixed(1).padStart(7);
  const verdict = felt.p99 <= limitMs ? 'kept' : 'missed';
  console.log(
    `${name.padEnd(38)} p50 ${ms(felt.p50)}  p95 ${ms(felt.p95)}  p99 ${ms(felt.p99)} ms  limit ${limitMs} ms ${verdict}  ` +
      `${(share * 100).toFixed(0).padStart(3)} % asked before | at most ${most.perSecond.toFixed(0).padStart(5)} a second, ` +
      `p99 ${ms(most.p99)} ms, ${processor.toFixed(2)} ms of processor`,
  );
}

interface Measuring {
  limitMs: number;
  server: BenchServer;
  /** In seconds. */
  warm: number;
}

async function measureCase({ name, limitMs, asVisitors, eachNew }: BenchCase, server: BenchServer, statements: number) {
  await measure(`${name}, as visitors ask`, asVisitors, { limitMs, server, warm: Number(values.warm) });
  await measure(`${name}, each one new`, eachNew, { limitMs, server, warm: 4 });
  console.log(`${' '.repeat(39)}${statements} statements for a new one`);
}

async function measureShoppers([product]: readonly BenchCase[], server: BenchServer): Promise<void> {
  if (!product) throw new Error('There is nothing to read');
  await measureWrites({
    ...{ server, apiKey, clients, seconds, warm: 4, pauseMs: Number(values.pause) },
    run: randomUUID(),
    print: (line) => console.log(line),
    read: product.asVisitors,
  });
}

async function watchMemory(cases: readonly BenchCase[], server: BenchServer): Promise<void> {
  let turn = 0;
  // One of four requests is one that was never asked before.
  const next = () => {
    const one = cases[(turn += 1) % cases.length];
    if (!one) throw new Error('There is nothing to ask');
    return turn % 16 < cases.length ? one.eachNew() : one.asVisitors();
  };
  for (let minute = 1; minute <= Number(values.minutes); minute += 1) {
    const { perSecond, p99 } = await putUnderLoad(next, { url: server.url, apiKey, clients, seconds: 60, pauseMs: 0 });
    const memory = toMb(await server.memory());
    console.log(`minute ${minute}: ${memory}, ${perSecond.toFixed(0)} a second, p99 ${p99.toFixed(0)} ms`);
  }
}

async function bench(databaseUrl: string): Promise<void> {
  const server = await startServer(databaseUrl, apiKey);
  try {
    await moveAside(process.pid);
    const agent = new Agent({ keepAlive: true });
    const began = clock.now();
    const cases = await makeCases(async (request) => {
      const { data, errors } = JSON.parse(await send(agent, { url: server.url, apiKey }, JSON.stringify(request)));
      if (errors) throw new Error(JSON.stringify(errors));
      return data;
    });
    console.log(`The first list took ${clock.now() - began} ms; it reads the whole catalogue.`);
    agent.destroy();
    const counts = await statementsOf(databaseUrl, cases);
    console.log(`Memory at the start ${toMb(await server.memory())}`);
    if (values.only !== 'writes') {
      for (const [index, one] of cases.entries()) await measureCase(one, server, counts[index] ?? NaN);
    }
    if (values.only !== 'reads') await measureShoppers(cases, server);
    await watchMemory(cases, server);
    console.log(`Memory at the end ${toMb(await server.memory())}`);
  } finally {
    await server.stop();
  }
}

const { ready, firstList } = await timeColdStart(clock);
console.log(`Embedded, with the demo catalogue on disk: ready after ${ready} ms, first list after ${firstList} ms`);
if (values.database) {
  await bench(values.database);
} else {
  const postgres = await startPrivatePostgres();
  if (!postgres)
    throw new Error("PostgreSQL's programs (initdb, postgres) are not installed; name a server by --database");
  try {
    await fill(postgres.url);
    await bench(postgres.url);
  } finally {
    await postgres.stop();
  }
}
