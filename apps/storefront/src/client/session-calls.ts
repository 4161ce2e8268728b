import { NetworkError } from '@torg/commerce-sdk';
import type {
  CurrentUserAnswer,
  PasskeyChallengeAnswer,
  PasswordChangeAnswer,
  RegisterAnswer,
  SessionPorts,
  SessionUser,
  SignInAnswer,
  SignOutAnswer,
} from '@torg/stores';

const path = '/session';

/** The session's calls to the shop's own server, which keeps the tokens in cookies that no script reads. */
export function sessionCalls(send: typeof fetch, announce: (user: SessionUser | null) => void): SessionPorts {
  async function ask<Answer extends { kind: string }>(method: string, body?: object, address = path): Promise<Answer> {
    const message = {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    };
    const answer = (await send(address, message)
      .then((response) => response.json())
      .catch(shopUnreachable)) as Answer; // the server of this same build answers
    if (answer.kind === 'unreachable') throw new NetworkError('The auth service did not answer');
    return answer;
  }
  return {
    signIn: (request) => ask<SignInAnswer>('POST', request),
    passkeyChallenge: () => ask<PasskeyChallengeAnswer>('POST', {}, `${path}/passkey/challenge`),
    signInByPasskey: (request) => ask<SignInAnswer>('POST', request, `${path}/passkey`),
    register: (request) => ask<RegisterAnswer>('POST', request, `${path}/register`),
    changePassword: (change) => ask<PasswordChangeAnswer>('POST', change, `${path}/password`),
    signOut: () => ask<SignOutAnswer>('DELETE'),
    currentUser: () => ask<CurrentUserAnswer>('GET'),
    announce,
  };
}

function shopUnreachable(cause: unknown): never {
  throw new NetworkError('The shop did not answer', { cause });
}
