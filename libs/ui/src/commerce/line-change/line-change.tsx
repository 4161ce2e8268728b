import type { ReactNode } from 'react';
import { Notice } from '../../feedback/notice/notice.tsx';
import type { Tone } from '../../feedback/tone-icon.ts';
import * as styles from './line-change.css.ts';

/** What became of a line while it lay in the cart. */
export type LineChangeKind = 'price-raised' | 'price-lowered' | 'fewer-left' | 'sold-out' | 'discontinued';

export interface LineChangeProps {
  /** What became of it; it sets colour and mark. */
  kind: LineChangeKind;
  /** What happened, and what it means for the sum. */
  children: ReactNode;
  /** What can be done about it: a `Button` of size `s`, or a form around one. */
  action?: ReactNode;
}

const toneOf: Readonly<Record<LineChangeKind, Tone>> = {
  'price-raised': 'warning',
  'price-lowered': 'success',
  'fewer-left': 'warning',
  'sold-out': 'danger',
  discontinued: 'danger',
};

/** Tells that a line of the cart is no longer as the shopper left it. The `note` of a `CartLine`. */
export function LineChange({ kind, children, action }: LineChangeProps) {
  return (
    <Notice tone={toneOf[kind]}>
      <div className={styles.row}>
        <div className={styles.text}>{children}</div>
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </Notice>
  );
}
