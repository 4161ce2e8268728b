import { describe, expect, it } from 'vitest';
import { readStandingMessage, writeStandingMessage } from './standing-message.ts';

describe('the message that goes along with each order', () => {
  it.each([
    [null, ''],
    ['', ''],
    ['{}', ''],
    ['{"orderMessage":"Ring på"}', 'Ring på'],
    ['{"orderMessage":7}', ''],
  ])('of %j is %j', (metaData, message) => {
    expect(readStandingMessage(metaData)).toBe(message);
  });

  it.each(['en text', '[1]', '"ord"', '7'])('has no place beside %j, which is another’s', (metaData) => {
    expect(readStandingMessage(metaData)).toBeNull();
  });

  it('leaves what others keep there', () => {
    expect(writeStandingMessage('{"tier":"gold","orderMessage":"a"}', 'b')).toBe('{"tier":"gold","orderMessage":"b"}');
    expect(writeStandingMessage('{"tier":"gold","orderMessage":"a"}', '')).toBe('{"tier":"gold"}');
  });

  it('leaves nothing where it was all', () => {
    expect(writeStandingMessage('{"orderMessage":"a"}', '')).toBe('');
    expect(writeStandingMessage(null, '')).toBe('');
  });
});
