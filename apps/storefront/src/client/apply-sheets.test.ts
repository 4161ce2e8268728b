// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { applySheets } from './apply-sheets.ts';

it('lets a sheet count that waited in the document, as soon as it is there, and no other', () => {
  document.head.innerHTML =
    '<link rel="stylesheet" href="/late.css" media="not all"><link rel="stylesheet" href="/paper.css" media="print">';
  const media = () => [...document.querySelectorAll('link')].map((link) => link.getAttribute('media'));
  applySheets(document);
  expect(media()).toEqual(['not all', 'print']);
  document.querySelector('link')?.dispatchEvent(new Event('load'));
  expect(media()).toEqual([null, 'print']);
});
