import { runInStorefront } from './run-in-storefront.mjs';

/** Builds the page benchmark and runs it: how many pages a second one core renders. */
runInStorefront('bench/page-bench.ts', 'bench');
