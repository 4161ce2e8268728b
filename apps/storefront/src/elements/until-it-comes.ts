import { nextChance } from './next-chance.ts';

/** Asks until what is asked for comes: again whenever the next time may go well. */
export async function untilItComes<Asked>(ask: () => Promise<Asked>): Promise<Asked> {
  try {
    return await ask();
  } catch {
    await nextChance();
    return untilItComes(ask);
  }
}
