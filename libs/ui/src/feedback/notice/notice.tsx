import type { ReactNode } from 'react';
import { Icon } from '../../actions/icon/icon.tsx';
import { tone as toneClass } from '../tone.css.ts';
import { type Tone, toneIcon } from '../tone-icon.ts';
import * as styles from './notice.css.ts';

export interface NoticeProps {
  /** What kind of news it is; it sets colour and mark. */
  tone?: Tone;
  title?: string;
  /** What happened, what it means, what to do. */
  children?: ReactNode;
  /** `alert` interrupts, for what stops the shopper; `status` waits its turn; leave out for what is there from the start. */
  role?: 'alert' | 'status';
  id?: string;
}

/** A message that belongs to a place on the page. */
export function Notice({ tone = 'info', title, children, role, id }: NoticeProps) {
  return (
    <div id={id} role={role} className={`${styles.notice} ${toneClass[tone]}`}>
      <Icon name={toneIcon[tone]} />
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div className={styles.content}>{children}</div>}
      </div>
    </div>
  );
}
