import sharp from 'sharp';
import { expect, it } from 'vitest';
import { encodeMaster } from './encode-master.ts';

const size = { width: 48, height: 60, channels: 3 } as const;

it('keeps a picture as AVIF, with the colour that stands for it', async () => {
  const paper = await sharp({ create: { ...size, background: '#f6f1ea' } })
    .png()
    .toBuffer();
  const { file, dominant } = await encodeMaster(paper);
  expect(await sharp(file).metadata()).toMatchObject({ format: 'heif', width: 48, height: 60 });
  expect(dominant).toBe('#f6f1ea');
});

it('lowers the quality of what would weigh too much', async () => {
  let state = 1;
  const noise = Uint8Array.from({ length: 48 * 60 * 3 }, () => (state = (state * 48271) % 2147483647) % 256);
  const picture = await sharp(noise, { raw: size }).png().toBuffer();
  const { file: finest } = await encodeMaster(picture, 'avif', Infinity);
  const { file } = await encodeMaster(picture, 'avif', (finest.length - 1) / (48 * 60));
  expect(file.length).toBeLessThan(finest.length);
});
