import type { Clock } from '../clock.ts';
import { normalisedEmail } from './normalised-email.ts';
import { createSigner } from './signer.ts';

/** A challenge as the sign address answers it. */
export interface SignedChallenge {
  identity: string;
  /** When it was signed, in ISO 8601. */
  timestamp: string;
  signature: string;
}

/** The proof that whoever signs in may use this API: a challenge for one username, signed for the holder of the key. */
export interface Challenges {
  issue(username: string): string;
  /** Signs a challenge; null for one that is over or is none. */
  sign(challenge: string): SignedChallenge | null;
  /** Whether the answer is ours, in time, and for this username. */
  isAnswered(username: string, answer: SignedChallenge): boolean;
}

export interface ChallengesOptions {
  secret: string;
  clock: Clock;
  randomBytes(size: number): Uint8Array;
}

const LIFETIME_MS = 5 * 60_000;

/** Makes challenges. Nothing is kept of them: what they say is in them, signed. They do not name the username. */
export function createChallenges({ secret, clock, randomBytes }: ChallengesOptions): Challenges {
  const issuer = createSigner(secret, 'challenge');
  const answerer = createSigner(secret, 'challenge-answer');
  const subject = (username: string, expires: string, nonce: string) =>
    [normalisedEmail(username), expires, nonce].join('\0');

  /** Reads a challenge that is still open. Whether it was made here is told only together with its username. */
  function readOpen(challenge: string) {
    const [, expires, nonce, signature] = /^(\d{1,16})\.([\w-]{22})\.([\w-]{43})$/.exec(challenge) ?? [];
    if (expires === undefined || nonce === undefined || signature === undefined) return null;
    return Number(expires) > clock.now() ? { expires, nonce, signature } : null;
  }

  return {
    issue(username) {
      const expires = String(clock.now() + LIFETIME_MS);
      const nonce = Buffer.from(randomBytes(16)).toString('base64url');
      return `${expires}.${nonce}.${issuer.sign(subject(username, expires, nonce))}`;
    },
    sign(challenge) {
      if (!readOpen(challenge)) return null;
      const timestamp = new Date(clock.now()).toISOString();
      return { identity: challenge, timestamp, signature: answerer.sign(`${timestamp}\0${challenge}`) };
    },
    isAnswered(username, { identity, timestamp, signature }) {
      const open = readOpen(identity);
      if (!open || !answerer.isSigned(`${timestamp}\0${identity}`, signature)) return false;
      return issuer.isSigned(subject(username, open.expires, open.nonce), open.signature);
    },
  };
}
