import { readEmailAddress } from '@torg/commerce-sdk/domain';
import type { AttemptVerdict } from '../account/attempt-limit.ts';
import { apiError, badUserInput } from '../errors/api-error.ts';
import type { RequestScope } from '../scope/request-scope.ts';

/** Reads whom a mail shall go to; throws what the client is told where it is no address. */
export function readLetterAddress(text: string): string {
  const email = readEmailAddress(text);
  if (email === null) throw badUserInput("'email' is no email address. Write it as name@example.com.");
  return email;
}

/** Throws what the client is told where a visitor asked for too many mails to addresses that nobody has confirmed. */
export function refuseTooManyLetters(verdict: AttemptVerdict): void {
  if (verdict.allowed) return;
  const { retryAfterSeconds } = verdict;
  throw apiError('TOO_MANY_ATTEMPTS', `Too many mails were asked for. Wait ${retryAfterSeconds} seconds.`, {
    retryAfterSeconds,
  });
}

/** Reads whom a mail shall go to, and counts it against the visitor who asks for it. */
export function admitLetterTo(text: string, { customers }: Pick<RequestScope, 'customers'>): string {
  const email = readLetterAddress(text);
  refuseTooManyLetters(customers.admitLetter());
  return email;
}
