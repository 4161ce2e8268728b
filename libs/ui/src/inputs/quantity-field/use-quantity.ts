import { useEffect, useEffectEvent, useState } from 'react';
import { acceptedQuantity } from './quantity-draft.ts';

export interface QuantityInput {
  /** The quantity, where the page keeps it. */
  value?: number;
  /** The quantity at first, where the field keeps it itself; the least if left out. */
  defaultValue?: number;
  /** The least that may be picked. */
  min: number;
  /** The most that may be picked. */
  max: number;
  /** Called with each whole number within the limits at which the shopper pauses, or which a step leads to. */
  onChange?(quantity: number): void;
  /**
   * Called with what was typed when the shopper leaves the field, or presses Enter, with something else. The field then
   * shows the quantity again; without this it keeps what was typed, for the form to answer.
   */
  onRefuse?(typed: string): void;
}

/** How long (ms) a shopper may pause in a number: 1 on the way to 12 is no wish for one. */
const pause = 500;

/** What stands in the field: the quantity, or for a while what the shopper is typing. */
export function useQuantity({ value, defaultValue, min, max, onChange, onRefuse }: QuantityInput) {
  const [held, setHeld] = useState(defaultValue ?? min);
  const [draft, setDraft] = useState<string | null>(null);
  const settled = value ?? held;
  const typed = draft === null ? null : acceptedQuantity(draft, min, max);
  const quantity = typed ?? settled;
  const isRefused = draft !== null && typed === null;

  const settle = (next: number) => {
    setDraft(null);
    setHeld(next);
    if (next !== settled) onChange?.(next);
  };
  const settleTyped = useEffectEvent(() => {
    if (typed !== null) settle(typed);
  });
  useEffect(() => {
    const timer = setTimeout(settleTyped, pause);
    return () => clearTimeout(timer);
  }, [draft]);
  const step = (by: 1 | -1) => settle(Math.min(max, Math.max(min, quantity + by)));
  const leave = () => {
    if (typed !== null) settle(typed);
    if (!isRefused || !onRefuse) return;
    setDraft(null);
    onRefuse(draft);
  };
  return { text: draft ?? String(settled), quantity, isRefused, type: setDraft, step, leave };
}
