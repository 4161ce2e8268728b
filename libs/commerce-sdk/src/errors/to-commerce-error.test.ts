import { describe, expect, it } from 'vitest';
import { GraphQLResponseError } from './graphql-response-error.ts';
import { ServerError } from './server-error.ts';
import { toCommerceError } from './to-commerce-error.ts';
import { toNetworkError } from './to-network-error.ts';

describe('toCommerceError', () => {
  it('leaves an error of the family as it is', () => {
    const error = new ServerError(502);
    expect(toCommerceError(error)).toBe(error);
  });

  it.each([
    { caught: new DOMException('late', 'TimeoutError'), failure: 'timeout', retryable: true },
    { caught: new DOMException('gone', 'AbortError'), failure: 'aborted', retryable: false },
  ])('calls $caught $failure and keeps it as the cause', ({ caught, failure, retryable }) => {
    const error = toCommerceError(caught);
    expect(error).toMatchObject({ name: 'NetworkError', code: 'NETWORK', failure, retryable });
    expect(error.cause).toBe(caught);
  });

  it.each([new TypeError('x is not a function'), new ReferenceError('x is not defined'), 'a bare string'])(
    'takes %s for a mistake, which no other try mends',
    (caught) => {
      const error = toCommerceError(caught);
      expect(error).toMatchObject({ name: 'UnexpectedError', code: 'UNEXPECTED', retryable: false });
      expect(error.cause).toBe(caught);
    },
  );
});

describe('toNetworkError', () => {
  it.each([new TypeError('fetch failed'), new Error('socket hang up'), 'a bare string'])(
    'takes whatever fetch rejects with, such as %s, for a failure of the network',
    (caught) => {
      const error = toNetworkError(caught);
      expect(error).toMatchObject({ code: 'NETWORK', failure: 'unreachable', retryable: true });
      expect(error.cause).toBe(caught);
    },
  );
});

describe('ServerError', () => {
  it.each([
    [301, false],
    [401, false],
    [429, true],
    [500, true],
    [503, true],
  ])('with status %d is worth another try: %s', (status, retryable) => {
    expect(new ServerError(status).retryable).toBe(retryable);
  });
});

describe('GraphQLResponseError', () => {
  it('collects messages and machine codes', () => {
    const error = new GraphQLResponseError([
      { message: 'One', extensions: { code: 'FIRST' } },
      { message: 'Two', extensions: {} },
    ]);
    expect(error.message).toBe('One; Two');
    expect(error.codes).toEqual(['FIRST']);
    expect(error.retryable).toBe(false);
  });
});
