import { describe, expect, it } from 'vitest';
import { createChallenges, type SignedChallenge } from './challenges.ts';

function setUp(secret = 'a-secret') {
  let now = Date.parse('2026-11-21T12:00:00Z');
  const clock = { now: () => now };
  const challenges = createChallenges({ secret, clock, randomBytes: (size) => new Uint8Array(size).fill(7) });
  const signed = (username: string): SignedChallenge => {
    const answer = challenges.sign(challenges.issue(username));
    if (!answer) throw new Error('The challenge was not open');
    return answer;
  };
  return { challenges, signed, pass: (ms: number) => void (now += ms) };
}

describe('a signed challenge', () => {
  it('is good for its username, in any case and for no other', () => {
    const { challenges, signed } = setUp();
    const answer = signed('anna@torg.example');
    expect(challenges.isAnswered('anna@torg.example', answer)).toBe(true);
    expect(challenges.isAnswered(' Anna@Torg.example', answer)).toBe(true);
    expect(challenges.isAnswered('bo@torg.example', answer)).toBe(false);
  });

  it('says when it was signed and never names the username, since addresses end up in logs', () => {
    const answer = setUp().signed('anna@torg.example');
    expect(answer.timestamp).toBe('2026-11-21T12:00:00.000Z');
    const readable = Buffer.from(answer.identity.replaceAll('.', ''), 'base64url').toString('latin1');
    expect(answer.identity + readable).not.toContain('anna');
  });

  it('ends after five minutes, as an answer and as a question', () => {
    const { challenges, signed, pass } = setUp();
    const [answer, question] = [signed('anna@torg.example'), challenges.issue('anna@torg.example')];
    pass(5 * 60_000 - 1);
    expect(challenges.isAnswered('anna@torg.example', answer)).toBe(true);
    pass(1);
    expect(challenges.isAnswered('anna@torg.example', answer)).toBe(false);
    expect(challenges.sign(question)).toBeNull();
  });

  it.each<[string, (answer: SignedChallenge) => SignedChallenge]>([
    ['a later end', (answer) => ({ ...answer, identity: answer.identity.replace(/^\d+/, '9999999999999') })],
    ['another time of signing', (answer) => ({ ...answer, timestamp: '2026-11-21T12:00:01.000Z' })],
    ['another signature', (answer) => ({ ...answer, signature: 'A'.repeat(43) })],
    ['no signature', (answer) => ({ ...answer, signature: '' })],
    ['an invented challenge', (answer) => ({ ...answer, identity: 'anna@torg.example' })],
  ])('with %s is not ours', (_name, forge) => {
    const { challenges, signed } = setUp();
    expect(challenges.isAnswered('anna@torg.example', forge(signed('anna@torg.example')))).toBe(false);
  });

  it('is no good for a challenge that was made up and then signed', () => {
    const { challenges } = setUp();
    const madeUp = challenges.sign(`9999999999999.${'A'.repeat(22)}.${'A'.repeat(43)}`);
    expect(madeUp).not.toBeNull();
    expect(challenges.isAnswered('anna@torg.example', madeUp ?? { identity: '', timestamp: '', signature: '' })).toBe(
      false,
    );
  });

  it('of one secret means nothing to another', () => {
    const answer = setUp('one').signed('anna@torg.example');
    expect(setUp('other').challenges.isAnswered('anna@torg.example', answer)).toBe(false);
  });
});
