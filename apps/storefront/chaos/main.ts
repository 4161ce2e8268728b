import { parseArgs } from 'node:util';
import { startPrivatePostgres } from '@torg/merchant-api/testing/postgres';
import { chaosLines, runChaos } from './run-chaos.ts';

/**
 * Lets 10,000 buy while everything goes wrong: `npm run chaos`, or `npm run chaos -- --purchases 500 --seed 7`. Over a
 * PostgreSQL server of its own where that is installed, which takes a fraction of the time, else over the embedded one.
 */
const { values } = parseArgs({
  options: {
    purchases: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    embedded: { type: 'boolean', default: false },
  },
});
const purchases = Number(values.purchases);
const postgres = values.embedded ? null : await startPrivatePostgres();
const report = await runChaos({
  purchases,
  seed: Number(values.seed),
  faultShare: 0.15,
  atOnce: 8,
  restartEvery: 200,
  databaseUrl: postgres?.url,
  onProgress: (bought) => {
    if (bought % 500 === 0) console.log(`${bought} of ${purchases}`);
  },
}).finally(() => postgres?.stop());
console.log(chaosLines(report).join('\n'));
process.exit(report.broken.length + report.stockErrors.length > 0 ? 1 : 0);
