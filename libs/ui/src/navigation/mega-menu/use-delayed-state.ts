import { useEffect, useRef, useState } from 'react';

/** A state that changes at once, or after some milliseconds unless it is changed otherwise meanwhile. */
export function useDelayedState<T>(initial: T): readonly [value: T, change: (value: T, delay?: number) => void] {
  const [value, setValue] = useState(initial);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = (next: T, delay = 0) => {
    clearTimeout(timer.current);
    if (delay === 0) setValue(next);
    else timer.current = setTimeout(() => setValue(next), delay);
  };
  return [value, change];
}
