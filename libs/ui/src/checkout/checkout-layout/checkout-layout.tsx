import type { ReactNode } from 'react';
import * as styles from './checkout-layout.css.ts';

export interface CheckoutLayoutProps {
  /** An `OrderSummary`: a bar along the top of a narrow screen, a box beside the sections of a wide one. */
  summary: ReactNode;
  /** The sections, one below the other. */
  children: ReactNode;
  /** The last section, where the sums stand once more on a narrow screen: the bar goes before it comes. */
  finish?: ReactNode;
}

/** What is filled in, with what it costs always in sight, and once at a time. */
export function CheckoutLayout({ summary, children, finish }: CheckoutLayoutProps) {
  return (
    <div className={styles.layout}>
      <div className={styles.underBar}>
        <div className={styles.summary}>{summary}</div>
        <div className={styles.content}>{children}</div>
      </div>
      {finish && <div className={styles.finish}>{finish}</div>}
    </div>
  );
}
