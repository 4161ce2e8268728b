import { expect, it } from 'vitest';
import { labelMarkup } from './label.ts';

const jam = { brand: 'Kvarnsele', title: 'Hjortron & hallon', small: '340 G' };

it('prints what a label says, whatever signs are in it', () => {
  expect(labelMarkup(jam)).toContain('>Hjortron &amp; hallon</text>');
});

it('leaves the paper out where the goods themselves are printed on', () => {
  expect(labelMarkup(jam)).toContain('fill="#f7f1e4"');
  expect(labelMarkup({ ...jam, isBare: true })).not.toContain('fill="#f7f1e4"');
});
