import { describe, expect, it, vi } from 'vitest';
import { limitsInMemory } from '../rate-limit/rate-limits.ts';
import { createSignInLimit } from './sign-in-limit.ts';
import { signIn, type SignInPorts } from './sign-in.ts';

const anna = {
  userId: 7,
  email: 'anna@torg.example',
  firstName: 'Anna',
  lastName: 'Lind',
  customerType: 'PERSON',
  mayPreview: false,
  sessionEpoch: 0,
} as const;
const nobody = { salt: '', hash: 'nobody' };

function setUp({ isAnswered = true } = {}) {
  const isPassword = vi.fn(async (digest: string, { hash }: { hash: string }) => digest === hash);
  const ports: SignInPorts = {
    users: {
      find: async () => anna,
      findByEmail: async (email) =>
        email.toLowerCase() === anna.email ? { user: anna, password: { salt: '', hash: 'right' } } : null,
      add: async () => false,
      replacePassword: async () => null,
    },
    challenges: { issue: () => '', sign: () => null, isAnswered: () => isAnswered },
    limit: createSignInLimit({ limits: limitsInMemory(), mostOnAccount: 2 }),
    nobody,
    isPassword,
  };
  const signature = { identity: '', timestamp: '', signature: '' };
  const attempt = (username: string, password: string, address = '10.0.0.1') =>
    signIn(ports, { username, password, signature }, address);
  return { attempt, isPassword };
}

describe('signIn', () => {
  it('lets in whoever has the password', async () => {
    expect(await setUp().attempt('anna@torg.example', 'right')).toEqual({ kind: 'signed-in', user: anna });
  });

  it('says the same of a wrong password and an unknown user, after the same work', async () => {
    const { attempt, isPassword } = setUp();
    expect(await attempt('anna@torg.example', 'wrong')).toEqual({ kind: 'refused' });
    expect(await attempt('bo@torg.example', 'wrong')).toEqual({ kind: 'refused' });
    expect(isPassword.mock.calls.map(([, { hash }]) => hash)).toEqual(['right', 'nobody']);
  });

  it('keeps out an unknown user even where the stand-in password fits', async () => {
    expect(await setUp().attempt('bo@torg.example', 'nobody')).toEqual({ kind: 'refused' });
  });

  it('looks at no password without an answered challenge', async () => {
    const { attempt, isPassword } = setUp({ isAnswered: false });
    expect(await attempt('anna@torg.example', 'right')).toEqual({ kind: 'challenge-refused' });
    expect(isPassword).not.toHaveBeenCalled();
  });

  it('stops guesses from one address, whatever the case of the email, and does not lock the owner out', async () => {
    const { attempt } = setUp();
    await attempt('anna@torg.example', 'wrong');
    await attempt('ANNA@torg.example', 'wrong');
    expect(await attempt('anna@torg.example', 'right')).toMatchObject({ kind: 'limited' });
    expect(await attempt('anna@torg.example', 'right', '10.0.0.2')).toMatchObject({ kind: 'signed-in' });
  });

  it('lets none of 10,000 guesses in, and the owner all the while', async () => {
    const { attempt, isPassword } = setUp();
    const kinds = new Set<string>();
    for (let guess = 0; guess < 10_000; guess += 1) {
      kinds.add((await attempt('anna@torg.example', `guess ${guess}`, `10.1.0.${guess % 50}`)).kind);
      if (guess % 1_000 === 0)
        expect(await attempt('anna@torg.example', 'right', '10.0.0.2')).toMatchObject({ kind: 'signed-in' });
    }
    expect(kinds).toEqual(new Set(['refused', 'limited']));
    // All but two from each address were answered without a look at the password.
    expect(isPassword.mock.calls.length).toBe(50 * 2 + 10);
  });

  it('lets no more through when many come at once', async () => {
    const { attempt } = setUp();
    const verdicts = await Promise.all(Array.from({ length: 5 }, () => attempt('anna@torg.example', 'wrong')));
    expect(verdicts.map(({ kind }) => kind)).toEqual(['refused', 'refused', 'limited', 'limited', 'limited']);
  });

  it('forgets failures once the right password came', async () => {
    const { attempt } = setUp();
    for (const password of ['wrong', 'right', 'wrong', 'right']) await attempt('anna@torg.example', password);
    expect(await attempt('anna@torg.example', 'right')).toMatchObject({ kind: 'signed-in' });
  });
});
