import { Skeleton } from '../../feedback/skeleton/skeleton.tsx';
import * as styles from './product-card.css.ts';

/** Holds the place of a `ProductCard` on its way, with the same measures. */
export function ProductCardSkeleton() {
  return (
    <div className={styles.card}>
      <div className={styles.pictures}>
        <Skeleton shape="picture" />
      </div>
      <Skeleton shape="short" />
      <Skeleton />
      <Skeleton shape="short" />
    </div>
  );
}
