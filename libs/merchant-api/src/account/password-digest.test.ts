import { expect, it } from 'vitest';
import { passwordDigest } from './password-digest.ts';

it('is the one that every client of the contract sends', () => {
  expect(passwordDigest('hemligt7')).toBe('kOMpwtbg/OtzlPBfJlZ2Zusjveh8eYiZW7Cd+7CcbS46hXZLUPBnTSAAZarNIHmf');
});
