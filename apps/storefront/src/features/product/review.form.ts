import { defineForm } from '../../page/form/define-form.ts';
import { hiddenField } from '../../page/form/fields.ts';
import { authorField, reviewField, starsField } from './written-fields.ts';

/** Hands in a review. Others see it once somebody of the shop has accepted it. */
export const reviewForm = defineForm('review', {
  fields: { alias: hiddenField, rating: starsField, author: authorField, comment: reviewField },
  async act({ commerce }, review) {
    const { postProductReview } = await import('./review-calls.ts');
    return postProductReview(commerce, review);
  },
  isDone: ({ kind }) => kind === 'received',
});
