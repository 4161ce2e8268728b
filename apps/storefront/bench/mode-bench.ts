import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/**
 * Measures what lists cost the pages when the embedded API runs in the shop's own thread, and when it runs in a thread
 * beside it: `npm run bench:modes`. While eight callers ask the API for long lists, product pages are fetched one after
 * another; what counts is how late the main thread's event loop runs, and how long a page takes.
 */
const port = 3199;
const shop = `http://localhost:${port}`;
const seconds = Number(process.argv[2] ?? 20);
const callers = 8;
const page = '/p/muggar/mugg-strand-kritvit';
const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const list = `query($text: String) { products(take: 100, filter: { searchText: $text, includeCollapsed: true }) {
  count products { name alias canonicalUrl texts { text1 } brand { name } unitPrice { sellingPriceIncVat sellingPriceIncVatFormatted }
  skus { skuId stock { totalStock } } productImages { fileName } } } }`;

interface Figures {
  p50: number;
  p99: number;
  most: number;
}

async function startShop(mode: string): Promise<ChildProcess> {
  const server = fork(file('../dist/server/main.js'), {
    execArgv: ['--import', file('watch-event-loop.ts')],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      MERCHANT_API_MODE: mode,
      MERCHANT_API_LIMITS: 'off',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  for (;;) {
    if (server.exitCode !== null) throw new Error('The shop did not start: is it built?');
    const answer = await fetch(shop + page).catch(() => null);
    if (answer?.ok) return server;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

async function askForList(text: string | null): Promise<void> {
  const headers = { 'content-type': 'application/json', 'x-apikey': '00000000-0000-0000-0000-000000000000' };
  const body = JSON.stringify({ query: list, variables: { text } });
  const answer = await fetch(`${shop}/graphql`, { method: 'POST', headers, body });
  const given = await answer.text();
  if (!given.startsWith('{"data":{"products"')) throw new Error(`The list was refused: ${given.slice(0, 300)}`);
}

async function eventLoop(server: ChildProcess): Promise<Figures> {
  server.send('tell');
  const [figures]: [Figures] = (await once(server, 'message')) as [Figures]; // what watch-event-loop.ts sends
  return figures;
}

async function measure(mode: string, withLoad: boolean): Promise<void> {
  const server = await startShop(mode);
  for (let n = 0; n < 50; n += 1) await (await fetch(shop + page)).text();
  await Promise.all(['mugg', 'kudde', null].map(askForList));
  const ends = performance.now() + seconds * 1000;
  let lists = 0;
  const load = async (text: string | null) => {
    for (; performance.now() < ends; lists += 1) await askForList(text);
  };
  await eventLoop(server);
  const loading = withLoad ? Array.from({ length: callers }, (_, n) => load(n % 2 ? null : 'blå')) : [];
  const times: number[] = [];
  while (performance.now() < ends) {
    const began = performance.now();
    await (await fetch(shop + page)).text();
    times.push(performance.now() - began);
  }
  const delay = await eventLoop(server);
  await Promise.all(loading);
  server.kill();
  await once(server, 'exit');
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => (sorted[Math.floor((sorted.length - 1) * part)] ?? 0).toFixed(0);
  const ms = (value: number) => value.toFixed(0);
  console.log(
    `${mode.padEnd(8)} ${withLoad ? `${callers} callers` : 'no callers'}: event loop late by ${ms(delay.p50)} ms in the median, ` +
      `${ms(delay.p99)} p99, ${ms(delay.most)} at most; page ${at(0.5)} ms in the median, ${at(0.99)} p99; ` +
      `${(times.length / seconds).toFixed(1)} pages and ${(lists / seconds).toFixed(1)} lists a second`,
  );
}

for (const mode of ['worker', 'embedded']) {
  await measure(mode, false);
  await measure(mode, true);
}
