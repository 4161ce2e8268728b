import sharp from 'sharp';
import { shots } from './manifest.ts';
import { namedShots } from './named-shots.ts';
import { picturePath } from './picture-path.ts';

const gap = 6;
const sheetWidth = 2000;

/** Lays pictures beside each other to be looked at: `npm run pictures:sheet -- sheet.png 200 [part of a name]`. */
async function laySheet(to: string, width: number, part = ''): Promise<void> {
  const pictures = namedShots(part, shots()).sort((one, other) => (one.fileName < other.fileName ? -1 : 1));
  const columns = Math.max(1, Math.min(pictures.length, Math.floor(sheetWidth / (width + gap))));
  const height = Math.round(width * 1.25);
  const tiles = await Promise.all(
    pictures.map(async (shot, at) => ({
      input: await sharp(picturePath(shot))
        .resize(width, height, { fit: 'contain', background: '#ffffff' })
        .png()
        .toBuffer(),
      left: gap + (at % columns) * (width + gap),
      top: gap + Math.floor(at / columns) * (height + gap),
    })),
  );
  const size = {
    width: gap + columns * (width + gap),
    height: gap + Math.ceil(pictures.length / columns) * (height + gap),
  };
  await sharp({ create: { ...size, channels: 3, background: '#ffffff' } })
    .composite(tiles)
    .png()
    .toFile(to);
}

async function layWhatIsAskedFor(): Promise<void> {
  const [to, width = '200', part] = process.argv.slice(2);
  if (!to || !/^[1-9]\d*$/.test(width))
    throw new Error('Say where to, and how wide: npm run pictures:sheet -- sheet.png [width] [part of a name]');
  await laySheet(to, Number(width), part);
}

await layWhatIsAskedFor().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
