import { describe, expect, it, vi } from 'vitest';
import { manualTime, settle } from '../testing/manual-time.ts';
import { anna, memoryAuthService, tokenSaying } from '../testing/memory-auth-service.ts';
import { closedStorage, forgetfulStorage, memoryStorage } from '../testing/memory-storage.ts';
import type { AuthSessionOptions } from './auth-session.ts';
import { createAuthSession } from './create-auth-session.ts';

const kept = (refreshToken: string) => JSON.stringify({ refreshToken, username: anna.username, remember: true });
const worn = 810_000;

function setUp(options: Partial<AuthSessionOptions> = {}) {
  const time = manualTime();
  const service = memoryAuthService(time);
  const storage = memoryStorage();
  const base = { auth: service, storage, clock: time, scheduler: time };
  const session = createAuthSession({ ...base, ...options });
  const openTab = () => createAuthSession(base);
  return { session, service, storage, time, openTab };
}

async function signedIn(options: Partial<AuthSessionOptions> = {}) {
  const shop = setUp(options);
  await shop.session.login(anna);
  shop.service.calls.length = 0;
  return shop;
}

describe('the start', () => {
  it('goes on with the session of the last visit', async () => {
    const { service, storage, openTab } = await signedIn();
    const session = openTab();
    expect(session.state).toEqual({ status: 'unknown' });
    expect(await session.start()).toEqual({ kind: 'signed-in' });
    expect(session.state).toMatchObject({ status: 'signed-in', user: { id: '7', username: anna.username } });
    expect(session.token).toBe(tokenSaying({ sid: '7', issue: 2 }));
    expect(service.calls).toEqual(['refresh r1']);
    expect(storage.text).toBe(kept('r2'));
  });

  it.each([
    null,
    '',
    'null',
    '7',
    '{}',
    '{"refreshToken":7,"username":"a"}',
    '{"refreshToken":"","username":"a"}',
    '{',
  ])('without a session in %j is a visitor, and asks nothing', async (text) => {
    const { session, service } = setUp({ storage: memoryStorage(text) });
    expect(await session.start()).toEqual({ kind: 'anonymous' });
    expect(session.state).toEqual({ status: 'anonymous' });
    expect(service.calls).toEqual([]);
  });

  it('without a network knows nothing, keeps what it has, and tries again by itself', async () => {
    const { service, storage, time, openTab } = await signedIn();
    service.weather = 'down';
    const session = openTab();
    expect(await session.start()).toMatchObject({ kind: 'unreachable', error: { code: 'NETWORK' } });
    expect(session.state).toEqual({ status: 'unknown' });
    expect(storage.text).toBe(kept('r1'));
    service.weather = 'fine';
    await time.pass(5000);
    expect(session.state).toMatchObject({ status: 'signed-in' });
  });
});

