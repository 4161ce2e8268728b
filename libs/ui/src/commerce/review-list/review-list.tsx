import { ReviewCard, type ReviewCardProps } from '../review-card/review-card.tsx';
import * as styles from './review-list.css.ts';

export interface ReviewListProps {
  /** What the list holds, such as "Reviews of the sweater". */
  label: string;
  /** In the order in which they are shown. */
  reviews: readonly (ReviewCardProps & { id: number | string })[];
}

/** What customers think of a product, one under the other. */
export function ReviewList({ label, reviews }: ReviewListProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {reviews.map(({ id, ...review }) => (
        <li key={id} className={styles.item}>
          <ReviewCard {...review} />
        </li>
      ))}
    </ul>
  );
}
