import { useState } from 'react';
import { acceptedQuantity } from './quantity-draft.ts';

export interface QuantityInput {
  value?: number;
  defaultValue?: number;
  min: number;
  max: number;
  /** Called with each whole number within the limits that the shopper arrives at. */
  onChange?(quantity: number): void;
  /** Called with what was typed when the shopper leaves the field with something else. */
  onRefuse?(typed: string): void;
}

/** What stands in the field: the accepted quantity, or for a while what the shopper is typing. */
export function useQuantity({ value, defaultValue, min, max, onChange, onRefuse }: QuantityInput) {
  const [held, setHeld] = useState(defaultValue ?? min);
  const [draft, setDraft] = useState<string | null>(null);
  const quantity = value ?? held;
  const isRefused = draft !== null && acceptedQuantity(draft, min, max) === null;

  const accept = (next: number) => {
    setHeld(next);
    if (next !== quantity) onChange?.(next);
  };
  const type = (typed: string) => {
    setDraft(typed);
    const accepted = acceptedQuantity(typed, min, max);
    if (accepted !== null) accept(accepted);
  };
  const step = (by: 1 | -1) => {
    setDraft(null);
    accept(Math.min(max, Math.max(min, quantity + by)));
  };
  const leave = () => {
    if (isRefused) onRefuse?.(draft);
    else setDraft(null);
  };
  return { text: draft ?? String(quantity), quantity, isRefused, type, step, leave };
}
