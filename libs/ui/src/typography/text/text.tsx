import type { ReactNode } from 'react';
import * as styles from './text.css.ts';

export interface TextProps {
  children: ReactNode;
  /** How much the words weigh: `soft` and `muted` step back, the others say how it went. */
  tone?: keyof typeof styles.tone;
  /** A step of the type scale. */
  size?: keyof typeof styles.size;
  /** Written in 600. */
  isStrong?: boolean;
  /** Keeps lines to 65 characters. */
  isMeasured?: boolean;
  /** Figures of equal width, for prices and counts that stand under each other. */
  hasFigures?: boolean;
  /** The element that it is in the page. */
  as?: 'p' | 'span' | 'div';
  id?: string;
}

/** Running text. */
export function Text(props: TextProps) {
  const { children, tone = 'default', size = 'm', isStrong, isMeasured, hasFigures, as: Element = 'p', id } = props;
  const classes = [styles.size[size], styles.tone[tone]];
  if (isStrong) classes.push(styles.strong);
  if (isMeasured) classes.push(styles.measured);
  if (hasFigures) classes.push(styles.figures);
  return (
    <Element id={id} className={classes.join(' ')}>
      {children}
    </Element>
  );
}
