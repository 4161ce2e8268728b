import { expect, it } from 'vitest';
import { splitFaces } from './fonts-apart.ts';

it('takes the faces of fonts out of a style sheet, wherever they stand in it', () => {
  const face = '@font-face{font-family:A;src:url(/a.woff2)}';
  const other = '@font-face{font-family:B;src:url(/b.woff2)}';
  expect(splitFaces(`a{color:red}${face}@media print{${other}b{margin:0}}`)).toEqual({
    faces: face + other,
    others: 'a{color:red}@media print{b{margin:0}}',
  });
  expect(splitFaces('a{color:red}')).toEqual({ faces: '', others: 'a{color:red}' });
});
