import { laterStatic } from '../../elements/later-static.tsx';

/** What customers think and ask, with its texts. */
export const reviewParts = laterStatic(['reviews'], () => import('./reviews.part.ts'));

export const ReviewsInStatic = reviewParts.part(({ ReviewsSection }) => ReviewsSection);
export const QuestionsInStatic = reviewParts.part(({ QuestionsSection }) => QuestionsSection);
