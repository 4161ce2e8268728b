import type { ReactNode } from 'react';
import type { Space } from '../space.ts';
import { gap } from '../stack/stack.css.ts';
import * as styles from './inline.css.ts';

export interface InlineProps {
  children: ReactNode;
  /** The space between them, on both sides of a break. */
  space?: Space;
  /** Where they stand from top to bottom. */
  align?: keyof typeof styles.align;
  /** Where in the row they stand when it has room left. */
  justify?: keyof typeof styles.justify;
  /** Whether what does not fit goes to the next row; true unless told. */
  wraps?: boolean;
  /** The element that it is in the page. */
  as?: 'div' | 'span' | 'ul' | 'li' | 'header' | 'footer' | 'nav';
}

/** Lays its children beside each other with even space. */
export function Inline(props: InlineProps) {
  const { children, space = 's', align = 'center', justify = 'start', wraps = true, as: Element = 'div' } = props;
  const classes = [styles.inline, gap[space], styles.align[align], styles.justify[justify], wraps && styles.wrapping];
  return <Element className={classes.filter(Boolean).join(' ')}>{children}</Element>;
}
