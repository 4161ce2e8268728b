import type { ReactNode } from 'react';

/**
 * A page of docs shows all stories of a part in one document, where radios of one name are one choice: of all that the
 * stories chose, the last alone would stay. Each form has choices of its own. A story is a root of its own in React, so that
 * its own forms may stand within.
 */
export function StoryApart({ children }: { children: ReactNode }) {
  return (
    <form noValidate onSubmit={(event) => event.preventDefault()}>
      {children}
    </form>
  );
}
