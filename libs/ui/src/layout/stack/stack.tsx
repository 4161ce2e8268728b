import type { ReactNode } from 'react';
import type { Space } from '../space.ts';
import * as styles from './stack.css.ts';

export interface StackProps {
  children: ReactNode;
  /** The space between them. */
  space?: Space;
  /** Where they stand from side to side. */
  align?: keyof typeof styles.align;
  /** The element that it is in the page. */
  as?: 'div' | 'section' | 'article' | 'aside' | 'ul' | 'ol' | 'li' | 'header' | 'footer' | 'nav';
}

/** Lays its children under each other with even space. */
export function Stack({ children, space = 'm', align = 'stretch', as: Element = 'div' }: StackProps) {
  return <Element className={`${styles.stack} ${styles.gap[space]} ${styles.align[align]}`}>{children}</Element>;
}
