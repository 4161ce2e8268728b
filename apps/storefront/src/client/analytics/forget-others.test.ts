// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { forgetOthers } from './forget-others.ts';

const container = { tagManager: 'GTM-ABC1234', search: null };
const scripts = { ...container, flows: '/sandbox/flowbox/flowbox.js' };

const kept = () =>
  document.cookie
    .split('; ')
    .map((pair) => pair.split('=')[0])
    .sort();

beforeEach(() => {
  for (const name of ['_ga', '_ga_ABC123', '_gcl_au', '_gac_UA-1', 'torg-cart', '_gallery', '_flowbox'])
    document.cookie = `${name}=1; Path=/`;
  localStorage.setItem('_gcl_ls', '1');
  localStorage.setItem('torg-packages', '1');
});

it('what a container and a gallery kept goes with the yes that it was kept by, and nothing else does', () => {
  forgetOthers(scripts, { statistics: true, marketing: true }, document, localStorage);
  expect(kept()).toHaveLength(7);
  forgetOthers(scripts, { statistics: true, marketing: false }, document, localStorage);
  expect(kept()).toEqual(['_flowbox', '_ga', '_ga_ABC123', '_gallery', 'torg-cart']);
  expect(Object.keys(localStorage)).toEqual(['torg-packages']);
  forgetOthers(scripts, { statistics: false, marketing: false }, document, localStorage);
  expect(kept()).toEqual(['_gallery', 'torg-cart']);
});

it('what no script of the channel keeps is left alone', () => {
  forgetOthers(container, { statistics: false, marketing: false }, document, localStorage);
  expect(kept()).toEqual(['_flowbox', '_gallery', 'torg-cart']);
  forgetOthers(undefined, { statistics: false, marketing: false }, document, localStorage);
  expect(kept()).toEqual(['_flowbox', '_gallery', 'torg-cart']);
});

it('a cookie is ended at its host and at each domain above it, where a container keeps it', () => {
  const written: string[] = [];
  const page = {
    location: { hostname: 'www.torg.example' },
    get cookie() {
      return '_ga=1';
    },
    set cookie(text: string) {
      written.push(text);
    },
  } as Document; // all that is looked at
  forgetOthers(scripts, { statistics: false, marketing: false }, page, localStorage);
  expect(written.map((text) => /Domain=(.*)/.exec(text)?.[1])).toEqual([
    undefined,
    'www.torg.example',
    'torg.example',
    'example',
  ]);
  expect(written.every((text) => text.startsWith('_ga=; Max-Age=0; Path=/'))).toBe(true);
});
