import { expect, it } from 'vitest';
import { readImageRequest } from './image-request.ts';

it.each([
  ['/product/480f600/mugg-front.avif', { width: 480, height: 600 }],
  ['/product/240/mugg-front.avif', { width: 240, height: null }],
  ['/product/raw/mugg-front.avif', { width: null, height: null }],
])('reads %s', (path, size) => {
  expect(readImageRequest(path, 'image/avif,*/*')).toMatchObject({ fileName: 'mugg-front.avif', size, format: 'avif' });
});

it('makes WebP for those who do not ask for AVIF', () => {
  expect(readImageRequest('/product/raw/a.avif', '*/*')?.format).toBe('webp');
  expect(readImageRequest('/product/raw/a.avif', null)?.format).toBe('webp');
});

it.each([
  '/product/481f600/a.avif',
  '/product/480f601/a.avif',
  '/product/9999/a.avif',
  '/product/raw/../secret.avif',
  '/product/raw/..%2Fsecret.avif',
  '/product/raw/%2e%2e%2fsecret.avif',
  '/product/raw/.hidden.avif',
  '/product/raw/a.png',
  '/product/raw/a%00.avif',
  '/product/raw/%E0%A4%A.avif',
  '/product/raw/deep/a.avif',
  '/product/raw/',
  '/category/raw/a.avif',
])('knows no picture at %s', (path) => {
  expect(readImageRequest(path, 'image/avif')).toBeNull();
});
