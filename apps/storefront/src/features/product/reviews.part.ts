export { QuestionsSection } from './questions-section.tsx';
export { ReviewsSection } from './reviews-section.tsx';
