import { readEmailAddress } from '@torg/commerce-sdk/domain';
import { apiError, badUserInput } from '../errors/api-error.ts';
import type { RequestScope } from '../scope/request-scope.ts';

/** Reads whom a mail shall go to that nobody has confirmed yet, and refuses a visitor who asks for too many of them. */
export function admitLetterTo(text: string, { customers }: Pick<RequestScope, 'customers'>): string {
  const email = readEmailAddress(text);
  if (email === null) throw badUserInput("'email' is no email address. Write it as name@example.com.");
  const verdict = customers.admitLetter();
  if (verdict.allowed) return email;
  const { retryAfterSeconds } = verdict;
  throw apiError('TOO_MANY_ATTEMPTS', `Too many mails were asked for. Wait ${retryAfterSeconds} seconds.`, {
    retryAfterSeconds,
  });
}
