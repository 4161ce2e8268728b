import type { ReactNode } from 'react';
import * as styles from './badge.css.ts';

export interface BadgeProps {
  children: ReactNode;
  /** `sale` is the one orange; the others say a state. */
  tone?: keyof typeof styles.tone;
}

/** A word or a number that marks something. */
export function Badge({ children, tone = 'neutral' }: BadgeProps) {
  return <bdi className={`${styles.badge} ${styles.tone[tone]}`}>{children}</bdi>;
}
