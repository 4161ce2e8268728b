import type { ReactNode } from 'react';
import * as styles from './html-content.css.ts';

interface RichTableProps {
  label: string;
  children: ReactNode;
}

/** A table that scrolls sideways where it is wider than the text. */
export function RichTable({ label, children }: RichTableProps) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it may scroll, and then the keyboard must reach it
    <div className={styles.wide} role="group" aria-label={label} tabIndex={0}>
      <table>{children}</table>
    </div>
  );
}
