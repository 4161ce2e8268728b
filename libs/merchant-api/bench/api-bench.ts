import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { generateCatalogue, withShopDatabase } from '../src/feed/index.ts';
import { createMerchantApi } from '../src/index.ts';
import { startPrivatePostgres } from '../src/testing/start-private-postgres.ts';
import { makeCases, type BenchCase, type BenchRequest } from './bench-requests.ts';
import { moveAside, startServer, type BenchServer } from './bench-server.ts';
import { putUnderLoad, send } from './put-under-load.ts';

/**
 * Measures the API over PostgreSQL with a large catalogue: `npm run bench:api`. The server has one core, clients and
 * database the other. With `--minutes 10` it goes on for so long and shows that memory stays level.
 */
const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '100000' },
    clients: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '15' },
    minutes: { type: 'string', default: '0' },
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
    checkListsEvery: 3_600_000,
    traceSql: () => void (statements += 1),
  });
  const headers = { 'content-type': 'application/json', 'x-apikey': apiKey };
  const ask = (request: BenchRequest | undefined) =>
    api.fetch(new Request('http://api/graphql', { method: 'POST', headers, body: JSON.stringify(request) }));
  const counts: number[] = [];
  for (const { requests } of cases) {
    // The first one fills what is kept between requests.
    await (await ask(requests[0])).text();
    statements = 0;
    await (await ask(requests[1])).text();
    counts.push(statements);
  }
  await api.close();
  return counts;
}

async function measure({ name, limitMs, requests }: BenchCase, server: BenchServer, statements: number) {
  const load = { url: server.url, apiKey, clients };
  await putUnderLoad(requests, { ...load, seconds: 4 });
  const before = await server.processorTime();
  const figures = await putUnderLoad(requests, { ...load, seconds });
  // The one figure that does not suffer from what else the machine does.
  const processor = ((await server.processorTime()) - before) / figures.requests;
  const ms = (value: number) => value.toFixed(1).padStart(7);
  const verdict = figures.p99 <= limitMs ? 'kept' : 'missed';
  console.log(
    `${name.padEnd(25)} p50 ${ms(figures.p50)}  p95 ${ms(figures.p95)}  p99 ${ms(figures.p99)} ms  ` +
      `${figures.perSecond.toFixed(0).padStart(5)} a second  ${processor.toFixed(1)} ms of processor  ` +
      `${statements} statements  limit ${limitMs} ms ${verdict}`,
  );
}

async function watchMemory(cases: readonly BenchCase[], server: BenchServer): Promise<void> {
  const requests = cases.flatMap((one) => one.requests);
  for (let minute = 1; minute <= Number(values.minutes); minute += 1) {
    const { perSecond, p99 } = await putUnderLoad(requests, { url: server.url, apiKey, clients, seconds: 60 });
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
    for (const [index, one] of cases.entries()) await measure(one, server, counts[index] ?? NaN);
    await watchMemory(cases, server);
    console.log(`Memory at the end ${toMb(await server.memory())}`);
  } finally {
    await server.stop();
  }
}

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
