import sharp from 'sharp';

/** From the finest, at which smooth glass weighs 16 kB; cloth, whose texture costs most, ends up at a lower one. */
export const qualities = [96, 90, 84, 78, 72, 64, 56, 48, 40];
/** 90 kB for 960 by 1200 pixels, enough for cloth at a good quality. */
const bytesPerPixel = 0.078;

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
  const encode: Encode = (quality, { effort }) =>
    sharp(picture)
      .toFormat(format, format === 'avif' ? { quality, effort } : { quality, mozjpeg: true })
      .toBuffer();
  return { file: await encodeFinest(encode, largestBytes), dominant: await meanColour(picture) };
}

type Encode = (quality: number | undefined, options: { effort: number }) => Promise<Buffer>;

/** The encoder's effort. Less of it takes a tenth of the time and weighs a fifth more: enough to find out where to begin. */
const [quick, thorough] = [{ effort: 2 }, { effort: 5 }];

/** The finest of the encodings that is light enough, or else the coarsest. */
async function encodeFinest(encode: Encode, largestBytes: number): Promise<Buffer> {
  const coarsest = qualities.length - 1;
  let at = 0;
  while (at < coarsest && (await encode(qualities[at], quick)).length > largestBytes) at += 1;
  let file = await encode(qualities[at], thorough);
  for (; file.length > largestBytes && at < coarsest; at += 1) file = await encode(qualities[at + 1], thorough);
  for (; at > 0; at -= 1) {
    const finer = await encode(qualities[at - 1], thorough);
    if (finer.length > largestBytes) break;
    file = finer;
  }
  return file;
}

/** The mean, as sharp's own dominant colour comes in steps of 16 and so makes warm paper pink. */
async function meanColour(picture: Buffer): Promise<string> {
  const { channels } = await sharp(picture).removeAlpha().stats();
  return `#${channels.map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0')).join('')}`;
}
