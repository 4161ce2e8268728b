import type { ReactNode } from 'react';
import type { Space } from '../space.ts';
import * as styles from './box.css.ts';

export interface BoxProps {
  children: ReactNode;
  /** The space on all four sides. */
  space?: Space;
  /** What it stands on; the ground of the page around it unless told. */
  surface?: keyof typeof styles.surface;
  /** It has a hairline around it. */
  isBordered?: boolean;
  /** The element that it is in the page. */
  as?: 'div' | 'section' | 'article' | 'aside';
}

/** Puts space, and if wanted a ground and a border, around what belongs together. */
export function Box({ children, space = 'm', surface, isBordered = false, as: Element = 'div' }: BoxProps) {
  const classes = [
    styles.box,
    styles.padding[space],
    surface && styles.surface[surface],
    isBordered && styles.bordered,
  ];
  return <Element className={classes.filter(Boolean).join(' ')}>{children}</Element>;
}