describe('signing in', () => {
  it('keeps the refresh token for a week, or for half an hour', async () => {
    const { session, storage } = setUp();
    await session.login(anna);
    expect([storage.text, storage.seconds]).toEqual([kept('r1'), 604_800]);
    await session.login({ ...anna, remember: false });
    expect(storage.seconds).toBe(1800);
  });

  it('that is refused leaves the session as it was', async () => {
    const { session, storage } = await signedIn();
    expect(await session.login({ ...anna, password: 'wrong' })).toEqual({ kind: 'refused' });
    expect(session.state.status).toBe('signed-in');
    expect(storage.text).toBe(kept('r1'));
  });

  it('begins with an account that is made as well', async () => {
    const { session } = setUp();
    expect(await session.register(anna)).toMatchObject({ kind: 'signed-in' });
    expect(session.state.status).toBe('signed-in');
  });

  it('works with a service whose tokens cannot be read', async () => {
    const { session, service } = setUp();
    service.tokenOf = () => 'opaque';
    await session.login(anna);
    expect(session.state).toMatchObject({ user: { id: null, username: anna.username, claims: '' } });
    expect(session.token).toBe('opaque');
  });

  it('and a port that breaks its word are no refusal', async () => {
    const { session } = setUp({ exclusively: () => Promise.reject(new DOMException('gone', 'AbortError')) });
    expect(await session.login(anna)).toMatchObject({ kind: 'unreachable', error: { failure: 'aborted' } });
  });

  it('goes on after a call that broke', async () => {
    let calls = 0;
    const { session } = setUp({
      exclusively: (task) => ((calls += 1) === 1 ? Promise.reject(new Error('The lock broke')) : task()),
    });
    const [broken, login] = await Promise.all([session.start(), session.login(anna)]);
    expect(broken).toMatchObject({ kind: 'unreachable' });
    expect(login).toMatchObject({ kind: 'signed-in' });
  });

  it.each([
    ['throws', closedStorage],
    ['forgets', forgetfulStorage],
    ['is missing', undefined],
  ])('lasts as long as the page where the storage %s', async (_name, storage) => {
    const { session, service, time } = await signedIn({ storage });
    await time.pass(worn);
    expect(service.calls).toEqual(['refresh r1']);
    expect(session.state.status).toBe('signed-in');
    expect(await session.logout()).toEqual({ kind: 'signed-out' });
    expect(await session.refresh()).toEqual({ kind: 'anonymous' });
  });
});

describe('the tokens', () => {
  it('are exchanged at 90 % of their age, time and again', async () => {
    const { service, time } = await signedIn();
    await time.pass(worn - 1);
    expect(service.calls).toEqual([]);
    await time.pass(1 + worn);
    expect(service.calls).toEqual(['refresh r1', 'refresh r2']);
  });

  it('are exchanged once for all who ask at the same time', async () => {
    const { session, service } = await signedIn();
    await Promise.all(Array.from({ length: 1_000 }, () => session.refresh()));
    expect(service.calls).toEqual(['refresh r1']);
  });

  it('outlive ten minutes in which nobody answers: the shopper is signed in all the while, and then goes on', async () => {
    const { session, service, storage, time } = await signedIn();
    service.weather = 'down';
    await time.pass(worn + 600_000);
    expect(service.calls.length).toBeGreaterThan(3);
    expect(session.state).toMatchObject({ status: 'signed-in' });
    expect(storage.text).toBe(kept('r1'));
    service.weather = 'fine';
    await time.pass(300_000);
    expect(storage.text).toBe(kept('r2'));
    expect(session.state).toMatchObject({ status: 'signed-in' });
  });

  it('of a service that gives them for no time are asked for once a second at most', async () => {
    const { service, time } = setUp();
    service.maxAge = 1e-9;
    const session = createAuthSession({ auth: service, clock: time, scheduler: time });
    await session.login(anna);
    await time.pass(3500);
    expect(service.calls).toEqual(['login', 'refresh r1', 'refresh r2', 'refresh r3']);
  });

  it('are not asked for at once where they serve for ever', async () => {
    const { service, time } = setUp();
    service.maxAge = Number.POSITIVE_INFINITY;
    const session = createAuthSession({ auth: service, clock: time, scheduler: time });
    await session.login(anna);
    expect(time.waits()).toEqual([2 ** 31 - 1]);
  });

  it.each([
    ['slept through the timer', worn],
    ['was set forwards', 86_400_000],
    ['was set back', -86_400_000],
  ])('are exchanged before they are used by a machine whose clock %s', async (_name, ms) => {
    const { session, service, time } = await signedIn();
    expect(await session.freshToken()).toBe(tokenSaying({ sid: '7', issue: 1 }));
    time.turnClock(ms);
    expect(await session.freshToken()).toBe(tokenSaying({ sid: '7', issue: 2 }));
    expect(service.calls).toEqual(['refresh r1']);
    expect(time.waits()).toEqual([worn]);
  });

  it('are kept when nobody answers, and asked for again, less and less often', async () => {
    const { session, service, time } = await signedIn();
    service.weather = 'down';
    const token = session.token;
    await time.pass(worn + 5000 + 10_000);
    expect(service.calls).toEqual(['refresh r1', 'refresh r1', 'refresh r1']);
    expect(session.token).toBe(token);
    expect(time.waits()).toEqual([20_000]);
    service.weather = 'fine';
    await time.pass(20_000);
    expect(session.token).not.toBe(token);
    expect(time.waits()).toEqual([worn]);
    service.weather = 'down';
    await time.pass(worn);
    expect(time.waits()).toEqual([5000]);
  });

  it('that are refused end the session, here and for the next visit', async () => {
    const { session, service, storage, time } = await signedIn();
    const seen = vi.fn();
    session.subscribe(seen);
    service.endSessions();
    await time.pass(worn);
    expect(seen).toHaveBeenCalledExactlyOnceWith({ status: 'anonymous' });
    expect([session.token, storage.text, time.waits()]).toEqual([null, null, []]);
  });
});

