import { expect, it } from 'vitest';
import { pictureAddress } from './picture-address.ts';

const host = 'https://shop.example/media';

it('a picture is asked for by its kind, its size and its name', () => {
  const mug = { kind: 'product', fileName: 'mugg.avif' } as const;
  expect(pictureAddress(host, { ...mug, size: { width: 480, height: 600 } })).toBe(`${host}/product/480f600/mugg.avif`);
  expect(pictureAddress(`${host}/`, { ...mug, size: { width: 960 } })).toBe(`${host}/product/960/mugg.avif`);
});

it('the name of a picture may hold whatever an editor called it', () => {
  const odd = { kind: 'brand', fileName: 'å/b?.png', size: { width: 320 } } as const;
  expect(pictureAddress('/media', odd)).toBe('/media/brand/320/%C3%A5%2Fb%3F.png');
});
