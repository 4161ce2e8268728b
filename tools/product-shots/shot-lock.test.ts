import { expect, it } from 'vitest';
import { asSaidNow } from './shot-lock.ts';

const taken = { fingerprint: '1', dominant: '#f6f1ea', alt: { sv: 'Kopp', nb: 'Kopp' } };

it('says what a picture shows in new words without taking it again, and forgets what is taken no more', () => {
  const alt = { sv: 'Mugg', nb: 'Krus' };
  const lock = { 'mugg.avif': taken, 'skål.avif': taken };
  expect(
    asSaidNow(lock, [
      { fileName: 'mugg.avif', alt },
      { fileName: 'vas.avif', alt },
    ]),
  ).toEqual({
    'mugg.avif': { ...taken, alt },
  });
});
