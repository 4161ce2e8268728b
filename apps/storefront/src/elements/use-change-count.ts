import { useState } from 'react';

/** How many other values have come in place of the first; as a key it makes the same words a new element, which is read out again. */
export function useChangeCount(value: unknown): number {
  const [last, setLast] = useState({ value, count: 0 });
  if (last.value !== value) setLast({ value, count: last.count + 1 });
  return last.count;
}
