/** Asks until what is asked for comes: again with whatever somebody does next, since nobody waits for it. */
export async function untilItComes<Asked>(
  ask: () => Promise<Asked>,
  report: (problem: unknown) => void,
): Promise<Asked> {
  try {
    return await ask();
  } catch (problem) {
    report(problem);
    await new Promise((resolve) => addEventListener('pointerdown', resolve, { once: true }));
    return untilItComes(ask, report);
  }
}
