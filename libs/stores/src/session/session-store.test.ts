import { describe, expect, it, vi } from 'vitest';
import { NetworkError } from '@torg/commerce-sdk';
import type { CurrentUserAnswer, PasswordChangeAnswer, SessionPorts, SignInAnswer } from './session-ports.ts';
import { SessionStore } from './session-store.ts';

const anna = { firstName: 'Anna', lastName: 'Lind', email: 'anna@torg.example', customerType: 'PERSON' } as const;
const bo = { ...anna, firstName: 'Bo', email: 'bo@torg.example' };
const credentials = { email: 'anna@torg.example', password: 'torg-demo-1', remember: true };
const offline = { kind: 'unreachable', error: new NetworkError('offline') } as const;

function setUp(ports: Partial<SessionPorts> = {}) {
  const [announce, record, customerChanged, customerEntered] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
  const store = new SessionStore({
    signIn: async () => ({ kind: 'signed-in', user: anna }),
    passkeyChallenge: async () => ({ kind: 'asked', options: { challenge: 'abc' } }),
    signInByPasskey: async () => ({ kind: 'signed-in', user: anna }),
    register: async () => ({ kind: 'signed-in', user: bo }),
    changePassword: async () => ({ kind: 'signed-in', user: anna }),
    signOut: async () => ({ kind: 'signed-out' }),
    currentUser: async () => ({ kind: 'anonymous' }),
    announce,
    customerChanged,
    customerEntered,
    events: { record },
    ...ports,
  });
  return { store, announce, record, customerChanged, customerEntered };
}

/** An answer that comes when the test says so. */
function later<Answer>() {
  let resolve: (answer: Answer) => void = () => {};
  const promise = new Promise<Answer>((settle) => void (resolve = settle));
  return { ask: () => promise, resolve: (answer: Answer) => resolve(answer) };
}

describe('load', () => {
  it.each([
    [
      { kind: 'signed-in', user: anna },
      { status: 'signed-in', user: anna },
    ],
    [{ kind: 'anonymous' }, { status: 'anonymous' }],
    [offline, { status: 'unknown' }],
  ] as const)('after %j knows %j, and tells no one', async (answer, state) => {
    const { store, announce, record } = setUp({ currentUser: async () => answer });
    expect(store.state).toEqual({ status: 'unknown' });
    await store.load();
    expect(store.state).toEqual(state);
    expect(announce).not.toHaveBeenCalled();
    expect(record).not.toHaveBeenCalled();
  });

  it('keeps the session when nobody answers, and when the port throws', async () => {
    const answers = [() => Promise.resolve(offline), () => Promise.reject(new TypeError('fetch failed'))];
    for (const currentUser of answers) {
      const { store } = setUp({ currentUser });
      store.receive(anna);
      await store.load();
      expect(store.user).toEqual(anna);
    }
  });

  it('tells the other tabs of a session that has ended', async () => {
    const { store, announce, record } = setUp();
    store.receive(anna);
    await store.load();
    expect([store.state.status, store.endedBy]).toEqual(['anonymous', 'elsewhere']);
    expect(announce).toHaveBeenCalledExactlyOnceWith(null);
    expect(record).not.toHaveBeenCalled();
  });

  it('knows of a session that ended elsewhere, until somebody signs in', async () => {
    const { store } = setUp({ currentUser: async () => ({ kind: 'anonymous', hasEnded: true }) });
    await store.load();
    expect([store.user, store.endedBy]).toEqual([null, 'elsewhere']);
    await store.signIn(credentials);
    expect(store.endedBy).toBeNull();
    await store.signOut();
    expect(store.endedBy).toBeNull();
  });

  it('does not undo what was learnt while it asked', async () => {
    const { ask, resolve } = later<CurrentUserAnswer>();
    const { store } = setUp({ currentUser: ask });
    const loading = store.load();
    await store.signIn(credentials);
    resolve({ kind: 'anonymous' });
    await loading;
    expect(store.user).toEqual(anna);
  });
});

describe('signIn', () => {
  it('is under way until the answer comes, then tells the other tabs and the log', async () => {
    const { ask, resolve } = later<SignInAnswer>();
    const { store, announce, record } = setUp({ signIn: ask });
    const answer = store.signIn(credentials);
    expect(store.state).toEqual({ status: 'signing-in' });
    expect(store.user).toBeNull();
    resolve({ kind: 'signed-in', user: anna });
    expect(await answer).toEqual({ kind: 'signed-in', user: anna });
    expect(store.state).toEqual({ status: 'signed-in', user: anna });
    expect(announce).toHaveBeenCalledExactlyOnceWith(anna);
    expect(record.mock.calls).toEqual([['user:login', { method: 'password' }]]);
  });

  it('passes on what the shopper wrote, and keeps none of it', async () => {
    const signIn = vi.fn(async (): Promise<SignInAnswer> => ({ kind: 'signed-in', user: anna }));
    const { store } = setUp({ signIn });
    await store.signIn(credentials);
    expect(signIn).toHaveBeenCalledExactlyOnceWith(credentials);
    expect(JSON.stringify(store.state)).not.toContain(credentials.password);
  });

  it.each<SignInAnswer>([{ kind: 'refused' }, { kind: 'limited', retryAfterSeconds: 60 }, offline])(
    'leaves the session as it was when the answer is %j',
    async (answer) => {
      const { store, announce, record } = setUp({ signIn: async () => answer });
      await store.load();
      expect(await store.signIn(credentials)).toEqual(answer);
      expect(store.state).toEqual({ status: 'anonymous' });
      expect(announce).not.toHaveBeenCalled();
      expect(record).not.toHaveBeenCalled();
    },
  );

  it('is unreachable when the port throws', async () => {
    const { store } = setUp({ signIn: () => Promise.reject(new NetworkError('The shop is down')) });
    expect(await store.signIn(credentials)).toMatchObject({ kind: 'unreachable', error: { code: 'NETWORK' } });
    expect(store.state).toEqual({ status: 'unknown' });
  });

  it('that is refused keeps what another tab told meanwhile', async () => {
    const { ask, resolve } = later<SignInAnswer>();
    const { store } = setUp({ signIn: ask });
    const answer = store.signIn(credentials);
    store.receive(bo);
    resolve({ kind: 'refused' });
    await answer;
    expect(store.user).toEqual(bo);
  });
});

