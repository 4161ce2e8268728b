import * as styles from './summary-table.css.ts';

export interface SummaryRow {
  label: string;
  /** Formatted, with its currency. */
  value: string;
  /** `total` is what is paid, `saving` what is taken off, `soft` what is only told, such as VAT. */
  kind?: 'total' | 'saving' | 'soft';
}

export interface SummaryTableProps {
  /** The sums from first to last, each of a kind that sets its look. */
  rows: readonly SummaryRow[];
}

/** What the cart or order costs, line by line. */
export function SummaryTable({ rows }: SummaryTableProps) {
  return (
    <dl className={styles.table}>
      {rows.map(({ label, value, kind }) => (
        <div key={label} className={kind ? `${styles.row} ${styles[kind]}` : styles.row}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
