import { parseArgs } from 'node:util';

/** What the user asked for. */
export type Command = { kind: 'generate'; products: number; seed: number };

export type ReadCommand = { ok: true; command: Command } | { ok: false; problem: string };

const usage = `Write one of
  npm run catalogue:generate -- --products 100000 [--seed 1]`;

/** Reads the arguments of a catalogue command; what is wrong is told in a sentence. */
export function readCommand(args: readonly string[]): ReadCommand {
  const [name, ...rest] = args;
  try {
    if (name === 'generate') return readGenerate(rest);
    return { ok: false, problem: usage };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { ok: false, problem: `${reason}.\n${usage}` };
  }
}

function readGenerate(args: string[]): ReadCommand {
  const { values } = parseArgs({
    args,
    options: { products: { type: 'string', default: '1000' }, seed: { type: 'string', default: '1' } },
  });
  const products = Number(values.products);
  const seed = Number(values.seed);
  if (!Number.isInteger(products) || products < 1 || products > 1_000_000) {
    return { ok: false, problem: '--products must be a whole number from 1 to 1,000,000' };
  }
  if (!Number.isInteger(seed) || seed < 0) return { ok: false, problem: '--seed must be a whole number from 0' };
  return { ok: true, command: { kind: 'generate', products, seed } };
}
