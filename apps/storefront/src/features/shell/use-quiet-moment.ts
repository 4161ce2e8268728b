import { useEffect, useState } from 'react';

/** How long (ms) nobody has done anything when a moment counts as quiet. */
const pause = 1_500;

/** What the visitor is in the middle of. */
const occupied = '[role="dialog"], dialog[open], [aria-busy="true"]';

/** Whether there was a moment in which the visitor was in the middle of nothing; true from then on. */
export function useQuietMoment(): boolean {
  const [isQuiet, setQuiet] = useState(false);

  useEffect(() => {
    if (isQuiet) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => (document.querySelector(occupied) ? wait() : setQuiet(true)), pause);
    };
    wait();
    const acts = ['pointerdown', 'pointerup', 'keydown'];
    for (const act of acts) addEventListener(act, wait, true);
    return () => {
      clearTimeout(timer);
      for (const act of acts) removeEventListener(act, wait, true);
    };
  }, [isQuiet]);

  return isQuiet;
}
