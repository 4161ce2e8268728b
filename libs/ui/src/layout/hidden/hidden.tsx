import type { ReactNode } from 'react';
import * as styles from './hidden.css.ts';

type Breakpoint = keyof typeof styles.below;

export interface HiddenProps {
  children: ReactNode;
  /** Gone on screens narrower than this. */
  below?: Breakpoint;
  /** Gone on screens of this width and wider. */
  from?: Breakpoint;
  /** The element that it is in the page. */
  as?: 'div' | 'span';
}

/** Takes its content away, from eye and ear alike, on screens of some widths. Both kinds stand in the server's page. */
export function Hidden({ children, below, from, as: Element = 'div' }: HiddenProps) {
  const classes = [below && styles.below[below], from && styles.from[from]].filter(Boolean).join(' ');
  return <Element className={classes || undefined}>{children}</Element>;
}
