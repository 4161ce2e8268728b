import { Badge } from '../../feedback/badge/badge.tsx';
import { VisuallyHidden } from '../../typography/visually-hidden/visually-hidden.tsx';
import * as styles from './price-tag.css.ts';

export interface PriceTagProps {
  /** What is paid now: formatted, with its currency. */
  selling: string;
  /** What the reduction is measured against: struck through. Null or left out where nothing is reduced. */
  prior?: string | null;
  /** What the prior price is, shown under the prices where one stands. */
  priorCaption?: string;
  /** The reduction, such as "−25 %". */
  discount?: string | null;
  /** Whether VAT is in the price, in words. */
  vatNote?: string;
  /** The price per kilogram, litre or piece, in words. */
  unitPrice?: string;
  /** Puts the unit price before the price and as clear as it, as Norwegian law wants; else it stands below, smaller. */
  isUnitPriceFirst?: boolean;
  /** The prices as one sentence. A screen reader says it in place of the figures; needed where a prior price stands. */
  spoken?: string;
  /** `l` on the product's own page. */
  size?: keyof typeof styles.size;
}

/** What something costs. A reduced price is red, and the price before it is struck through and named aloud. */
export function PriceTag(props: PriceTagProps) {
  const { selling, prior, priorCaption, discount, vatNote, unitPrice, isUnitPriceFirst, spoken, size = 's' } = props;
  const sellingClasses = `${styles.selling} ${styles.size[size]}${prior ? ` ${styles.reduced}` : ''}`;
  // Most prices of a list are one figure, and need no rows.
  if (!prior && !vatNote && !unitPrice && !spoken && !discount) {
    return (
      <div className={`${styles.root} ${styles.row}`}>
        <bdi className={sellingClasses}>{selling}</bdi>
      </div>
    );
  }
  return (
    <div className={styles.root}>
      {spoken && <VisuallyHidden>{spoken}</VisuallyHidden>}
      <div className={styles.row}>
        {unitPrice && isUnitPriceFirst && <bdi className={styles.size[size]}>{unitPrice}</bdi>}
        <span className={styles.prices} aria-hidden={spoken ? true : undefined}>
          <bdi className={sellingClasses}>{selling}</bdi>
          {prior && (
            <s className={styles.prior}>
              <bdi>{prior}</bdi>
            </s>
          )}
          {discount && <Badge tone="sale">{discount}</Badge>}
        </span>
        {vatNote && <span className={styles.small}>{vatNote}</span>}
      </div>
      {prior && priorCaption && <div className={styles.small}>{priorCaption}</div>}
      {unitPrice && !isUnitPriceFirst && (
        <div className={styles.small}>
          <bdi>{unitPrice}</bdi>
        </div>
      )}
    </div>
  );
}
