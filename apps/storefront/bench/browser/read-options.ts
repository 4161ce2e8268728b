import { parseArgs } from 'node:util';
import type { Encoding } from '../../src/server/middleware/compress-pieces.ts';

/** How a run is asked for. */
export interface Options {
  /** Visits of each page. */
  runs: number;
  /** How texts are compressed. */
  encoding: Encoding;
  /** Whether nothing is kept. */
  dry: boolean;
}

/** Reads `--runs 9 --encoding gzip --dry`. Throws what is wrong with them. */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: '5' },
      encoding: { type: 'string', default: 'br' },
      dry: { type: 'boolean', default: false },
    },
  });
  const { encoding, dry } = values;
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs must be a whole number of 1 or more');
  if (encoding !== 'br' && encoding !== 'gzip') throw new Error('--encoding must be br or gzip');
  return { runs, encoding, dry };
}
