import type { Locale } from '@torg/market-routing';

/** The steps of the checkout from first to last, and the fragment by which an address leads to each. */
export const stepFragments = {
  contact: { sv: 'kontakt', nb: 'kontakt' },
  address: { sv: 'adress', nb: 'adresse' },
  delivery: { sv: 'leverans', nb: 'levering' },
  payment: { sv: 'betalning', nb: 'betaling' },
  finish: { sv: 'granska', nb: 'se-over' },
} as const satisfies Record<string, Record<Locale, string>>;

export type StepName = keyof typeof stepFragments;

export const stepNames = Object.keys(stepFragments) as readonly StepName[]; // `keys` forgets the literal names

/** The step that a fragment leads to, with or without its `#`; null where it leads to none. */
export function stepAt(fragment: string, locale: Locale): StepName | null {
  const id = fragment.replace(/^#/, '');
  return stepNames.find((name) => stepFragments[name][locale] === id) ?? null;
}
