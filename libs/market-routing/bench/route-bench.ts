import { buildPath } from '../src/routes/build-path.ts';
import { createRouteMatcher } from '../src/routes/create-route-matcher.ts';
import { shopRoutes } from '../src/routes/shop-routes.ts';
import type { RoutePaths } from '../src/routes/route-table.ts';

/**
 * Measures how long one address takes to be read and to be written in a shop of a hundred routes:
 * `npm run bench -w @torg/market-routing`. The goal is 20 µs each. Of several rounds the best counts.
 */
const routeCount = 100;
const rounds = 9;
const callsPerRound = 20_000;

const own = Object.entries<RoutePaths>(shopRoutes).map(
  ([name, paths]) => [name, typeof paths === 'string' ? paths : paths.sv] as const,
);
const invented = Array.from(
  { length: routeCount - own.length },
  (_, n) => [`page${n}`, `/sida-${n}/:group?/:alias`] as const,
);
// The catch-all stays the last, so that every route is looked at before it.
const routes = [...own.slice(0, -1), ...invented, ...own.slice(-1)];
const match = createRouteMatcher(routes);

const cases: Record<string, () => unknown> = {
  'match the first': () => match('/'),
  'match a product': () => match('/p/koket/muggar/mugg-strand-kritvit'),
  'match letters of ours': () => match('/s/bl%C3%A5%20mugg%20med%20%C3%B6ra'),
  'match the last': () => match('/om-oss'),
  'match nothing': () => match('/finns/inte/alls/i/butiken'),
  'match 8 kB': () => match(`/p/${'x'.repeat(8_000)}`),
  'build a fixed page': () => buildPath('/mina-sidor/installningar', {}),
  'build a product': () => buildPath('/p/:category?/:subcategory?/:alias', { category: 'köket', alias: 'mugg' }),
};

for (const [name, run] of Object.entries(cases)) {
  const measured = Array.from({ length: rounds }, () => microsecondsOf(run));
  console.log(`${name.padEnd(22)} ${Math.min(...measured).toFixed(2)} µs`);
}

function microsecondsOf(run: () => unknown): number {
  const start = performance.now();
  for (let n = 0; n < callsPerRound; n += 1) run();
  return ((performance.now() - start) * 1000) / callsPerRound;
}
