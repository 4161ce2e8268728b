import { describe, expect, it } from 'vitest';
import { nextShown, readReviewChoice, reviewAddress } from './review-choice.ts';

const query = (text: string) => new URLSearchParams(text);
const all = { stars: null, sort: 'newest', shown: 10 };

describe('which reviews an address asks for', () => {
  it('is all of them, the newest first, where it says nothing', () => {
    expect(readReviewChoice(query(''))).toEqual(all);
    expect(readReviewChoice(query('stars=2&reviews=lowest&shown=30'))).toEqual({ stars: 2, sort: 'lowest', shown: 30 });
  });

  it.each(['stars=0', 'stars=6', 'stars=2.5', 'stars=x', 'reviews=best', 'shown=-1', 'shown=5', 'shown=x'])(
    'is not said by %s',
    (text) => expect(readReviewChoice(query(text))).toEqual(all),
  );

  it('is never so many that the page grows without end', () => {
    expect(readReviewChoice(query('shown=100000')).shown).toBe(100);
    expect(nextShown({ ...readReviewChoice(query('shown=95')) }, 300)).toBe(100);
    expect(nextShown({ ...readReviewChoice(query('shown=100')) }, 300)).toBeNull();
  });
});

describe('the address of another choice', () => {
  it('keeps what else the address says, and leads to the reviews', () => {
    expect(reviewAddress('/p/mugg', query('sku=7'), { stars: 4 })).toBe('/p/mugg?sku=7&stars=4#reviews');
    expect(reviewAddress('/p/mugg', query('stars=4&reviews=lowest'), { stars: null })).toBe(
      '/p/mugg?reviews=lowest#reviews',
    );
    expect(reviewAddress('/p/mugg', query('stars=4&shown=30'), { sort: 'newest' })).toBe('/p/mugg?stars=4#reviews');
  });

  it('shows ten more as long as there are more', () => {
    expect(nextShown(readReviewChoice(query('')), 11)).toBe(20);
    expect(nextShown(readReviewChoice(query('')), 10)).toBeNull();
    expect(reviewAddress('/p/mugg', query('shown=20'), { shown: 30 })).toBe('/p/mugg?shown=30#reviews');
  });
});
