import type { ReactNode } from 'react';
import * as styles from './form-column.css.ts';

/** Keeps the fields of a short form in a column of 400 px. */
export function FormColumn({ children }: { children: ReactNode }) {
  return <div className={styles.column}>{children}</div>;
}
