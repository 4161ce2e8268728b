import type { ReactNode } from 'react';
import * as styles from './undo-row.css.ts';

export interface UndoRowProps {
  /** What was taken away. */
  children: ReactNode;
  /** A quiet `Button` of size `s` or a `Link` that brings it back, and beside it an `IconButton` that lets go of it. */
  action: ReactNode;
}

/** What was just taken away, and the way to have it back. It stands in the place of what is gone, until it is let go of. */
export function UndoRow({ children, action }: UndoRowProps) {
  return (
    <div className={styles.row}>
      <span className={styles.text}>{children}</span>
      <span className={styles.actions}>{action}</span>
    </div>
  );
}
