import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { categoryPictures } from './category-pictures.ts';
import { compositions, type Composition } from './compositions.ts';

const pictures = join(import.meta.dirname, '../../libs/merchant-api/pictures');

/** Puts product pictures side by side, each cut to the same share of the width, around its middle. */
async function compose({ fileName, folder = 'pagewidget', width, height, of }: Composition): Promise<number> {
  mkdirSync(join(pictures, folder), { recursive: true });
  const share = Math.round(width / of.length);
  const parts = await Promise.all(
    of.map(async (name, index) => ({
      input: await sharp(join(pictures, 'product', name))
        .resize(share, height, { fit: 'cover' })
        .raw()
        .toBuffer(),
      raw: { width: share, height, channels: 3 as const },
      left: index * share,
      top: 0,
    })),
  );
  const canvas = sharp({ create: { width, height, channels: 3, background: '#f6f1ea' } });
  const { size } = await canvas
    .composite(parts)
    .avif({ quality: 50, effort: 4 })
    .toFile(join(pictures, folder, fileName));
  return size;
}

for (const composition of [...compositions, ...categoryPictures]) {
  console.log(`${composition.fileName} ${Math.round((await compose(composition)) / 1000)} kB`);
}
