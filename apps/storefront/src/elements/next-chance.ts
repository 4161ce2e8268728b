const patience = 10_000;

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
