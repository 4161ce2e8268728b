import { useState } from 'react';

/** What became of a form, as long as the product is shown that it was told of: of another colour it says nothing. */
export function useOutcomeOf<Outcome extends object>(outcome: Outcome | null, alias: string): Outcome | null {
  const [told, setTold] = useState({ outcome, alias });
  if (told.outcome !== outcome) setTold({ outcome, alias });
  return told.outcome === outcome && told.alias !== alias ? null : outcome;
}
