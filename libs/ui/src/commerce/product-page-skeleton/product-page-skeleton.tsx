import { LoadingPlace } from '../../feedback/skeleton/loading-place.tsx';
import { Skeleton } from '../../feedback/skeleton/skeleton.tsx';
import * as styles from './product-page-skeleton.css.ts';

export interface ProductPageSkeletonProps {
  /** Said once while the product is on its way. */
  label: string;
}

const places = (count: number) => Array.from({ length: count }, (_, place) => place);

/** Holds the place of a product's pictures and buy box on their way. */
export function ProductPageSkeleton({ label }: ProductPageSkeletonProps) {
  return (
    <LoadingPlace label={label}>
      <div className={styles.page}>
        <div className={styles.gallery}>
          <div className={styles.thumbs}>
            {places(4).map((place) => (
              <Skeleton key={place} shape="picture" />
            ))}
          </div>
          <Skeleton shape="picture" />
        </div>
        <div className={styles.buyBox}>
          <div>
            <Skeleton shape="short" />
            <Skeleton shape="title" />
          </div>
          <Skeleton shape="title" />
          <div className={styles.sizes}>
            {places(5).map((place) => (
              <Skeleton key={place} shape="button" />
            ))}
          </div>
          <Skeleton shape="button" />
          <div>
            <Skeleton />
            <Skeleton />
            <Skeleton shape="short" />
          </div>
        </div>
      </div>
    </LoadingPlace>
  );
}