describe('several tabs', () => {
  it('use the token that another tab has got meanwhile, not the one that it has spent', async () => {
    const { session, service, openTab } = await signedIn();
    const other = openTab();
    await other.start();
    await session.refresh();
    expect(service.calls).toEqual(['refresh r1', 'refresh r2']);
    expect(session.state.status).toBe('signed-in');
  });

  it('read again after a refusal: the other tab may just have been quicker', async () => {
    const { session, service, storage } = await signedIn();
    const refresh = service.refresh;
    service.refresh = async (token) => {
      service.refresh = refresh;
      await refresh(token).then(() => (storage.text = kept('r2')));
      return { kind: 'refused' };
    };
    expect(await session.refresh()).toEqual({ kind: 'signed-in' });
    expect(service.calls).toEqual(['refresh r1', 'refresh r2']);
  });

  it('take turns where the platform lets them', async () => {
    const turns: string[] = [];
    const { session } = await signedIn({
      async exclusively(task) {
        turns.push('begin');
        return task().finally(() => turns.push('end'));
      },
    });
    await Promise.all([session.refresh(), session.sync()]);
    expect(turns).toEqual(['begin', 'end', 'begin', 'end', 'begin', 'end']);
  });

  it('learn that another signed in, out, or exchanged the tokens', async () => {
    const { session, service, openTab } = await signedIn();
    const other = openTab();
    expect(await other.sync()).toEqual({ kind: 'signed-in' });
    expect(await session.sync()).toEqual({ kind: 'signed-in' });
    expect(session.state).toMatchObject({ tokens: { refreshToken: 'r2' } });
    expect(service.calls).toEqual(['refresh r1']);
    await other.login({ ...anna, username: 'bo@torg.example' });
    await session.sync();
    expect(session.state).toMatchObject({ user: { username: 'bo@torg.example' } });
    await other.logout();
    expect(await session.sync()).toEqual({ kind: 'anonymous' });
    expect(session.state).toEqual({ status: 'anonymous' });
  });
});

describe('logging out', () => {
  it('waits for an exchange that is under way, and ends the newest token', async () => {
    const { session, service, storage } = await signedIn();
    await Promise.all([session.refresh(), session.logout()]);
    expect(service.calls).toEqual(['refresh r1', 'logout r2']);
    expect([session.state, storage.text]).toEqual([{ status: 'anonymous' }, null]);
  });

  it('that nobody heard is told, and the shopper stays signed in', async () => {
    const { session, service } = await signedIn();
    service.weather = 'down';
    expect(await session.logout()).toMatchObject({ kind: 'unreachable' });
    expect(session.state.status).toBe('signed-in');
  });
});

