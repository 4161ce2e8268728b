import type { ReactNode } from 'react';
import type { Space } from '../space.ts';
import { gap } from '../stack/stack.css.ts';
import * as styles from './columns.css.ts';

type Count = keyof typeof styles.phone;

export interface ColumnsProps {
  children: ReactNode;
  /** How many stand side by side on the narrowest screens. */
  phone?: Count;
  /** From 768 px; as on the phone unless told. */
  tablet?: Count;
  /** From 1024 px; as on the tablet unless told. */
  desktop?: Count;
  /** The space between them. */
  space?: Space;
  /** The element that it is in the page. */
  as?: 'div' | 'ul' | 'section';
}

/** A grid of equal columns whose number grows with the screen. */
export function Columns({ children, phone = 1, tablet, desktop, space = 'l', as: Element = 'div' }: ColumnsProps) {
  const classes = [styles.columns, gap[space], styles.phone[phone]];
  if (tablet) classes.push(styles.tablet[tablet]);
  if (desktop) classes.push(styles.desktop[desktop]);
  return <Element className={classes.join(' ')}>{children}</Element>;
}
