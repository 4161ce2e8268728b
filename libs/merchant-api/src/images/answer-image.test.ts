import { mkdir, mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerImage } from './answer-image.ts';
import { createImageStore } from './create-image-store.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'torg-images-'));
  await mkdir(join(folder, 'pictures', 'product'), { recursive: true });
  const master = sharp({ create: { width: 192, height: 240, channels: 3, background: '#bf6d4c' } });
  await master.avif({ effort: 0 }).toFile(join(folder, 'pictures', 'product', 'mugg.avif'));
  await mkdir(join(folder, 'own', 'pagewidget'), { recursive: true });
  await master
    .clone()
    .resize(400, 100)
    .png()
    .toFile(join(folder, 'own', 'pagewidget', 'banner.png'));
  const large = master.clone().resize(240, 300);
  await large.avif({ effort: 0 }).toFile(join(folder, 'pictures', 'product', 'large.avif'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const store = () =>
  createImageStore({ pictureDirs: [join(folder, 'pictures'), join(folder, 'own')], cacheDir: join(folder, 'cache') });
const ask = (path: string, accept: string, images = store()) =>
  answerImage(new Request(`http://api.test${path}`, { headers: { accept } }), images);

async function facts(response: Response | null) {
  const { width, height, format, compression } = await sharp(await response?.arrayBuffer()).metadata();
  return { width, height, format, compression };
}

it('makes the size in the format that the browser takes, for ever', async () => {
  const response = await ask('/product/120f150/mugg.avif', 'image/avif,image/webp');
  expect(response?.headers.get('content-type')).toBe('image/avif');
  expect(response?.headers.get('vary')).toBe('Accept');
  expect(response?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await facts(response)).toMatchObject({ width: 120, height: 150, compression: 'av1' });
  expect(await facts(await ask('/product/120/mugg.avif', 'image/webp'))).toMatchObject({ width: 120, format: 'webp' });
  expect(await facts(await ask('/product/raw/mugg.avif', '*/*'))).toMatchObject({ width: 192, format: 'webp' });
});

it('makes nothing larger than its master, in the proportions that were asked for', async () => {
  expect(await facts(await ask('/product/1000f1250/mugg.avif', 'image/avif'))).toMatchObject({
    width: 192,
    height: 240,
  });
  expect(await facts(await ask('/product/960/mugg.avif', 'image/avif'))).toMatchObject({ width: 192, height: 240 });
  expect(await facts(await ask('/pagewidget/640f640/banner.png', '*/*'))).toMatchObject({ width: 100, height: 100 });
});

it('fits a thumbnail whole into its square', async () => {
  expect(await facts(await ask('/product/100x100/mugg.avif', '*/*'))).toMatchObject({ width: 80, height: 100 });
  expect(await facts(await ask('/pagewidget/40x40/banner.png', '*/*'))).toMatchObject({ width: 40, height: 10 });
});

it('serves a picture by another extension in that format, to every browser alike', async () => {
  for (const [name, format] of [
    ['mugg.jpg', 'jpeg'],
    ['mugg.webp', 'webp'],
  ]) {
    const response = await ask(`/product/120f150/${name}`, 'image/avif');
    expect(response?.headers.get('vary')).toBeNull();
    expect(await facts(response)).toMatchObject({ format, width: 120 });
  }
  expect((await ask('/product/120f150/mugg.png', 'image/avif'))?.status).toBe(404);
});

it('knows a picture that the browser has already', async () => {
  const first = await ask('/product/120f150/mugg.avif', 'image/avif');
  const etag = first?.headers.get('etag') ?? '';
  const request = (headers: Record<string, string>, method = 'GET') =>
    answerImage(new Request('http://api.test/product/120f150/mugg.avif', { method, headers }), store());
  expect((await request({ accept: 'image/avif', 'if-none-match': etag }))?.status).toBe(304);
  expect((await request({ accept: 'image/webp', 'if-none-match': etag }))?.status).toBe(200);
  expect(await (await request({ accept: 'image/avif' }, 'HEAD'))?.text()).toBe('');
});

it('hands out the master as it is where nothing is to be changed', async () => {
  const master = await readFile(join(folder, 'pictures', 'product', 'large.avif'));
  for (const size of ['raw', '240', '240f300']) {
    const response = await ask(`/product/${size}/large.avif`, 'image/avif');
    expect(Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer(0)).equals(master)).toBe(true);
  }
});

it('makes a picture once, however many ask at once', async () => {
  await rm(join(folder, 'cache'), { recursive: true, force: true });
  const images = store();
  const sizes = await Promise.all(
    [1, 2, 3].map(async () =>
      (await ask('/product/120f150/mugg.avif', 'image/avif', images))?.headers.get('content-length'),
    ),
  );
  expect(new Set(sizes).size).toBe(1);
  expect(await readdir(join(folder, 'cache'))).toHaveLength(1);
});

it.each(['/product/120f150/saknas.avif', '/product/121f150/mugg.avif', '/product/raw/..%2f..%2fpackage.avif'])(
  'has nothing at %s',
  async (path) => {
    expect((await ask(path, 'image/avif'))?.status).toBe(404);
  },
);

it('leaves other paths to others and other methods alone', async () => {
  expect(await ask('/graphql', '*/*')).toBeNull();
  const post = new Request('http://api.test/product/raw/mugg.avif', { method: 'POST' });
  expect((await answerImage(post, store()))?.status).toBe(405);
});
