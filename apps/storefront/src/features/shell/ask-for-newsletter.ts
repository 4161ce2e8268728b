import { subscribeToNewsletter, type CommerceClient } from '@torg/commerce-sdk';
import type { NewsletterAnswer } from './newsletter-answer.ts';

/** Asks for the newsletter. Whoever has it already is answered alike. */
export async function askForNewsletter(commerce: CommerceClient, email: string): Promise<NewsletterAnswer> {
  return (await subscribeToNewsletter(commerce, { email })).kind;
}
