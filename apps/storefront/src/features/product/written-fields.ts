import type { Field, FieldReading } from '../../page/form/field.ts';

/** Words that have to be there, and that the account takes up to a length. */
function wordsField(longest: number): Field<string> {
  return {
    read(typed): FieldReading<string> {
      const text = (typed ?? '').trim();
      if (text === '') return { refusal: 'required' };
      return text.length > longest ? { refusal: 'tooLong' } : { value: text };
    },
  };
}

/** How much the account takes of what is written about a product, in characters. */
export const longestWritten = { author: 50, review: 150, question: 500 } as const;

/** The name that others see. */
export const authorField = wordsField(longestWritten.author);

/** What somebody thinks of a product. */
export const reviewField = wordsField(longestWritten.review);

/** What somebody asks about a product. */
export const questionField = wordsField(longestWritten.question);

/** One to five stars. */
export const starsField: Field<number> = {
  read(typed) {
    const stars = Number(typed);
    return Number.isInteger(stars) && stars >= 1 && stars <= 5 ? { value: stars } : { refusal: 'required' };
  },
};
