/** The forms that find choices among many, one for each kind of choice. */
export const finderIds = { size: 'find-size', variant: 'find-variant' } as const;

/**
 * Finds choices by their names without script: it asks for the page anew. Its field stands within another form, and
 * belongs to this one by its id.
 */
export function ChoiceFinder({ id }: { id: string }) {
  return <form id={id} method="get" hidden />;
}