describe('a change of password', () => {
  const change = { password: anna.password, newPassword: 'torg-demo-9' };

  it('goes on with new tokens', async () => {
    const { session, service, storage } = await signedIn();
    expect(await session.changePassword(change)).toMatchObject({ kind: 'signed-in' });
    expect(service.calls).toEqual(['change r1']);
    expect(storage.text).toBe(kept('r2'));
  });

  it('with a wrong current one logs out, here and at the service', async () => {
    const { session, service, storage } = await signedIn();
    expect(await session.changePassword({ ...change, password: 'wrong' })).toEqual({ kind: 'refused' });
    expect(service.calls).toEqual(['change r1', 'logout r1']);
    expect([session.state, storage.text]).toEqual([{ status: 'anonymous' }, null]);
  });

  it('that nobody answers changes nothing', async () => {
    const { session, service } = await signedIn();
    service.weather = 'down';
    expect(await session.changePassword(change)).toMatchObject({ kind: 'unreachable' });
    expect(session.state.status).toBe('signed-in');
  });

  it('is not for visitors', async () => {
    const { session, service } = setUp();
    expect(await session.changePassword(change)).toEqual({ kind: 'not-signed-in' });
    expect(service.calls).toEqual([]);
  });
});

describe('a borrowed token', () => {
  const spoofed = tokenSaying({ sid: '7', SpoofedBy: 'eva@torg.example' });

  it('ends the session before it and shows who looks', async () => {
    const { session, service, storage } = await signedIn();
    expect(await session.borrow(spoofed)).toEqual({ kind: 'signed-in' });
    expect(session.state).toMatchObject({ user: { spoofedBy: 'eva@torg.example' }, tokens: { refreshToken: null } });
    expect([session.token, storage.text]).toEqual([spoofed, null]);
    expect(service.calls).toEqual(['logout r1']);
  });

  it('serves an hour, and is never exchanged', async () => {
    const { session, service, time } = setUp();
    await session.borrow(tokenSaying({ Preview: true }));
    await time.pass(3_599_999);
    expect(await session.refresh()).toEqual({ kind: 'signed-in' });
    expect(await session.changePassword({ password: 'a', newPassword: 'b' })).toEqual({ kind: 'not-signed-in' });
    await time.pass(1);
    expect(session.state).toEqual({ status: 'anonymous' });
    expect(service.calls).toEqual([]);
  });

  it('is over for a machine that slept through its hour', async () => {
    const { session, time } = setUp();
    await session.borrow(spoofed);
    time.turnClock(3_600_000);
    expect(await session.freshToken()).toBeNull();
  });

  it('leaves alone what another tab has kept since', async () => {
    const { session, service, storage, openTab } = setUp();
    await session.borrow(spoofed);
    await openTab().login(anna);
    await session.sync();
    await session.logout();
    expect(storage.text).toBe(kept('r1'));
    expect(service.calls).toEqual(['login']);
  });

  it.each(['', 'forged', 'a.b.c', tokenSaying({ sid: '7' }), tokenSaying([])])(
    'is refused that reads %j',
    async (token) => {
      const { session } = await signedIn();
      expect(await session.borrow(token)).toEqual({ kind: 'refused' });
      expect(session.state).toMatchObject({ user: { spoofedBy: null } });
    },
  );
});

describe('whoever follows it', () => {
  it('is told of each state until it has enough, whatever another one throws', async () => {
    const report = vi.fn();
    const { session } = setUp({ report });
    const seen: string[] = [];
    session.subscribe(() => {
      throw new Error('A listener broke');
    });
    const stop = session.subscribe(({ status }) => seen.push(status));
    await session.login(anna);
    stop();
    await session.logout();
    expect(seen).toEqual(['signed-in']);
    expect(report).toHaveBeenCalledTimes(2);
  });
});

describe('after its end', () => {
  it('tells nobody anything and starts no timer, but keeps the tokens that an exchange under way brings', async () => {
    const { session, storage, time } = await signedIn();
    const seen = vi.fn();
    session.subscribe(seen);
    const refreshing = session.refresh();
    session.dispose();
    await refreshing;
    await settle();
    expect(seen).not.toHaveBeenCalled();
    expect(session.token).toBe(tokenSaying({ sid: '7', issue: 1 }));
    expect(time.waits()).toEqual([]);
    expect(storage.text).toBe(kept('r2'));
  });

  it('has no timer left', async () => {
    const { session, time } = await signedIn();
    session.dispose();
    expect(time.waits()).toEqual([]);
  });
});
