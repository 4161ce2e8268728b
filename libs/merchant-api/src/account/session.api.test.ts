import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { demoEditor } from '../settings/demo-customer.ts';
import { describeApi, graphqlRequest } from '../testing/open-test-api.ts';
import { loginUrl, logoutUrl, openAuthApi, refusalOf, tokensOf, type AuthApi } from './testing/open-auth-api.ts';

const [second, minute, day] = [1000, 60_000, 24 * 60 * 60_000];
let api: AuthApi;

beforeAll(async () => {
  api = await openAuthApi();
});
afterAll(() => api.close());
beforeEach(() => api.at(0));

const refresh = async (refreshToken: string) => tokensOf(await api.getWith(loginUrl, refreshToken));

async function getUser(headers: Record<string, string>) {
  const query = `{ getUser { id email address { firstName lastName city } customerType memberType memberId
    balances { amount } balance } }`;
  const response = await api.fetch(graphqlRequest({ query }, headers));
  const { data, errors = [] } = await response.json();
  return { user: data?.getUser ?? null, codes: errors.map((error: { extensions: object }) => error.extensions) };
}

const codesAs = async (token: string) => (await api.queryAs(token, '{ getUser { id } }')).codes;

describeApi('a refresh', () => {
  it('gives new tokens each time', async () => {
    const first = await tokensOf(await api.signIn());
    api.at(minute);
    const second = await refresh(first.refreshToken);
    const third = await refresh(second.refreshToken);
    expect(new Set([first, second, third].map(({ refreshToken }) => refreshToken)).size).toBe(3);
    expect(second.token).not.toBe(first.token);
    expect(second.maxAge).toBe(900);
  });

  it('with a token that was used before ends the session, also for whoever holds the newest', async () => {
    const first = await tokensOf(await api.signIn());
    const second = await refresh(first.refreshToken);
    const third = await refresh(second.refreshToken);
    expect(await refusalOf(await api.getWith(loginUrl, first.refreshToken))).toBe('401 SESSION_ENDED');
    expect(await refusalOf(await api.getWith(loginUrl, third.refreshToken))).toBe('401 SESSION_ENDED');
    expect(await codesAs(third.token)).toEqual(['UNAUTHENTICATED']);
  });

  it('that comes again is answered with the same token for two minutes, as the first answer may be lost', async () => {
    const first = await tokensOf(await api.signIn());
    const lost = await refresh(first.refreshToken);
    api.at(2 * minute - 1);
    const again = await refresh(first.refreshToken);
    expect(again.refreshToken).toBe(lost.refreshToken);
    expect(await codesAs(again.token)).toEqual([]);
    await refresh(again.refreshToken);
  });

  it('that comes again is answered again where the shop used the new token and its own answer was lost', async () => {
    const first = await tokensOf(await api.signIn());
    const lost = await refresh(first.refreshToken);
    api.at(10 * second - 1);
    expect(await codesAs(lost.token)).toEqual([]);
    api.at(minute);
    const again = await refresh(first.refreshToken);
    expect(await codesAs(again.token)).toEqual([]);
    api.at(2 * minute - 1);
    expect((await refresh(first.refreshToken)).refreshToken).toBe(lost.refreshToken);
  });

  it('that comes again is answered again while only tokens of before it are used', async () => {
    const first = await tokensOf(await api.signIn());
    const lost = await refresh(first.refreshToken);
    api.at(minute);
    expect(await codesAs(first.token)).toEqual([]);
    expect((await refresh(first.refreshToken)).refreshToken).toBe(lost.refreshToken);
  });

  it('that comes again once its new token is in use ends the session', async () => {
    const first = await tokensOf(await api.signIn());
    const next = await refresh(first.refreshToken);
    api.at(10 * second);
    expect(await codesAs(next.token)).toEqual([]);
    expect(await refusalOf(await api.getWith(loginUrl, first.refreshToken))).toBe('401 SESSION_ENDED');
    expect(await codesAs(next.token)).toEqual(['UNAUTHENTICATED']);
  });

  it('of a second tab is fine within ten seconds, also where the first one uses the new token already', async () => {
    const before = await tokensOf(await api.signIn());
    const one = await refresh(before.refreshToken);
    api.at(9 * second);
    expect(await codesAs(one.token)).toEqual([]);
    const other = await refresh(before.refreshToken);
    expect(other.refreshToken).toBe(one.refreshToken);
    api.at(minute);
    expect([await codesAs(one.token), await codesAs(other.token)]).toEqual([[], []]);
  });

  it('of a thief a minute after each of the owner’s, who goes on shopping, ends the session within three rounds', async () => {
    let held = await tokensOf(await api.signIn());
    const stolen = [];
    for (const round of [1, 2, 3]) {
      const former = held.refreshToken;
      api.at(round * 14 * minute);
      const answer = await api.getWith(loginUrl, former);
      if (answer.status !== 200) break;
      held = await tokensOf(answer);
      api.at(round * 14 * minute + 30 * second);
      await codesAs(held.token);
      api.at(round * 14 * minute + minute);
      stolen.push((await api.getWith(loginUrl, former)).status);
    }
    expect(stolen).toEqual([401]);
    expect(await codesAs(held.token)).toEqual(['UNAUTHENTICATED']);
  });

  it('costs the requests that follow nothing but for those of the two minutes', async () => {
    const { token } = await refresh((await tokensOf(await api.signIn())).refreshToken);
    const writesAt = async (ms: number) => {
      api.at(ms);
      api.takeStatements();
      await codesAs(token);
      return api.takeStatements().filter(({ sql }) => sql.startsWith('update')).length;
    };
    expect([await writesAt(9 * second), await writesAt(minute), await writesAt(3 * minute)]).toEqual([0, 1, 0]);
  });

  it('that comes again later than that ends the session', async () => {
    const first = await tokensOf(await api.signIn());
    const second = await refresh(first.refreshToken);
    api.at(2 * minute);
    expect(await refusalOf(await api.getWith(loginUrl, first.refreshToken))).toBe('401 SESSION_ENDED');
    expect(await refusalOf(await api.getWith(loginUrl, second.refreshToken))).toBe('401 SESSION_ENDED');
  });

  it('that comes again after signing out is refused', async () => {
    const first = await tokensOf(await api.signIn());
    const second = await refresh(first.refreshToken);
    await api.getWith(logoutUrl, second.refreshToken);
    expect(await refusalOf(await api.getWith(loginUrl, first.refreshToken))).toBe('401 SESSION_ENDED');
  });

  it('with a used token leaves other sessions of the same customer alone', async () => {
    const [one, other] = [await tokensOf(await api.signIn()), await tokensOf(await api.signIn())];
    await refresh((await refresh(one.refreshToken)).refreshToken);
    expect(await refusalOf(await api.getWith(loginUrl, one.refreshToken))).toBe('401 SESSION_ENDED');
    await refresh(other.refreshToken);
  });

  it('gives ten that come at once the same next token', async () => {
    const { refreshToken } = await tokensOf(await api.signIn());
    const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(refreshToken)));
    expect(new Set(answers.map((answer) => answer.refreshToken)).size).toBe(1);
  });

  it('keeps a session going for seven days after the last one', async () => {
    const first = await tokensOf(await api.signIn());
    api.at(7 * day - 1);
    const second = await refresh(first.refreshToken);
    api.at(14 * day - 2);
    const third = await refresh(second.refreshToken);
    api.at(21 * day);
    expect(await refusalOf(await api.getWith(loginUrl, third.refreshToken))).toBe('401 SESSION_ENDED');
  });

  it('keeps a session of those who are not to be remembered for half an hour, and again after each refresh', async () => {
    const first = await tokensOf(await api.signIn({ sessionLifetime: 30 }));
    api.at(29 * minute);
    const second = await refresh(first.refreshToken);
    api.at(58 * minute);
    const third = await refresh(second.refreshToken);
    api.at(88 * minute);
    expect(await refusalOf(await api.getWith(loginUrl, third.refreshToken))).toBe('401 SESSION_ENDED');
  });

  it.each([null, '', 'made-up'])('with the token %j is refused', async (refreshToken) => {
    expect(await refusalOf(await api.getWith(loginUrl, refreshToken))).toBe('401 SESSION_ENDED');
  });
});

