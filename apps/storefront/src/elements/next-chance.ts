const patience = 10_000;

/** Asks for what a part of the page needs until it comes, whenever that is worth it. */
export async function untilItComes<Asked>(
  ask: () => Promise<Asked>,
  report: (problem: unknown) => void,
): Promise<Asked> {
  try {
    return await ask();
  } catch (problem) {
    report(problem);
    await nextChance();
    return untilItComes(ask, report);
  }
}

/** When what did not come is worth being asked for again: it comes with the connection, and without news of that after a while. */
export function nextChance(): Promise<void> {
  return new Promise((resolve) => {
    const come = () => {
      clearTimeout(timer);
      removeEventListener('online', come);
      resolve();
    };
    const timer = setTimeout(come, patience);
    addEventListener('online', come);
  });
}
