import * as styles from './skeleton.css.ts';

export interface SkeletonProps {
  /** What it holds the place of. */
  shape?: keyof typeof styles.shape;
}

/** Holds the place of content on its way. Say "loading" once in words beside a group of these. */
export function Skeleton({ shape = 'text' }: SkeletonProps) {
  return <span className={`${styles.skeleton} ${styles.shape[shape]}`} aria-hidden="true" />;
}
