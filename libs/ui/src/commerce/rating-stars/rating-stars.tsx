import { VisuallyHidden } from '../../typography/visually-hidden/visually-hidden.tsx';
import { halfStars } from './half-stars.ts';
import * as styles from './rating-stars.css.ts';

export interface RatingStarsProps {
  /** The average, from 0 to 5; shown to the nearest half. */
  score: number;
  /** How many reviews there are, shown behind the stars, such as "(128)". */
  count?: string;
  /** All of it as one sentence, said in place of stars and count. */
  spoken: string;
  /** `s` on cards. */
  size?: keyof typeof styles.size;
}

/** What others think of a product, on average. To give stars, use `StarField`. Five elements, since lists are full of them. */
export function RatingStars({ score, count, spoken, size = 's' }: RatingStarsProps) {
  return (
    <span className={`${styles.root} ${styles.size[size]}`}>
      <svg className={styles.stars} aria-hidden="true">
        <rect width={`${halfStars(score) * 20}%`} height="100%" />
      </svg>
      {count && <span aria-hidden="true">{count}</span>}
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </span>
  );
}
