import sharp from 'sharp';

/** From the finest, at which smooth glass weighs 16 kB; cloth, whose texture costs most, ends up at a lower one. */
export const qualities = [96, 90, 84, 78, 72, 64, 56, 48, 40];
/** 90 kB for 960 by 1200 pixels, enough for cloth at a good quality. */
const bytesPerPixel = 0.078;
/** Two more take six to ten times as long, for two hundredths of the weight at most in cloth and stoneware. */
export const effort = 3;

/** A picture as it is kept, and the colour that stands for it until it has come. */
export interface Master {
  file: Buffer;
  dominant: string;
}

/** The picture, at the best quality with which it weighs no more than its size allows, or else at the lowest. */
export async function encodeMaster(
  picture: Buffer,
  format: 'avif' | 'jpeg' = 'avif',
  largestShare = bytesPerPixel,
): Promise<Master> {
  const { width, height } = await sharp(picture).metadata();
  const largestBytes = width * height * largestShare;
  let file = Buffer.alloc(0);
  for (const quality of qualities) {
    const options = format === 'avif' ? { quality, effort } : { quality, mozjpeg: true };
    file = await sharp(picture).toFormat(format, options).toBuffer();
    if (file.length <= largestBytes) break;
  }
  return { file, dominant: await meanColour(picture) };
}

/** The mean, as sharp's own dominant colour comes in steps of 16 and so makes warm paper pink. */
async function meanColour(picture: Buffer): Promise<string> {
  const { channels } = await sharp(picture).removeAlpha().stats();
  return `#${channels.map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0')).join('')}`;
}
