import sharp from 'sharp';
import { expect, it } from 'vitest';
import { effort, encodeMaster, qualities } from './encode-master.ts';

const size = { width: 48, height: 60, channels: 3 } as const;

it('keeps a picture as AVIF, with the colour that stands for it', async () => {
  const paper = await sharp({ create: { ...size, background: '#f6f1ea' } })
    .png()
    .toBuffer();
  const { file, dominant } = await encodeMaster(paper);
  expect(await sharp(file).metadata()).toMatchObject({ format: 'heif', width: 48, height: 60 });
  expect(dominant).toBe('#f6f1ea');
});

it('keeps the finest quality that is light enough, and the coarsest where none is', async () => {
  let state = 1;
  const noise = Uint8Array.from({ length: 48 * 60 * 3 }, () => (state = (state * 48271) % 2147483647) % 256);
  const picture = await sharp(noise, { raw: size }).png().toBuffer();
  const weights = await Promise.all(
    qualities.map(async (quality) => (await sharp(picture).avif({ quality, effort }).toBuffer()).length),
  );
  const kept = await Promise.all(
    weights.map(async (weight) => (await encodeMaster(picture, 'avif', (weight + 0.5) / (48 * 60))).file.length),
  );
  expect(kept).toEqual(weights);
  expect((await encodeMaster(picture, 'avif', 0)).file.length).toBe(weights.at(-1));
});
