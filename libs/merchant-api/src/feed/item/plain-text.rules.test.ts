import { expect, it } from 'vitest';
import { firstSentence, oneLine, plainText } from './plain-text.rules.ts';

it.each([
  ['<p>En mugg.</p><p>Tål disk.</p>', 'En mugg.\n\nTål disk.'],
  ['<p>En\nrymlig mugg.</p>\n\n  <p>Tål disk.</p>', 'En rymlig mugg.\n\nTål disk.'],
  ['<p>En mugg.<p>Tål disk.', 'En mugg.\n\nTål disk.'],
  ['En mugg.<div class="x">Tål disk.</div>Handgjord.', 'En mugg.\n\nTål disk.\n\nHandgjord.'],
  ['En mugg.<br>Tål disk.<br /><BR/>Handgjord.', 'En mugg.\nTål disk.\n\nHandgjord.'],
  [
    '<h2>Skötsel</h2>Så här:<ul>\n<li>Diska</li>\n<li>Torka</li>\n</ul>Klart.',
    'Skötsel\n\nSå här:\n\nDiska\nTorka\n\nKlart.',
  ],
  ['<table><tr><td>Höjd</td> <td>9 cm</td></tr><tr><td>Vikt</td> <td>1 kg</td></tr></table>', 'Höjd 9 cm\nVikt 1 kg'],
  ['En mugg.\r\n\r\nTål  disk.\rHandgjord.', 'En mugg.\n\nTål disk.\nHandgjord.'],
  ['En <b>rymlig</b>\nmugg &amp; ett fat', 'En rymlig\nmugg & ett fat'],
  ['M&aring;tt 20 &times; 30 cm &ndash; t&#229;l&nbsp;disk&hellip; &#x2713;', 'Mått 20 × 30 cm – tål disk… ✓'],
  ['R&D och Tom&Jerry; &saknas;', 'R&D och Tom&Jerry; &saknas;'],
  ['a < b och <3', 'a < b och <3'],
])('keeps the paragraphs of %j', (text, plain) => {
  expect(plainText(text)).toBe(plain);
  expect(plainText(plain)).toBe(plain);
});

it('takes names and first sentences on one line', () => {
  expect(oneLine('<p>Mugg</p><p>Strand</p>')).toBe('Mugg Strand');
  expect(firstSentence('En\nmugg. Den tål disk.')).toBe('En mugg.');
});
