import type { ReactNode } from 'react';
import * as styles from './container.css.ts';

export interface ContainerProps {
  children: ReactNode;
  /** The element that it is in the page. */
  as?: 'div' | 'main' | 'section' | 'nav' | 'header' | 'footer';
  /** `page` is the full content width, `narrow` suits texts and forms. */
  width?: keyof typeof styles.container;
  id?: string;
}

/** Keeps its content centred between the page's gutters. */
export function Container({ children, as: Element = 'div', width = 'page', id }: ContainerProps) {
  return (
    <Element id={id} className={styles.container[width]}>
      {children}
    </Element>
  );
}
