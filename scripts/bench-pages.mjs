import { runInStorefront } from './run-in-storefront.mjs';

/** Builds the page benchmark and runs it: how many pages a second one core renders, or what facets cost. */
runInStorefront('bench/page-bench.ts', 'bench', process.argv.slice(2));
