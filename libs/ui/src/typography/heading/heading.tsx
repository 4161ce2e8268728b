import type { ReactNode } from 'react';
import * as styles from './heading.css.ts';

export type HeadingLevel = 1 | 2 | 3 | 4;

export interface HeadingProps {
  children: ReactNode;
  /** Its place in the page's outline; the look follows unless `size` says otherwise. */
  level: HeadingLevel;
  /** A step of the type scale, where the look should not follow the level. */
  size?: keyof typeof styles.size;
  id?: string;
  /** Lets the focus be led to it, as by a link to its id. */
  tabIndex?: -1;
}

const sizeOfLevel = { 1: 'xl', 2: 'l', 3: 'm', 4: 's' } as const;

/** A heading of the page's outline. */
export function Heading({ children, level, size = sizeOfLevel[level], id, tabIndex }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element id={id} tabIndex={tabIndex} className={`${styles.heading} ${styles.size[size]}`}>
      {children}
    </Element>
  );
}
