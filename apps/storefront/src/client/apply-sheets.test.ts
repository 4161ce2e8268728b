// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { lateFontsMedia, lateSheetMedia } from '../config/late-sheets.ts';
import { applyFonts, applySheets } from './apply-sheets.ts';

const sheet = (name: string, media: string) => `<link rel="stylesheet" href="/${name}.css" media="${media}">`;

it('lets the sheets count that waited in the document, once each has come or failed, and no other', async () => {
  document.head.innerHTML = sheet('first', lateSheetMedia) + sheet('second', lateSheetMedia) + sheet('paper', 'print');
  const links = [...document.querySelectorAll('link')];
  const media = () => links.map((link) => link.getAttribute('media'));
  const applied = applySheets(document);
  links[0]?.dispatchEvent(new Event('load'));
  await Promise.resolve();
  expect(media()).toEqual([lateSheetMedia, lateSheetMedia, 'print']);
  links[1]?.dispatchEvent(new Event('error'));
  await applied;
  expect(media()).toEqual([null, null, 'print']);
});

it('lets the fonts count with another page, or the next one where they are not there yet', () => {
  document.head.innerHTML = sheet('fonts', lateFontsMedia);
  const [link] = document.querySelectorAll('link');
  applyFonts(document);
  expect(link?.getAttribute('media')).toBe(lateFontsMedia);
  if (link) Object.defineProperty(link, 'sheet', { value: {} });
  applyFonts(document);
  expect(link?.getAttribute('media')).toBeNull();
});
