import { useLinkElement } from '../../navigation/link/link-context.ts';
import { RatingStars } from '../rating-stars/rating-stars.tsx';
import * as styles from './review-summary.css.ts';

/** How many gave a number of stars. */
export interface StarRow {
  stars: number;
  /** Such as "5 stars". */
  label: string;
  /** How many, such as "12". */
  count: string;
  /** How large a part of all they are, from 0 to 1. */
  share: number;
  /** Shows those alone, or all again where those are shown; none where nobody gave so many. */
  href?: string;
  /** Those alone are shown. */
  isChosen?: boolean;
}

export interface ReviewSummaryProps {
  /** The average, from 0 to 5. */
  score: number;
  /** The average in figures, such as "4.3". */
  scoreText: string;
  /** How many reviews there are, such as "12 reviews". */
  count: string;
  /** Average and count as one sentence. */
  spoken: string;
  /** What the rows are, such as "Show by stars". */
  rowsLabel: string;
  /** The most stars first. */
  rows: readonly StarRow[];
}

/** What all reviews of a product say together: their average, and how the stars are spread. A row shows its reviews alone. */
export function ReviewSummary({ score, scoreText, count, spoken, rowsLabel, rows }: ReviewSummaryProps) {
  return (
    <div className={styles.root}>
      <div className={styles.average}>
        <span className={styles.score} aria-hidden="true">
          {scoreText}
        </span>
        <RatingStars score={score} spoken={spoken} size="m" />
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
      </div>
      <ul className={styles.rows} aria-label={rowsLabel}>
        {rows.map((row) => (
          <li key={row.stars}>
            <Row {...row} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Row({ label, count, share, href, isChosen = false }: StarRow) {
  const LinkElement = useLinkElement();
  const content = (
    <>
      <span>{label}</span>
      <svg className={styles.bar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles.track} width="100" height="8" />
        <rect className={styles.part} width={Math.min(1, Math.max(0, share)) * 100} height="8" />
      </svg>
      <span className={styles.rowCount}>{count}</span>
    </>
  );
  if (href === undefined) return <span className={styles.row}>{content}</span>;
  return (
    <LinkElement
      className={isChosen ? `${styles.row} ${styles.link} ${styles.chosen}` : `${styles.row} ${styles.link}`}
      href={href}
      rel="nofollow"
      aria-current={isChosen ? 'true' : undefined}
    >
      {content}
    </LinkElement>
  );
}
