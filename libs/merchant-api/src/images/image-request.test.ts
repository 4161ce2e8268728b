import { describe, expect, it } from 'vitest';
import { isImagePath, readImageRequest } from './image-request.ts';

describe('an address of a picture', () => {
  it.each([
    ['/product/480f600/mugg-front.avif', { width: 480, height: 600, fit: 'cover' }],
    ['/product/1000f1250/mugg-front.avif', { width: 1000, height: 1250, fit: 'cover' }],
    ['/product/240/mugg-front.avif', { width: 240, height: null, fit: 'inside' }],
    ['/product/raw/mugg-front.avif', { width: null, height: null, fit: 'inside' }],
    ['/product/40x40/mugg-front.avif', { width: 40, height: 40, fit: 'inside' }],
    ['/brand/100x100/mugg-front.avif', { width: 100, height: 100, fit: 'inside' }],
    ['/pagewidget/1920f1080/mugg-front.avif', { width: 1920, height: 1080, fit: 'cover' }],
    ['/category/640f640/mugg-front.avif', { width: 640, height: 640, fit: 'cover' }],
    ['/campaign/1280/mugg-front.avif', { width: 1280, height: null, fit: 'inside' }],
  ])('%s is read', (path, size) => {
    const type = path.split('/')[1];
    expect(readImageRequest(path, null)).toMatchObject({ type, fileName: 'mugg-front.avif', size });
  });

  it.each(['a.avif', 'a.webp', 'a.jpg', 'a.jpeg', 'a.PNG', 'lang-namn_2.v1.png'])('may name %s', (name) => {
    expect(readImageRequest(`/product/raw/${name}`, null)?.fileName).toBe(name);
  });

  it('takes AVIF for the best where the browser says so, else WebP', () => {
    expect(readImageRequest('/product/raw/a.avif', 'image/avif,*/*')?.accepted).toBe('avif');
    expect(readImageRequest('/product/raw/a.avif', '*/*')?.accepted).toBe('webp');
    expect(readImageRequest('/product/raw/a.avif', null)?.accepted).toBe('webp');
  });

  it.each([
    '/product/481f600/a.avif',
    '/product/480f601/a.avif',
    '/product/480x600/a.avif',
    '/product/1920f1080/a.avif',
    '/product/41x41/a.avif',
    '/product/100x40/a.avif',
    '/product/0480f0600/a.avif',
    '/product/9999/a.avif',
    '/product/-240/a.avif',
    '/product/2e2/a.avif',
    '/product/raw/../secret.avif',
    '/product/raw/..%2Fsecret.avif',
    '/product/raw/%2e%2e%2fsecret.avif',
    '/product/raw/..%5csecret.avif',
    '/product/raw/.hidden.avif',
    '/product/raw/a.svg',
    '/product/raw/a.avif.exe',
    '/product/raw/a%00.avif',
    '/product/raw/%E0%A4%A.avif',
    '/product/raw/deep/a.avif',
    `/product/raw/${'a'.repeat(200)}.avif`,
    '/product/raw/',
    '/product',
    '/constructor/raw/a.avif',
    '/toString/raw/a.avif',
    '/elsewhere/raw/a.avif',
  ])('%s is none', (path) => {
    expect(readImageRequest(path, 'image/avif')).toBeNull();
  });
});

it('tells the paths of pictures from others', () => {
  expect(['/product/x', '/pagewidget', '/category/raw/a'].map(isImagePath)).toEqual([true, true, true]);
  expect(['/graphql', '/', '/constructor/raw/a.avif'].map(isImagePath)).toEqual([false, false, false]);
});
