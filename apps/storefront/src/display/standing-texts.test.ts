import { describe, expect, it } from 'vitest';
import { readStandingText, writeStandingTexts } from './standing-texts.ts';

describe('the message that goes along with each order', () => {
  it.each([
    [null, ''],
    ['', ''],
    ['{}', ''],
    ['{"orderMessage":"Ring på"}', 'Ring på'],
    ['{"orderMessage":7}', ''],
  ])('of %j is %j', (metaData, message) => {
    expect(readStandingText(metaData, 'orderMessage')).toBe(message);
  });

  it.each(['en text', '[1]', '"ord"', '7'])('has no place beside %j, which is another’s', (metaData) => {
    expect(readStandingText(metaData, 'orderMessage')).toBeNull();
  });

  it('leaves what others keep there', () => {
    expect(writeStandingTexts('{"tier":"gold","orderMessage":"a"}', { orderMessage: 'b' })).toBe(
      '{"tier":"gold","orderMessage":"b"}',
    );
    expect(writeStandingTexts('{"tier":"gold","orderMessage":"a"}', { orderMessage: '' })).toBe('{"tier":"gold"}');
  });

  it('stands beside what an organization’s books know its orders by', () => {
    const both = writeStandingTexts('{"orderMessage":"a"}', { reference: 'Kök 3' });
    expect([readStandingText(both, 'orderMessage'), readStandingText(both, 'reference')]).toEqual(['a', 'Kök 3']);
  });

  it('leaves nothing where it was all', () => {
    expect(writeStandingTexts('{"orderMessage":"a"}', { orderMessage: '' })).toBe('');
    expect(writeStandingTexts(null, { orderMessage: '' })).toBe('');
  });
});
