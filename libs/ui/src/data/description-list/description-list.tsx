import type { ReactNode } from 'react';
import * as styles from './description-list.css.ts';

export interface Description {
  term: string;
  value: ReactNode;
}

export interface DescriptionListProps {
  /** Terms with what is said of each. */
  items: readonly Description[];
}

/** Facts, term and value side by side, such as a product's specification or the particulars of an order. */
export function DescriptionList({ items }: DescriptionListProps) {
  return (
    <dl>
      {items.map(({ term, value }) => (
        <div key={term} className={styles.row}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
