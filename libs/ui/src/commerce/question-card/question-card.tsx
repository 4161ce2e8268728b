import type { ToldDay } from '../review-card/review-card.tsx';
import * as styles from './question-card.css.ts';

/** What somebody answers to a question. */
export interface QuestionAnswer {
  id: number | string;
  author: string;
  date: ToldDay;
  text: string;
  /** The shop itself answers, and not another customer. */
  isFromShop?: boolean;
}

export interface QuestionCardProps {
  /** What is asked, as it was typed. */
  question: string;
  /** Who asks, by the name they gave. */
  author: string;
  /** When it was asked. */
  date: ToldDay;
  /** The oldest first. */
  answers: readonly QuestionAnswer[];
  /** Said where there is no answer. */
  unanswered: string;
}

/** A question about a product, and what it was answered. */
export function QuestionCard({ question, author, date, answers, unanswered }: QuestionCardProps) {
  return (
    <article className={styles.root}>
      <p className={styles.question}>{question}</p>
      <Who author={author} date={date} />
      {answers.length === 0 ? (
        <p className={styles.unanswered}>{unanswered}</p>
      ) : (
        <ul className={styles.answers}>
          {answers.map(({ id, text, isFromShop = false, ...who }) => (
            <li key={id} className={isFromShop ? `${styles.answer} ${styles.ofShop}` : styles.answer}>
              <p className={styles.text}>{text}</p>
              <Who {...who} />
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

function Who({ author, date }: { author: string; date: ToldDay }) {
  return (
    <p className={styles.who}>
      <bdi>{author}</bdi>
      <time dateTime={date.dateTime}>{date.text}</time>
    </p>
  );
}
