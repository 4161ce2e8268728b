import { describe, expect, it } from 'vitest';
import { messageField, requiredChoiceField, requiredTextField, textField } from './fields.ts';

const long = 'å'.repeat(501);
const endless = 'å'.repeat(5_001);

describe('a text', () => {
  it('is taken without the blanks around it', () => {
    for (const field of [textField, requiredTextField, messageField, requiredChoiceField])
      expect(field.read(' Anna ')).toEqual({ value: 'Anna' });
  });

  it.each([
    ['textField', textField, { value: '' }],
    ['messageField', messageField, { value: '' }],
    ['requiredTextField', requiredTextField, { refusal: 'required' }],
    ['requiredChoiceField', requiredChoiceField, { refusal: 'choice' }],
  ])('of blanks is nothing: %s', (_name, field, reading) => {
    expect([field.read('  '), field.read(null)]).toEqual([reading, reading]);
  });

  it('that is too long is refused, and never cut', () => {
    for (const field of [textField, requiredTextField, requiredChoiceField])
      expect(field.read(long)).toEqual({ refusal: 'tooLong' });
    expect(textField.read(long.slice(1))).toEqual({ value: long.slice(1) });
  });

  it('to the shop may be longer', () => {
    expect(messageField.read(long)).toEqual({ value: long });
    expect(messageField.read(endless)).toEqual({ refusal: 'tooLong' });
  });
});
