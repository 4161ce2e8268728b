import { parseArgs } from 'node:util';
import { chaosLines, runChaos } from './run-chaos.ts';

/** Lets 10,000 buy while everything goes wrong: `npm run chaos`, or `npm run chaos -- --purchases 500 --seed 7`. */
const { values } = parseArgs({
  options: { purchases: { type: 'string', default: '10000' }, seed: { type: 'string', default: '1' } },
});
const purchases = Number(values.purchases);
const report = await runChaos({
  purchases,
  seed: Number(values.seed),
  faultShare: 0.15,
  atOnce: 8,
  restartEvery: 200,
  onProgress: (bought) => {
    if (bought % 500 === 0) console.log(`${bought} of ${purchases}`);
  },
});
console.log(chaosLines(report).join('\n'));
process.exit(report.broken.length + report.stockErrors.length > 0 ? 1 : 0);
