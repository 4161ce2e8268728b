import { iconPaths } from '../../actions/icon/icon-paths.ts';
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

const width = 24;
const fiveStars = [0, 1, 2, 3, 4];

/** What others think of a product, on average. To give stars, use `StarField`. */
export function RatingStars({ score, count, spoken, size = 's' }: RatingStarsProps) {
  const row = fiveStars.map((index) => (
    <path key={index} transform={`translate(${index * width})`} d={iconPaths.star} />
  ));
  return (
    <span className={`${styles.root} ${styles.size[size]}`}>
      <svg className={styles.stars} viewBox={`0 0 ${5 * width} ${width}`} aria-hidden="true">
        <g className={styles.unlit}>{row}</g>
        {/* An inner svg cuts off what is wider than itself. */}
        <svg className={styles.lit} width={halfStars(score) * width} height={width}>
          {row}
        </svg>
      </svg>
      {count && <span aria-hidden="true">{count}</span>}
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </span>
  );
}
