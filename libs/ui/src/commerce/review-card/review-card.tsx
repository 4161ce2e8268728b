import { Icon } from '../../actions/icon/icon.tsx';
import { RatingStars } from '../rating-stars/rating-stars.tsx';
import * as styles from './review-card.css.ts';

/** A day, in words and as machines read it. */
export interface ToldDay {
  text: string;
  /** ISO 8601. */
  dateTime: string;
}

export interface ReviewCardProps {
  /** 1 to 5 stars. */
  rating: number;
  /** The stars in words, such as "4 of 5 stars". */
  spoken: string;
  /** Who wrote it, by the name they gave. */
  author: string;
  /** When it was written. */
  date: ToldDay;
  /** That the writer bought it, in words; none where nobody knows. */
  verified?: string;
  /** What was written; it is shown as it was typed. */
  comment?: string;
  /** What the shop says to it. */
  reply?: { heading: string; date: ToldDay; text: string };
}

/** What one customer thinks of a product, and what the shop says to it. */
export function ReviewCard({ rating, spoken, author, date, verified, comment, reply }: ReviewCardProps) {
  return (
    <article className={styles.root}>
      <div className={styles.head}>
        <RatingStars score={rating} spoken={spoken} size="m" />
        <span className={styles.author}>
          <bdi>{author}</bdi>
        </span>
        <time className={styles.date} dateTime={date.dateTime}>
          {date.text}
        </time>
      </div>
      {verified && (
        <p className={styles.verified}>
          <Icon name="check" size="s" />
          {verified}
        </p>
      )}
      {comment && <p className={styles.text}>{comment}</p>}
      {reply && (
        <div className={styles.reply}>
          <p className={styles.head}>
            <span className={styles.author}>{reply.heading}</span>
            <time className={styles.date} dateTime={reply.date.dateTime}>
              {reply.date.text}
            </time>
          </p>
          <p className={styles.text}>{reply.text}</p>
        </div>
      )}
    </article>
  );
}
