import { createTurns, type Caller } from './turns.ts';

/** Runs tasks so that at most `most` are under way; the others wait in order, those from outside behind the shop's own. */
export function limitParallel(most: number): <Result>(task: () => Promise<Result>, caller?: Caller) => Promise<Result> {
  const turns = createTurns(most);
  return async function run(task, caller = 'shop') {
    const giveBack = await turns.take(caller);
    try {
      return await task();
    } finally {
      giveBack();
    }
  };
}
