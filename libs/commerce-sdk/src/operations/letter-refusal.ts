import type { ResponseError } from '../errors/graphql-response-error.ts';

/** Why nobody is written to. */
export type LetterRefusal =
  | { kind: 'invalid-email' }
  /** Too many mails were asked for; it may be asked again after that many seconds, where the API says so. */
  | { kind: 'too-many-attempts'; retryAfterSeconds: number | null };

/** Reads why a mail that was asked for is not sent; null where the error is none that a shopper can put right. */
export function toLetterRefusal({ extensions }: ResponseError): LetterRefusal | null {
  const { code, retryAfterSeconds: seconds } = extensions;
  switch (code) {
    case 'BAD_USER_INPUT':
      return { kind: 'invalid-email' };
    case 'TOO_MANY_ATTEMPTS':
      return { kind: 'too-many-attempts', retryAfterSeconds: typeof seconds === 'number' ? seconds : null };
    default:
      return null;
  }
}
