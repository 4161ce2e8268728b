import type { SessionPorts, SessionUser } from '../session/session-ports.ts';

/** An account service in memory with one customer, and what the other tabs were told. */
export interface FakeSessionPorts extends SessionPorts {
  readonly announced: readonly (SessionUser | null)[];
}

/** The only password that the fake service takes. */
export const rightPassword = 'right-password';

/** Makes an account service for tests. `signedIn` is the customer whom the browser's cookies stand for at the start. */
export function createFakeSessionPorts(signedIn: SessionUser | null = null): FakeSessionPorts {
  let current = signedIn;
  const announced: (SessionUser | null)[] = [];
  return {
    announced,
    async signIn({ email, password }) {
      if (password !== rightPassword) return { kind: 'refused' };
      current = { firstName: 'Anna', lastName: 'Lind', email, customerType: 'PERSON' };
      return { kind: 'signed-in', user: current };
    },
    passkeyChallenge: async () => ({ kind: 'not-offered' }),
    signInByPasskey: async () => ({ kind: 'refused' }),
    async register({ email }) {
      if (email === current?.email) return { kind: 'account-exists' };
      current = { firstName: '', lastName: '', email, customerType: 'PERSON' };
      return { kind: 'signed-in', user: current };
    },
    async changePassword({ password }) {
      if (password === rightPassword && current) return { kind: 'signed-in', user: current };
      current = null;
      return { kind: 'refused' };
    },
    async signOut() {
      current = null;
      return { kind: 'signed-out' };
    },
    currentUser: async () => (current ? { kind: 'signed-in', user: current } : { kind: 'anonymous' }),
    announce: (user) => void announced.push(user),
  };
}