describe('signing in by a passkey', () => {
  const signed = { credential: { id: 'k1' }, remember: true };

  it('tells the other tabs and the log, as with a password', async () => {
    const { store, announce, record } = setUp();
    expect(await store.signInByPasskey(signed)).toEqual({ kind: 'signed-in', user: anna });
    expect(store.user).toEqual(anna);
    expect(announce).toHaveBeenCalledExactlyOnceWith(anna);
    expect(record.mock.calls).toEqual([['user:login', { method: 'passkey' }]]);
  });

  it('that is refused leaves the session as it was', async () => {
    const { store, announce } = setUp({ signInByPasskey: async () => ({ kind: 'refused' }) });
    expect(await store.signInByPasskey(signed)).toEqual({ kind: 'refused' });
    expect([store.state, announce.mock.calls]).toEqual([{ status: 'unknown' }, []]);
  });

  it('asks for what is to be signed, and is unreachable when the port throws', async () => {
    expect(await setUp().store.passkeyChallenge()).toMatchObject({ kind: 'asked' });
    const { store } = setUp({ passkeyChallenge: () => Promise.reject(new NetworkError('The shop is down')) });
    expect(await store.passkeyChallenge()).toMatchObject({ kind: 'unreachable' });
  });
});

describe('register', () => {
  it('makes a customer of the visitor, and tells the other tabs and the log', async () => {
    const { store, announce, record } = setUp();
    const answer = await store.register({ ...credentials, order: { id: 'cart-1' } });
    expect(answer).toEqual({ kind: 'signed-in', user: bo });
    expect(store.user).toEqual(bo);
    expect(announce).toHaveBeenCalledExactlyOnceWith(bo);
    expect(record.mock.calls).toEqual([['user:register', {}]]);
  });

  it('leaves the session as it was where there is an account already', async () => {
    const { store, announce, record } = setUp({ register: async () => ({ kind: 'account-exists' }) });
    expect(await store.register(credentials)).toEqual({ kind: 'account-exists' });
    expect([store.state, announce.mock.calls, record.mock.calls]).toEqual([{ status: 'unknown' }, [], []]);
  });
});

describe('changePassword', () => {
  const change = { password: 'torg-demo-1', newPassword: 'torg-demo-2' };

  it('leaves the customer signed in, and tells nobody', async () => {
    const { store, announce, record } = setUp();
    store.receive(anna);
    expect(await store.changePassword(change)).toEqual({ kind: 'signed-in', user: anna });
    expect([store.user, announce.mock.calls, record.mock.calls]).toEqual([anna, [], []]);
  });

  it('signs out whoever has the current password wrong, in every tab', async () => {
    const { store, announce, record } = setUp({ changePassword: async () => ({ kind: 'refused' }) });
    store.receive(anna);
    expect(await store.changePassword(change)).toEqual({ kind: 'refused' });
    expect(store.state).toEqual({ status: 'anonymous', endedBy: 'wrong-password' });
    expect([announce.mock.calls, record.mock.calls]).toEqual([[[null]], [['user:logout', {}]]]);
  });

  it.each<PasswordChangeAnswer>([{ kind: 'limited', retryAfterSeconds: 60 }, offline])(
    'keeps the session where the answer is %j',
    async (answer) => {
      const { store } = setUp({ changePassword: async () => answer });
      store.receive(anna);
      expect(await store.changePassword(change)).toEqual(answer);
      expect(store.user).toEqual(anna);
    },
  );
});

describe('signOut', () => {
  it('makes a visitor of the shopper, and tells the other tabs and the log', async () => {
    const { store, announce, record } = setUp();
    store.receive(anna);
    expect(await store.signOut()).toEqual({ kind: 'signed-out' });
    expect(store.state).toEqual({ status: 'anonymous' });
    expect(announce).toHaveBeenCalledExactlyOnceWith(null);
    expect(record.mock.calls).toEqual([['user:logout', {}]]);
  });

  it('says so when nobody heard it, and the shopper stays signed in', async () => {
    const { store, announce, record } = setUp({ signOut: async () => offline });
    store.receive(anna);
    expect(await store.signOut()).toEqual(offline);
    expect(store.user).toEqual(anna);
    expect(announce).not.toHaveBeenCalled();
    expect(record).not.toHaveBeenCalled();
  });
});

it('tells that somebody signed in or out, and not that somebody is known who was before', async () => {
  const { store, customerChanged } = setUp({ currentUser: async () => ({ kind: 'signed-in', user: anna }) });
  await store.load();
  store.receive(anna);
  expect(customerChanged).not.toHaveBeenCalled();
  await store.signOut();
  expect(customerChanged).toHaveBeenCalledTimes(1);
  await store.signIn(credentials);
  store.receive(null);
  expect(customerChanged).toHaveBeenCalledTimes(3);
});

it('takes what another tab told without telling it again', () => {
  const { store, announce, record } = setUp();
  store.receive(anna);
  expect(store.state).toEqual({ status: 'signed-in', user: anna });
  store.receive(null);
  expect(store.state).toEqual({ status: 'anonymous' });
  expect(announce).not.toHaveBeenCalled();
  expect(record).not.toHaveBeenCalled();
});
