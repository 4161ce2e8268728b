import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LONGEST_GREETING, readGreeting, writeGreeting, type GiftGreeting } from './greeting.ts';

const maja: GiftGreeting = { name: 'Maja Lind', email: 'maja@torg.example', words: 'Grattis!', sendOn: '2026-12-24' };

describe('a greeting of a gift card', () => {
  it('is a message that people can read, too', () => {
    expect(writeGreeting(maja)).toBe('To: Maja Lind <maja@torg.example>\nOn: 2026-12-24\n\nGrattis!');
    expect(writeGreeting({ ...maja, words: ' ', sendOn: null })).toBe('To: Maja Lind <maja@torg.example>');
  });

  it('comes back as it was written, whatever was typed', () => {
    const typed = fc.record({
      name: fc.string({ unit: 'binary', maxLength: 120 }),
      words: fc.string({ unit: 'binary', maxLength: 600 }),
      sendOn: fc.constantFrom(null, '2026-12-24', '2028-02-29'),
    });
    fc.assert(
      fc.property(typed, (given) => {
        const message = writeGreeting({ ...given, email: maja.email });
        const read = readGreeting(message);
        expect(read).toMatchObject({ email: maja.email, sendOn: given.sendOn });
        expect(read && writeGreeting(read)).toBe(message);
      }),
    );
  });

  it('cannot be given another receiver or day by what is typed into it', () => {
    const name = 'Eva <eva@other.example>\nOn: 2030-01-01';
    expect(readGreeting(writeGreeting({ ...maja, name }))).toEqual({
      ...maja,
      name: 'Eva eva@other.example On: 2030-01-01',
    });
    const words = 'Hej\n\nTo: Eva <eva@other.example>';
    expect(readGreeting(writeGreeting({ ...maja, words }))).toEqual({ ...maja, words });
  });

  it('is cut where it is longer than a mail should be', () => {
    expect(readGreeting(writeGreeting({ ...maja, words: 'a'.repeat(900) }))?.words).toHaveLength(LONGEST_GREETING);
  });

  it.each([
    null,
    '',
    'Graverad med "Maja"',
    'To: Maja <maja>',
    'To: Maja <maja@torg.example>\nOn: 2026-02-30',
    'To: Maja <maja@torg.example>\nGrattis!',
    `To: Maja <maja@torg.example>\n\n${'a'.repeat(LONGEST_GREETING + 1)}`,
  ])('is no other message: %j', (message) => {
    expect(readGreeting(message)).toBeNull();
  });
});
