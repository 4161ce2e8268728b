import { locatedError, type GraphQLError } from 'graphql';
import type { FieldPlan, ValuePlan } from './query-plan.ts';

/** An object or a list of the answer; its values may arrive later. */
export type Holder = Record<string | number, unknown>;

/** Where in the answer a value belongs. */
export interface Place {
  holder: Holder;
  key: string | number;
  type: ValuePlan;
  field: FieldPlan;
  /** The place of what holds it; null at the root. */
  above: Place | null;
  /** Whether it was emptied, because something below it that must not be missing is. */
  isLost: boolean;
}

/** Whether what belongs here has nowhere to go any more. */
export function isGone(place: Place): boolean {
  for (let one: Place | null = place; one; one = one.above) if (one.isLost) return true;
  return false;
}

/** Empties a place or, where it must not be empty, the nearest above it that may be; false where that is the whole answer. */
export function empty(place: Place): boolean {
  let lost = place;
  while (lost.type.isRequired) {
    if (!lost.above) return false;
    lost = lost.above;
  }
  lost.holder[lost.key] = null;
  lost.isLost = true;
  return true;
}

/** What went wrong, with where in the answer and in the query. */
export function errorAt(error: unknown, place: Place): GraphQLError {
  const path: (string | number)[] = [];
  for (let one: Place | null = place; one; one = one.above) path.unshift(one.key);
  return locatedError(error, place.field.nodes, path);
}
