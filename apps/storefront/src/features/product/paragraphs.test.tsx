import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Paragraphs } from './paragraphs.tsx';

it.each([
  ['En mugg.', '<p>En mugg.</p>'],
  ['En mugg.\n\nTål disk.\n \nHandgjord.', '<p>En mugg.</p><p>Tål disk.</p><p>Handgjord.</p>'],
  ['Skötsel\nDiska\nTorka', '<p>Skötsel<br/>Diska<br/>Torka</p>'],
])('shows the paragraphs and lines of %j', (text, shown) => {
  expect(renderToStaticMarkup(<Paragraphs text={text} />).replace(/ class="[^"]*"/g, '')).toBe(shown);
});
