import { describe, expect, it } from 'vitest';
import { readAuthBody } from './read-credentials.ts';

const signature = { identity: 'a', timestamp: 'b', signature: 'c' };
const whole = { username: 'anna@torg.example', signature, password: 'digest' };
const read = (body: unknown) => readAuthBody(JSON.stringify(body));

describe('the body of an auth request', () => {
  it('asks for a challenge with a username alone', () => {
    expect(read({ username: 'anna@torg.example' })).toEqual({ kind: 'challenge', username: 'anna@torg.example' });
  });

  it.each([
    [30, true],
    [undefined, false],
    ['30', false],
    [100_000, false],
  ])('with a session lifetime of %j makes a short session: %j', (sessionLifetime, isShortSession) => {
    const body = { kind: 'credentials', credentials: whole, newPassword: null, isShortSession };
    expect(read({ ...whole, sessionLifetime })).toEqual(body);
  });

  it('may bring a new password', () => {
    expect(read({ ...whole, newPassword: 'next' })).toMatchObject({ credentials: whole, newPassword: 'next' });
  });

  it.each([
    null,
    [],
    'text',
    {},
    { username: 7 },
    { username: '' },
    { username: 'a'.repeat(321) },
    { ...whole, password: undefined },
    { ...whole, password: ['digest'] },
    { ...whole, password: 'a'.repeat(321) },
    { ...whole, signature: undefined },
    { ...whole, signature: 'c' },
    { ...whole, signature: { ...signature, identity: 1 } },
  ])('is not %j', (body) => {
    expect(read(body)).toBeNull();
  });

  it('is not text that is no JSON', () => {
    expect(readAuthBody('{')).toBeNull();
  });
});
