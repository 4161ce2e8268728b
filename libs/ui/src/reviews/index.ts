// What customers say of goods and ask about them: an entry of its own, since it stands below the fold.
export { QuestionCard, type QuestionAnswer, type QuestionCardProps } from '../commerce/question-card/question-card.tsx';
export { ReviewCard, type ReviewCardProps, type ToldDay } from '../commerce/review-card/review-card.tsx';
export { ReviewForm, type ReviewFormProps } from '../commerce/review-form/review-form.tsx';
export { ReviewList, type ReviewListProps } from '../commerce/review-list/review-list.tsx';
export { ReviewSummary, type ReviewSummaryProps, type StarRow } from '../commerce/review-summary/review-summary.tsx';
