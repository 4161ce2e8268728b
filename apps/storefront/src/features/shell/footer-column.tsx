import type { ReactNode } from 'react';
import { Heading, Icon } from '@torg/ui';
import * as styles from './footer-column.css.ts';

export interface FooterColumnProps {
  heading: string;
  /** Where a link to it leads; it unfolds for who follows one. */
  id?: string;
  children: ReactNode;
}

/** A part of the footer: folded on a phone, always open where there is room. The styles decide, so it needs no script. */
export function FooterColumn({ heading, id, children }: FooterColumnProps) {
  return (
    <section>
      <div className={styles.heading}>
        <Heading level={2} size="s">
          {heading}
        </Heading>
      </div>
      <details className={styles.fold}>
        <summary className={styles.summary}>
          <Heading level={2} size="s">
            {heading}
          </Heading>
          <span className={styles.sign}>
            <Icon name="chevron-down" />
          </span>
        </summary>
        <div id={id} className={styles.content}>
          {children}
        </div>
      </details>
    </section>
  );
}
