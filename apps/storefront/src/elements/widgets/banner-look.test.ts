import type { Widget } from '@torg/commerce-sdk';
import { expect, it } from 'vitest';
import { bannerLook } from './banner-look.ts';

type Banner = Extract<Widget, { kind: 'banner' }>;

const banner: Banner = {
  kind: 'banner',
  id: '1',
  size: 'full',
  classNames: [],
  pictures: [],
  image: { fileName: 'a.avif', mobileFileName: null, altText: '', href: '/nyheter' },
  title: 'Nyheter',
  text: '',
  buttonText: '',
  textColour: 'dark',
  textPlacement: 0,
  textPlacementFullWidth: 0,
  desktopFilm: null,
  mobileFilm: null,
};

it.each<[string, Partial<Banner>, string]>([
  ['left of the picture across the page', { textPlacementFullWidth: 0 }, 'left'],
  ['in the middle', { textPlacementFullWidth: 1 }, 'middle'],
  ['right of it', { textPlacementFullWidth: 2 }, 'right'],
  ['left where the number is none that is known', { textPlacementFullWidth: 7 }, 'left'],
  ['below the picture in a part of a row', { size: 'half', text: 'x' }, 'below'],
  ['on it', { size: 'half', text: 'x', textPlacement: 1 }, 'on'],
  ['in one link where it is a name alone', { size: 'quarter' }, 'tile'],
  [
    'below the picture where a name leads nowhere',
    { size: 'quarter', image: { ...banner.image, href: null } },
    'below',
  ],
])('the words of a banner stand %s', (_where, changes, look) => {
  expect(bannerLook({ ...banner, ...changes })).toBe(look);
});
