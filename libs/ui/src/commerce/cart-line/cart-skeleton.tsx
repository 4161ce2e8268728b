import { LoadingPlace } from '../../feedback/skeleton/loading-place.tsx';
import { Skeleton } from '../../feedback/skeleton/skeleton.tsx';
import * as styles from './cart-line.css.ts';

export interface CartSkeletonProps {
  /** Said once while the cart is on its way. */
  label: string;
  /** How many lines will come, as far as one knows. */
  lines?: number;
  /** As large as on the cart page. */
  isRoomy?: boolean;
}

/** Holds the place of a cart on its way, with the measures of its lines. */
export function CartSkeleton({ label, lines = 2, isRoomy = false }: CartSkeletonProps) {
  return (
    <LoadingPlace label={label}>
      {Array.from({ length: lines }, (_, place) => (
        <div key={place} className={isRoomy ? `${styles.line} ${styles.roomy}` : styles.line}>
          <Skeleton shape="picture" />
          <div className={styles.body}>
            <div>
              <Skeleton />
              <Skeleton shape="short" />
            </div>
            <div className={styles.bottom}>
              <span className={styles.quantityPlace}>
                <Skeleton shape="button" />
              </span>
            </div>
          </div>
        </div>
      ))}
    </LoadingPlace>
  );
}