describeApi('signing out', () => {
  it('ends the session', async () => {
    const first = await tokensOf(await api.signIn());
    const second = await refresh(first.refreshToken);
    expect((await api.getWith(logoutUrl, second.refreshToken)).status).toBe(200);
    expect(await refusalOf(await api.getWith(loginUrl, second.refreshToken))).toBe('401 SESSION_ENDED');
  });

  it('ends the session’s access tokens at once, also those of before a refresh, and no other session’s', async () => {
    const [other, first] = [await tokensOf(await api.signIn()), await tokensOf(await api.signIn())];
    const second = await refresh(first.refreshToken);
    expect(await codesAs(second.token)).toEqual([]);
    await api.getWith(logoutUrl, second.refreshToken);
    expect(await codesAs(second.token)).toEqual(['UNAUTHENTICATED']);
    expect(await codesAs(first.token)).toEqual(['UNAUTHENTICATED']);
    expect(await codesAs(other.token)).toEqual([]);
  });

  it('shows an editor’s access token no more drafts', async () => {
    const editor = await tokensOf(await api.signIn({ username: demoEditor.email, password: demoEditor.password }));
    const draft = '{ widgetArea(family: "Frontpage", areaName: "The front page area", preview: true) { name } }';
    expect((await api.queryAs(editor.token, draft)).codes).toEqual([]);
    await api.getWith(logoutUrl, editor.refreshToken);
    expect((await api.queryAs(editor.token, draft)).codes).toEqual(['FORBIDDEN']);
  });

  it.each([null, 'made-up'])('with the token %j does no harm', async (refreshToken) => {
    const { refreshToken: own } = await tokensOf(await api.signIn());
    expect((await api.getWith(logoutUrl, refreshToken)).status).toBe(200);
    await refresh(own);
  });
});

describeApi('getUser', () => {
  it('answers who the token is from', async () => {
    const { token } = await tokensOf(await api.signIn());
    expect(await getUser({ authorization: `Bearer ${token}` })).toEqual({
      codes: [],
      user: {
        id: expect.any(Number),
        email: 'anna@torg.example',
        address: { firstName: 'Anna', lastName: 'Lind', city: '' },
        customerType: 'PERSON',
        memberType: 'Standard',
        memberId: expect.any(Number),
        balances: [],
        balance: 0,
      },
    });
  });

  it.each<[string, Record<string, string>]>([
    ['no token', {}],
    ['a forged token', { authorization: 'Bearer a.b.c' }],
    ['another scheme', { authorization: 'Basic YTpi' }],
  ])('is refused with %s', async (_name, headers) => {
    expect(await getUser(headers)).toEqual({ user: null, codes: [{ code: 'UNAUTHENTICATED' }] });
  });

  it('is refused once the token is over, while the shop stays open to it', async () => {
    const { token } = await tokensOf(await api.signIn());
    const headers = { authorization: `Bearer ${token}` };
    api.at(15 * minute);
    expect((await getUser(headers)).codes).toEqual([{ code: 'UNAUTHENTICATED' }]);
    const response = await api.fetch(graphqlRequest({ query: '{ channels { id } }' }, headers));
    expect((await response.json()).data.channels).toHaveLength(2);
  });
});
