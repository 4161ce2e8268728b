import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const pictures = join(import.meta.dirname, '../../libs/merchant-api/pictures/product');
const gap = 6;

/** Lays pictures beside each other to be looked at: `contact-sheet.ts sheet.png 200 [part of a name]`. */
async function laySheet(to: string, width: number, part = ''): Promise<void> {
  const files = globSync(`*${part}*.avif`, { cwd: pictures }).sort();
  const columns = Math.max(1, Math.min(files.length, Math.floor(2000 / (width + gap))));
  const height = Math.round(width * 1.25);
  const tiles = await Promise.all(
    files.map(async (file, at) => ({
      input: await sharp(join(pictures, file)).resize(width, height).png().toBuffer(),
      left: gap + (at % columns) * (width + gap),
      top: gap + Math.floor(at / columns) * (height + gap),
    })),
  );
  const size = {
    width: gap + columns * (width + gap),
    height: gap + Math.ceil(files.length / columns) * (height + gap),
  };
  await sharp({ create: { ...size, channels: 3, background: '#ffffff' } })
    .composite(tiles)
    .png()
    .toFile(to);
}

const [to, width = '200', part] = process.argv.slice(2);
if (!to || !existsSync(pictures)) throw new Error('Say where to: contact-sheet.ts sheet.png [width] [part of a name]');
await laySheet(to, Number(width), part);
