import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { demoCatalogue } from '../../libs/demo-shop/src/catalogue/demo-catalogue.ts';
import { photoNames } from '../../libs/ui/src/testing/photos/looks.ts';
import { brandMarks } from './brand-marks.ts';
import { categoryLeads } from './category-leads.ts';

const departments = demoCatalogue.categories.flatMap(({ key, parent }) => (parent === undefined ? [key] : []));
const pictures = join(import.meta.dirname, '../../libs/demo-shop/pictures');
const photos = join(import.meta.dirname, '../../libs/ui/src/testing/photos');

/** Cuts one picture from another, around its middle. */
async function cut(from: string, to: string, width: number, height: number): Promise<void> {
  await sharp(from).resize(width, height, { fit: 'cover' }).avif({ quality: 60, effort: 4 }).toFile(to);
}

/** A category's picture is that of one of its goods. */
const cutCategory = ([category, picture]: [string, string]) =>
  cut(join(pictures, 'product', `${picture}.avif`), join(pictures, 'category', `${category}.avif`), 640, 800);

/** The front page shows a department as a square of its tall picture. */
const cutSquare = (department: string) =>
  cut(
    join(pictures, 'category', `${department}.avif`),
    join(pictures, 'pagewidget', `kategori-${department}.avif`),
    640,
    640,
  );

/** What the front page tells of, by its picture: a product's, cut for where it stands. */
const themes: readonly { name: string; product: string; width: number; height: number }[] = [
  { name: 'tema-lampor', product: 'bordslampa-mon-gran-scene', width: 960, height: 960 },
  { name: 'tema-ljus', product: 'ljusstake-vaka-massing-scene', width: 960, height: 960 },
  { name: 'tema-glas', product: 'karaff-dagg-flaskgron-scene', width: 960, height: 960 },
  { name: 'tema-verkstad', product: 'pall-tall-bjork-scene', width: 960, height: 800 },
];

const cutTheme = ({ name, product, width, height }: (typeof themes)[number]) =>
  cut(join(pictures, 'product', `${product}.avif`), join(pictures, 'pagewidget', `${name}.avif`), width, height);

/** The stories of the design system show goods small. */
const cutForStories = (photo: string) =>
  cut(join(pictures, 'product', `${photo}.avif`), join(photos, `${photo}.avif`), 480, 600);

/** Prints a brand's mark. */
async function printMark([brand, svg]: [string, string]): Promise<void> {
  mkdirSync(join(pictures, 'brand'), { recursive: true });
  await sharp(Buffer.from(svg))
    .avif({ quality: 80, effort: 4 })
    .toFile(join(pictures, 'brand', `${brand}.avif`));
  // Content has its pictures in a folder of its own.
  copyFileSync(join(pictures, 'brand', `${brand}.avif`), join(pictures, 'pagewidget', `marke-${brand}.avif`));
}

/** Makes what is cut from the pictures of goods and departments anew, and prints the brands' marks. */
export async function cutPictures(): Promise<void> {
  await Promise.all(Object.entries(categoryLeads).map(cutCategory));
  await Promise.all(departments.map(cutSquare));
  await Promise.all(themes.map(cutTheme));
  await Promise.all(photoNames.map(cutForStories));
  await Promise.all([...brandMarks()].map(printMark));
}
