import type { ReactNode } from 'react';
import { Icon } from '../../actions/icon/icon.tsx';
import { toneIcon, type Tone } from '../../feedback/tone-icon.ts';
import * as styles from './order-rows.css.ts';

/** A row of a list of article numbers. */
export interface OrderRowView {
  id: string;
  /** As it was written. */
  number: string;
  /** Where it stands in the list, such as "Row 7"; absent where that is no help. */
  place?: string | undefined;
  /** Such as "3 pcs", or what was written in its place. */
  quantity: string;
  /** What the number names, such as a `Link` to it; absent where that is nothing. */
  name?: ReactNode;
  /** What the row comes to; absent where nothing is bought of it. */
  price?: string;
  /** What became of the row; `success` where all of it can be bought. */
  tone: Tone;
  verdict: string;
  /** What can be done about it: `Button`s of size `s`. */
  actions?: ReactNode;
}

export interface OrderRowsProps {
  /** What the list is, for those who hear it. */
  label: string;
  /** In the order of the list. */
  rows: readonly OrderRowView[];
}

/** Rows of a list of article numbers, each with what became of it. */
export function OrderRows({ label, rows }: OrderRowsProps) {
  return (
    <ul className={styles.rows} aria-label={label}>
      {rows.map(({ id, number, place, quantity, name, price, tone, verdict, actions }) => (
        <li key={id} className={styles.row}>
          <span className={styles.number}>
            {number} {place && <span className={styles.place}>{place}</span>}
          </span>
          <div className={styles.what}>
            {name && <span>{name}</span>}
            <div className={`${styles.verdict} ${styles.tones[tone]}`}>
              <Icon name={toneIcon[tone]} size="s" />
              <span>{verdict}</span>
            </div>
            {actions && <div className={styles.actions}>{actions}</div>}
          </div>
          <span className={styles.quantity}>{quantity}</span>
          <span className={styles.price}>{price && <bdi>{price}</bdi>}</span>
        </li>
      ))}
    </ul>
  );
}
