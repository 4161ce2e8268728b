import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { pictures, type Picture } from './manifest.ts';
import { toPixels, toSvg } from './render.ts';
import { height, width } from './studio/sheet.ts';

const folder = join(import.meta.dirname, '../../libs/merchant-api/pictures/product');

/** Smooth goods get the best quality; cloth, whose texture costs most, a little less. */
const qualities = [72, 60, 50, 42, 36];
const largestBytes = 20_000;

async function encode(pixels: Buffer): Promise<Buffer> {
  let file = Buffer.alloc(0);
  let step = 0;
  while (step < qualities.length) {
    const quality = qualities[step] ?? 50;
    file = await sharp(pixels, { raw: { width, height, channels: 3 } })
      .avif({ quality, effort: 3 })
      .toBuffer();
    if (file.length <= largestBytes) break;
    step += file.length > largestBytes * 2 ? 2 : 1;
  }
  return file;
}

async function draw({ fileName, generator, shot }: Picture): Promise<number> {
  const svg = toSvg(fileName, generator, shot);
  const file = await encode(await toPixels(svg).raw().toBuffer());
  writeFileSync(join(folder, fileName), file);
  return file.length;
}

/** Draws what is missing, or everything with `--all`, or what a name contains with `--only=part`. */
async function drawMissing(options: readonly string[]): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const only = options.find((option) => option.startsWith('--only='))?.slice('--only='.length);
  const isWanted = ({ fileName }: Picture) =>
    only === undefined ? options.includes('--all') || !existsSync(join(folder, fileName)) : fileName.includes(only);
  const wanted = pictures().filter(isWanted);
  for (const [index, picture] of wanted.entries()) {
    const bytes = await draw(picture);
    console.log(`${index + 1}/${wanted.length} ${picture.fileName} ${Math.round(bytes / 1000)} kB`);
  }
  if (wanted.length === 0) console.log('Every picture is there. Use --all to draw them again.');
}

await drawMissing(process.argv.slice(2));
