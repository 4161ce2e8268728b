import type { SignedChallenge } from './challenges.ts';
import { isRecord, parseRecord } from './parse-record.ts';
import type { Credentials } from './sign-in.ts';

/** What the body of a login, a registration or a change of password holds: a username alone asks for a challenge. */
export type AuthBody = { kind: 'challenge'; username: string } | SentCredentials;

/** What proves who someone is, and what they ask for. */
export interface SentCredentials {
  kind: 'credentials';
  credentials: Credentials;
  /** The digest of the password to come; null where none was sent. */
  newPassword: string | null;
  isShortSession: boolean;
}

/** What clients send as `sessionLifetime`, in minutes, when they shall not be remembered. */
export const SHORT_SESSION_MINUTES = 30;
/** More than any email or digest; longer texts are not worth working on. */
const LONGEST_TEXT = 320;

/** Reads a body; null where it is none of them. */
export function readAuthBody(text: string): AuthBody | null {
  const body = parseRecord(text);
  const username = shortText(body?.['username']);
  if (!body || username === null) return null;
  if (body['signature'] == null && body['password'] == null) return { kind: 'challenge', username };

  const signature = readSignature(body['signature']);
  const password = shortText(body['password']);
  if (!signature || password === null) return null;
  const isShortSession = body['sessionLifetime'] === SHORT_SESSION_MINUTES;
  const newPassword = shortText(body['newPassword']);
  return { kind: 'credentials', credentials: { username, signature, password }, newPassword, isShortSession };
}

function readSignature(value: unknown): SignedChallenge | null {
  if (!isRecord(value)) return null;
  const [identity, timestamp, signature] = [value['identity'], value['timestamp'], value['signature']].map(shortText);
  return identity && timestamp && signature ? { identity, timestamp, signature } : null;
}

function shortText(value: unknown): string | null {
  return typeof value === 'string' && value !== '' && value.length <= LONGEST_TEXT ? value : null;
}
