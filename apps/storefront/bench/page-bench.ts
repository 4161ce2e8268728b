import { createMerchantApi } from '@torg/merchant-api';
import { readConfig } from '../src/config/read-config.ts';
import { createShop } from '../src/server/create-shop.ts';
import { workspacePath } from '../src/server/workspace-path.ts';
import { replayApi } from './replay-api.ts';

/**
 * Measures how many pages one core renders in a second, without a cache and with an API that answers at once from
 * memory: `npm run bench:pages`. CPU time is what counts; the wall clock also sees what else the machine does.
 */
const warmUp = 150;
const rounds = 600;

const pages = [
  { name: 'list of 48', path: '/c/koket', goal: 250 },
  { name: 'product', path: '/p/muggar-och-koppar/mugg-strand-kritvit', goal: 500 },
  { name: 'front page', path: '/', goal: 400 },
];

const config = readConfig({});
if (config.merchantApi.kind !== 'embedded') throw new Error('The benchmark runs against the embedded API');
const { apiKey } = config.merchantApi;
const api = await createMerchantApi({
  apiKey,
  picturesDir: workspacePath('libs/merchant-api/pictures'),
  clock: { now: () => Date.now() },
  randomId: () => crypto.randomUUID(),
  report: (error) => console.error(error),
});
const assets = { entry: '/e.js', styles: ['/s.css'], fonts: [], scripts: ['/e.js', '/p.js'], icon: '/i.svg', development: '' };
const shop = await createShop({
  config,
  api: replayApi(api, 48),
  assetsFor: () => assets,
  newId: () => crypto.randomUUID(),
  report: (error) => console.error(error),
});

async function render(path: string): Promise<string> {
  const answer = await shop.fetch(new Request(`http://localhost:3000${path}`, { headers: { host: 'localhost:3000' } }));
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  return answer.text();
}

for (const { name, path, goal } of pages) {
  for (let n = 0; n < warmUp; n += 1) await render(path);
  const before = process.cpuUsage();
  const started = performance.now();
  for (let n = 0; n < rounds; n += 1) await render(path);
  const { user, system } = process.cpuUsage(before);
  const cpuMs = (user + system) / 1000 / rounds;
  const wallMs = (performance.now() - started) / rounds;
  const html = await render(path);
  console.log(
    `${name.padEnd(12)} ${cpuMs.toFixed(2)} CPU ms a page, ${Math.floor(1000 / cpuMs)} pages a second and core (goal ${goal}), ` +
      `${wallMs.toFixed(2)} ms wall, ${Math.round(html.length / 1000)} kB of HTML`,
  );
}
await api.close();
