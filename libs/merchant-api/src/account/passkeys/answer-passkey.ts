import { z } from 'zod';
import { readBody } from '../../http/read-body.ts';
import { answerNewSession } from '../answer-session.ts';
import { answer, refuse } from '../auth-answers.ts';
import type { AuthParts } from '../auth-parts.ts';
import { parseRecord } from '../parse-record.ts';
import { SHORT_SESSION_MINUTES } from '../read-credentials.ts';
import { readLogin } from './read-passkey-response.ts';
import { relyingPartyOf } from './relying-party.ts';

const body = z.object({
  /** Of the page that asks. */
  origin: z.string().max(300),
  /** What a key signed; where it is left out, what it is to sign is asked for. */
  credential: z.unknown().optional(),
  sessionLifetime: z.number().optional(),
});

/**
 * Answers a post to `passkey`, which the contract does not know: an origin alone with what a key is to sign, the signed with
 * tokens, as `login` does. The origin must be one of the shop's own; a page elsewhere gets nothing to sign.
 */
export async function answerPasskey(
  parts: AuthParts,
  request: Request,
  visitor: { address: string; shopUrls: readonly string[] },
): Promise<Response> {
  const bytes = await readBody(request);
  if (bytes instanceof Response) return refuse('BODY_TOO_LARGE');
  const sent = body.safeParse(parseRecord(new TextDecoder().decode(bytes))).data;
  if (!sent) return refuse('BAD_PASSKEY_REQUEST');
  const parties = visitor.shopUrls.map(relyingPartyOf);
  const party = parties.find((one) => one?.origin === sent.origin);
  if (!party) return refuse('UNKNOWN_ORIGIN');

  const begun = visitor.address === '' || (await parts.passkeyLimit.begin(visitor.address));
  if (begun !== true && !begun.allowed)
    return refuse('TOO_MANY_ATTEMPTS', { 'retry-after': String(begun.retryAfterSeconds) });
  if (sent.credential === undefined) return answer({ options: await parts.passkeys.challenge(party) });

  const signed = readLogin(sent.credential);
  if (!signed) return refuse('BAD_PASSKEY_REQUEST');
  const user = await parts.passkeys.signIn(party, signed);
  if (!user) return refuse('PASSKEY_REFUSED');
  const isShort = sent.sessionLifetime === SHORT_SESSION_MINUTES;
  return answerNewSession(parts, user, { isShort, agent: request.headers.get('user-agent') });
}
