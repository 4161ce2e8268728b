import { runInStorefront } from './run-in-storefront.mjs';

/** Lets many buy while everything goes wrong, and says which promises were not kept: `npm run chaos -- --purchases 500`. */
runInStorefront('chaos/main.ts', 'chaos', process.argv.slice(2));
