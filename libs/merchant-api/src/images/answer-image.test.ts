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
  const large = master.clone().resize(240, 300);
  await large.avif({ effort: 0 }).toFile(join(folder, 'pictures', 'product', 'large.avif'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const store = () => createImageStore({ picturesDir: join(folder, 'pictures'), cacheDir: join(folder, 'cache') });
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
