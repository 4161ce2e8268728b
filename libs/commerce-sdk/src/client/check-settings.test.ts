import { describe, expect, it } from 'vitest';
import { ConfigurationError } from '../errors/configuration-error.ts';
import { swedishScope } from '../testing/answering-client.ts';
import { createCommerceClient, type CommerceClientOptions } from './create-commerce-client.ts';

const fine = { endpoint: 'https://shop.test/graphql', apiKey: 'a-key', scope: swedishScope };

function problemsOf(settings: object): readonly string[] {
  try {
    createCommerceClient({ ...fine, ...settings });
    return [];
  } catch (error) {
    return error instanceof ConfigurationError ? error.problems : [`not a ConfigurationError: ${String(error)}`];
  }
}

describe('the settings of a client', () => {
  it.each([
    {},
    { endpoint: 'http://localhost:3000/graphql' },
    { scope: { channelId: '2|no', marketId: 'no', languageId: 'nb-NO' } },
    { timeoutMs: 1, retries: 0 },
  ])('may be %j', (settings) => {
    expect(problemsOf(settings)).toEqual([]);
  });

  it.each([
    [
      { endpoint: undefined },
      "'endpoint' must be an absolute address such as https://shop.example/graphql, not left out.",
    ],
    [
      { endpoint: '/graphql' },
      '\'endpoint\' must be an absolute address such as https://shop.example/graphql, not "/graphql".',
    ],
    [{ endpoint: 'https://' }, /^'endpoint'/],
    [{ endpoint: 'ftp://shop.test/graphql' }, /^'endpoint'/],
    [{ apiKey: '' }, /^'apiKey' must be a key, not ""/],
    [{ apiKey: ' ' }, /^'apiKey'/],
    [{ scope: undefined }, /^'scope.channelId'/],
    [{ scope: { ...swedishScope, channelId: 'se' } }, /^'scope.channelId' must be a channel such as 1\|se, not "se"/],
    [{ scope: { ...swedishScope, marketId: '' } }, /^'scope.marketId'/],
    [
      { scope: { ...swedishScope, languageId: 'sv' } },
      /^'scope.languageId' must be a language with its country such as sv-SE/,
    ],
    [{ scope: { ...swedishScope, languageId: 'sv_SE' } }, /^'scope.languageId'/],
    [{ timeoutMs: 0 }, /^'timeoutMs' must be from 1/],
    [{ timeoutMs: Infinity }, /^'timeoutMs'/],
    [{ timeoutMs: Number.NaN }, /^'timeoutMs'/],
    [{ retries: -1 }, /^'retries'/],
  ])('may not be %j', (settings, problem) => {
    const [first = ''] = problemsOf(settings);
    if (typeof problem === 'string') expect(first).toBe(problem);
    else expect(first).toMatch(problem);
  });

  it('are refused where nobody reads them, all in one sentence with those that there are', () => {
    const [problem, ...others] = problemsOf({ timeout: 5, headers: {} });
    expect(problem).toMatch(/^Unknown: timeout headers; known: endpoint .*timeoutMs/);
    expect(others).toEqual([]);
  });

  it('may be each that the types know, and each may be left undefined', () => {
    const every: Record<keyof CommerceClientOptions, undefined> = {
      ...{ endpoint: undefined, apiKey: undefined, scope: undefined, auth: undefined, onTokenRefused: undefined },
      ...{ fetch: undefined, transport: undefined, print: undefined, clientName: undefined, clientVersion: undefined },
      ...{ timeoutMs: undefined, deadlineMs: undefined, retries: undefined, cache: undefined, clock: undefined },
      ...{ createRequestId: undefined, createIdempotencyKey: undefined, persistedQueries: undefined },
      ...{ wait: undefined, random: undefined },
    };
    expect(problemsOf({ ...every, ...fine })).toEqual([]);
  });

  it('are refused with all that is wrong at once', () => {
    const nothing = { endpoint: '', apiKey: '', scope: null } as unknown as CommerceClientOptions; // as a script may send it
    expect(() => createCommerceClient(nothing)).toThrow(
      expect.objectContaining({
        code: 'CONFIGURATION',
        message: expect.stringContaining("'apiKey' must be"),
        problems: expect.objectContaining({ length: 5 }),
      }),
    );
  });
});
