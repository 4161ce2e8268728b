import type { QuestionCardProps } from '../commerce/question-card/question-card.tsx';
import type { ReviewCardProps } from '../commerce/review-card/review-card.tsx';
import type { ReviewSummaryProps } from '../commerce/review-summary/review-summary.tsx';
import type { StoryTexts } from './story-texts.ts';

const given = [1, 0, 2, 3, 6];

/** What the reviews of the stories say together. `chosen` stars are shown alone; all with 0. */
export function demoReviewSummary(t: StoryTexts, chosen = 0): ReviewSummaryProps {
  return {
    score: 4.1,
    scoreText: t.reviewScore,
    count: t.reviewCount,
    spoken: t.reviewSpoken,
    rowsLabel: t.reviewRows,
    rows: [5, 4, 3, 2, 1].map((stars) => ({
      stars,
      label: t.reviewStars[stars - 1] ?? '',
      count: String(given[stars - 1]),
      share: (given[stars - 1] ?? 0) / 12,
      href: given[stars - 1] ? `#${stars}` : undefined,
      isChosen: stars === chosen,
    })),
  };
}

/** A review of the stories. */
export function demoReview(t: StoryTexts, changes: Partial<ReviewCardProps> = {}): ReviewCardProps {
  return {
    rating: 4,
    spoken: t.ratingLabels[3] ?? '',
    author: t.reviewAuthor,
    date: { text: t.reviewDate, dateTime: '2026-11-12' },
    verified: t.reviewVerified,
    comment: t.reviewText,
    ...changes,
  };
}

/** What the shop says to a review of the stories. */
export function demoReply(t: StoryTexts): NonNullable<ReviewCardProps['reply']> {
  return { heading: t.reviewReplyHeading, date: { text: t.reviewDate, dateTime: '2026-11-12' }, text: t.reviewReply };
}

/** A question of the stories. */
export function demoQuestion(t: StoryTexts, changes: Partial<QuestionCardProps> = {}): QuestionCardProps {
  const date = { text: t.reviewDate, dateTime: '2026-11-12' };
  return {
    question: t.question,
    author: t.reviewAuthor,
    date,
    unanswered: t.questionUnanswered,
    answers: [
      { id: 1, author: t.answerAuthor, date, text: t.answerOfOther },
      { id: 2, author: t.answerShop, date, text: t.answer, isFromShop: true },
    ],
    ...changes,
  };
}
