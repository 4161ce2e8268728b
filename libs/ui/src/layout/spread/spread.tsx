import type { ReactNode } from 'react';
import type { Space } from '../space.ts';
import { gap } from '../stack/stack.css.ts';
import * as styles from './spread.css.ts';

export interface SpreadProps {
  children: ReactNode;
  /** The least space between them. */
  space?: Space;
  /** The element that it is in the page. */
  as?: 'div' | 'header' | 'footer' | 'nav';
}

/** Pushes its children to the two ends of a row, and under each other where that is too narrow. */
export function Spread({ children, space = 'm', as: Element = 'div' }: SpreadProps) {
  return <Element className={`${styles.spread} ${gap[space]}`}>{children}</Element>;
}
