import { Children, type ReactNode } from 'react';
import * as styles from './product-grid.css.ts';

/** The `sizes` of a card's picture in a grid of the full content width. */
export const productGridSizes = '(min-width: 1440px) 322px, (min-width: 1200px) 23vw, (min-width: 768px) 31vw, 46vw';

export interface ProductGridProps {
  /** One `ProductCard` each. */
  children: ReactNode;
  /** Columns from 1200 px; 3 where a panel stands beside the list. */
  columns?: keyof typeof styles.columns;
  /** Whether all its cards share one row from 1200 px, in a place made as wide as they need. */
  isFitted?: boolean;
  label?: string;
  /** On a phone one row that is swiped, where the products are one of several rows of a page. */
  isRow?: boolean;
  /** Whether its cards lie in rows, the picture beside the words, below an element with `data-list-view="rows"`. */
  isSwitchable?: boolean;
  /** What scripts know the grid by; it shows nowhere. */
  name?: string;
}

/** Products in two columns on a phone, three on a tablet, and up to four beyond. */
export function ProductGrid({
  children,
  columns = 4,
  isFitted = false,
  label,
  isRow = false,
  isSwitchable = false,
  name,
}: ProductGridProps) {
  const classes = [styles.grid, isFitted ? styles.fitted : styles.columns[columns]];
  if (isRow) classes.push(styles.row);
  if (isSwitchable) classes.push(styles.switchable);
  return (
    <ul className={classes.join(' ')} aria-label={label} data-list={name}>
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </ul>
  );
}
