import { type ReactNode, useId, useRef } from 'react';
import { useScrolls } from '../../layout/use-scrolls.ts';
import { VisuallyHidden } from '../../typography/visually-hidden/visually-hidden.tsx';
import * as styles from './table.css.ts';

export interface TableColumn {
  id: string;
  label: string;
  /** Figures stand under each other, at the end of the column. */
  isNumeric?: boolean;
}

export interface TableRow {
  id: string;
  /** What stands in each column, by the column's id. */
  cells: Readonly<Record<string, ReactNode>>;
}

export interface TableProps {
  caption: string;
  /** The caption is heard but not seen, where a heading above says it already. */
  isCaptionHidden?: boolean;
  /** The columns from first to last; the first holds the rows' headings. */
  columns: readonly TableColumn[];
  /** The first cell of each is the row's heading. */
  rows: readonly TableRow[];
  /** Stands in place of the rows where there are none; left out where there always are some. */
  emptyText?: string;
  /** The table scrolls in itself when it is taller than most of the screen, under headings that stay. */
  hasStickyHeader?: boolean;
  /** The rows' headings stay while the rest scrolls sideways, where figures mean nothing without them. */
  hasStickyRows?: boolean;
}

/** Figures and facts in columns. On a narrow screen it scrolls sideways in itself, by finger and by keyboard. */
export function Table({
  caption,
  isCaptionHidden,
  columns,
  rows,
  emptyText,
  hasStickyHeader = false,
  hasStickyRows = false,
}: TableProps) {
  const captionId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const scrolls = useScrolls(scroller);
  return (
    <div
      ref={scroller}
      className={hasStickyHeader ? `${styles.scroller} ${styles.tall}` : styles.scroller}
      role="region"
      aria-labelledby={captionId}
      // Until it is known not to scroll, and without script always, the keyboard can reach it.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- where it scrolls, the keyboard must reach it
      tabIndex={scrolls === false ? undefined : 0}
    >
      <table className={hasStickyRows ? `${styles.table} ${styles.rowsStay}` : styles.table}>
        <caption className={styles.caption} id={captionId}>
          {isCaptionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
        </caption>
        <Headings columns={columns} isSticky={hasStickyHeader} />
        <tbody>
          {rows.map((row) => (
            <Row key={row.id} columns={columns} row={row} />
          ))}
          {rows.length === 0 && emptyText && (
            <tr>
              <td className={styles.empty} colSpan={columns.length}>
                <span className={styles.emptyText}>{emptyText}</span>
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

function Headings({ columns, isSticky }: { columns: readonly TableColumn[]; isSticky: boolean }) {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column.id} scope="col" className={headingClasses(column, isSticky)}>
            {column.label}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function headingClasses({ isNumeric }: TableColumn, isSticky: boolean): string {
  return [styles.heading, isNumeric && styles.numeric, isSticky && styles.sticky].filter(Boolean).join(' ');
}

function Row({ columns, row }: { columns: readonly TableColumn[]; row: TableRow }) {
  return (
    <tr>
      {columns.map(({ id, isNumeric }, index) => {
        const classes = isNumeric ? `${styles.data} ${styles.numeric}` : styles.data;
        const content = isNumeric ? <bdi>{row.cells[id]}</bdi> : row.cells[id];
        return index === 0 ? (
          <th key={id} scope="row" className={classes}>
            {content}
          </th>
        ) : (
          <td key={id} className={classes}>
            {content}
          </td>
        );
      })}
    </tr>
  );
}
