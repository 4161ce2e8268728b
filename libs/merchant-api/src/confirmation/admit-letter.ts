import { readEmailAddress } from '@torg/commerce-sdk/domain';
import type { LimitVerdict } from '../rate-limit/rate-limit.ts';
import { badUserInput, tooManyAttempts } from '../errors/api-error.ts';
import type { RequestScope } from '../scope/request-scope.ts';

/** Reads whom a mail shall go to; throws what the client is told where it is no address. */
export function readLetterAddress(text: string): string {
  const email = readEmailAddress(text);
  if (email === null) throw badUserInput("'email' is no email address. Write it as name@example.com.");
  return email;
}

/** Throws what the client is told where a visitor asked for too many mails to addresses that nobody has confirmed. */
export function refuseTooManyLetters(verdict: LimitVerdict): void {
  if (verdict.allowed) return;
  throw tooManyAttempts('mails were asked for', verdict.retryAfterSeconds);
}

/** Reads whom a mail shall go to, and counts it against the visitor who asks for it. */
export async function admitLetterTo(text: string, { customers }: Pick<RequestScope, 'customers'>): Promise<string> {
  const email = readLetterAddress(text);
  refuseTooManyLetters(await customers.admitLetter());
  return email;
}
