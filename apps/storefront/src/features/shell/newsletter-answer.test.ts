import { expect, it } from 'vitest';
import { newsletterAnswerPath, readNewsletterAnswer } from './newsletter-answer.ts';

it('leads back to the very page, and the page reads the answer there', () => {
  const path = newsletterAnswerPath('/c/koket?page=2&newsletter=invalid-email#top', 'subscribed');
  expect(path).toBe('/c/koket?page=2&newsletter=subscribed#newsletter');
  expect(readNewsletterAnswer(new URLSearchParams('page=2&newsletter=subscribed'))).toBe('subscribed');
});

it('takes what somebody wrote into an address for no answer', () => {
  expect(readNewsletterAnswer(new URLSearchParams('newsletter=<b>won</b>'))).toBeNull();
  expect(readNewsletterAnswer(new URLSearchParams(''))).toBeNull();
});
