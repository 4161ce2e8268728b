import { type ReactNode, useId, useRef } from 'react';
import * as aside from '../../layout/scrolls-aside.css.ts';
import { useOverflow } from '../../layout/use-overflow.ts';
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
  /** On a phone each row stands by itself, its facts below each other, each beside its column's heading: for words that are read, not compared. */
  isStackedOnPhones?: boolean;
}

/**
 * Figures and facts in columns. On a narrow screen it scrolls sideways in itself, by finger and by keyboard, or its rows
 * come apart.
 */
export function Table({
  caption,
  isCaptionHidden,
  columns,
  rows,
  emptyText,
  hasStickyHeader = false,
  hasStickyRows = false,
  isStackedOnPhones = false,
}: TableProps) {
  const captionId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const { scrolls, hasMoreAside } = useOverflow(scroller);
  return (
    <div
      ref={scroller}
      className={hasStickyHeader ? `${aside.scroller} ${styles.tall}` : aside.scroller}
      role="region"
      aria-labelledby={captionId}
      data-more={hasMoreAside || undefined}
      // Until it is known not to scroll, and without script always, the keyboard can reach it.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- where it scrolls, the keyboard must reach it
      tabIndex={scrolls === false ? undefined : 0}
    >
      {/* Said outright: what no longer looks like a table is none to some browsers. */}
      <table
        role={isStackedOnPhones ? 'table' : undefined}
        className={[styles.table, hasStickyRows && styles.rowsStay, isStackedOnPhones && styles.stacked]
          .filter(Boolean)
          .join(' ')}
      >
        <caption className={styles.caption} id={captionId}>
          {isCaptionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
        </caption>
        <Headings columns={columns} isSticky={hasStickyHeader} isStacked={isStackedOnPhones} />
        <tbody role={isStackedOnPhones ? 'rowgroup' : undefined}>
          {rows.map((row) => (
            <Row key={row.id} columns={columns} row={row} isStacked={isStackedOnPhones} />
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

interface HeadingsProps {
  columns: readonly TableColumn[];
  isSticky: boolean;
  isStacked: boolean;
}

function Headings({ columns, isSticky, isStacked }: HeadingsProps) {
  return (
    <thead role={isStacked ? 'rowgroup' : undefined}>
      <tr role={isStacked ? 'row' : undefined}>
        {columns.map((column) => (
          <th
            key={column.id}
            scope="col"
            role={isStacked ? 'columnheader' : undefined}
            className={headingClasses(column, isSticky)}
          >
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

interface RowProps {
  columns: readonly TableColumn[];
  row: TableRow;
  isStacked: boolean;
}

function Row({ columns, row, isStacked }: RowProps) {
  return (
    <tr role={isStacked ? 'row' : undefined}>
      {columns.map(({ id, label, isNumeric }, index) => {
        const classes = isNumeric ? `${styles.data} ${styles.numeric}` : styles.data;
        const content = isNumeric ? <bdi>{row.cells[id]}</bdi> : row.cells[id];
        return index === 0 ? (
          <th key={id} scope="row" role={isStacked ? 'rowheader' : undefined} className={classes}>
            {content}
          </th>
        ) : (
          <td key={id} role={isStacked ? 'cell' : undefined} className={classes}>
            {/* The column's heading is said already. */}
            {isStacked && (
              <span className={styles.label} aria-hidden>
                {label}
              </span>
            )}
            {content}
          </td>
        );
      })}
    </tr>
  );
}
