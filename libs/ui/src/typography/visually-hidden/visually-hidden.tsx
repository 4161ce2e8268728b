import type { ReactNode } from 'react';
import { visuallyHidden } from './visually-hidden.css.ts';

export interface VisuallyHiddenProps {
  children: ReactNode;
  /** The element that it is in the page. */
  as?: 'span' | 'div' | 'h2' | 'h3';
  id?: string;
}

/** Text for screen readers where the eye is told by other means. */
export function VisuallyHidden({ children, as: Element = 'span', id }: VisuallyHiddenProps) {
  return (
    <Element id={id} className={visuallyHidden}>
      {children}
    </Element>
  );
}
