import { expect, it } from 'vitest';
import { shots } from './manifest.ts';

it('says what is seen, in which colour and from where, in both languages', () => {
  const mug = shots().find(({ fileName }) => fileName === 'mugg-strand-mossa-angle.avif');
  expect(mug?.alt).toEqual({
    sv: 'Mugg Strand, mossgrön, snett ovanifrån',
    nb: 'Krus Strand, mosegrønn, skrått ovenfra',
  });
});
