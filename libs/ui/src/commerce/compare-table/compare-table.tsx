import { type ReactNode, useRef } from 'react';
import * as aside from '../../layout/scrolls-aside.css.ts';
import { useOverflow } from '../../layout/use-overflow.ts';
import { VisuallyHidden } from '../../typography/visually-hidden/visually-hidden.tsx';
import * as styles from './compare-table.css.ts';

/** One product of a comparison. */
export interface ComparedColumn {
  id: string | number;
  /** Its picture, name and price, and what takes it away. The name comes first for those who hear it. */
  head: ReactNode;
}

/** One thing that products are compared by. */
export interface ComparedRow {
  label: string;
  /** One for each product, in the order of the columns; empty where nothing is known. */
  values: readonly string[];
}

export interface CompareTableProps {
  /** What the table shows, for those who hear it. */
  label: string;
  /** The heading of the first column, which is heard alone. */
  featureLabel: string;
  /** Stands with what is not the same for all, such as "Differs". */
  differsLabel: string;
  /** What is heard where nothing is known. */
  missingLabel: string;
  /** Two to four. */
  columns: readonly ComparedColumn[];
  /** What they are compared by, in this order. */
  rows: readonly ComparedRow[];
}

/**
 * Products beside each other, with what differs between them marked: in words, and strong. On a phone two are seen at once,
 * the others, towards which the table fades out, by a swipe or the arrow keys, while what they are compared by stays in sight.
 */
export function CompareTable(props: CompareTableProps) {
  const { label, featureLabel, differsLabel, missingLabel, columns, rows } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const { hasMoreAside } = useOverflow(scroller);
  return (
    <div
      ref={scroller}
      className={aside.scroller}
      role="region"
      aria-label={label}
      data-more={hasMoreAside || undefined}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- where it scrolls, the keyboard must reach it
      tabIndex={0}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              <VisuallyHidden>{featureLabel}</VisuallyHidden>
            </th>
            {columns.map(({ id, head }) => (
              <th key={id} scope="col" className={styles.product}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label: feature, values }) => {
            const isDiffering = new Set(values).size > 1;
            return (
              <tr key={feature}>
                <th scope="row" className={styles.feature}>
                  {feature}
                  {isDiffering && <span className={styles.mark}>{differsLabel}</span>}
                </th>
                {columns.map(({ id }, index) => (
                  <td key={id} className={isDiffering ? styles.differing : styles.value}>
                    {values[index] || (
                      <span className={styles.missing}>
                        <span aria-hidden="true">–</span>
                        <VisuallyHidden>{missingLabel}</VisuallyHidden>
                      </span>
                    )}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
