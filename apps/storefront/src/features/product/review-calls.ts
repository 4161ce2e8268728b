/** What reviews and questions ask the Merchant API and what it has beyond the contract. It is fetched when it is needed. */
export { getReviews, postProductReview } from '@torg/commerce-sdk';
export { askQuestion, getProductReviews, getQuestions } from '@torg/commerce-sdk/extensions';
