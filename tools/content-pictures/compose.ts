import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { demoCatalogue } from '../../libs/merchant-api/src/catalogue/seed/demo-catalogue.ts';
import { photoNames, type PhotoName } from '../../libs/ui/src/testing/photos/photo-names.ts';
import { brandMarks } from './brand-marks.ts';
import { categoryLeads } from './category-leads.ts';

const departments = demoCatalogue.categories.flatMap(({ key, parent }) => (parent === undefined ? [key] : []));
const pictures = join(import.meta.dirname, '../../libs/merchant-api/pictures');
const photos = join(import.meta.dirname, '../../libs/ui/src/testing/photos');

/** Cuts a category's picture from one of its goods, around its middle. */
async function cutCategory(category: string, picture: string): Promise<void> {
  await sharp(join(pictures, 'product', `${picture}.avif`))
    .resize(640, 800, { fit: 'cover' })
    .avif({ quality: 60, effort: 4 })
    .toFile(join(pictures, 'category', `${category}.avif`));
}

/** Cuts the square of a department for the front page from its tall picture. */
async function cutSquare(department: string): Promise<void> {
  await sharp(join(pictures, 'category', `${department}.avif`))
    .resize(640, 640, { fit: 'cover' })
    .avif({ quality: 60, effort: 4 })
    .toFile(join(pictures, 'pagewidget', `kategori-${department}.avif`));
}

/** Cuts a picture of goods small, for the stories of the design system. */
async function cutForStories(photo: PhotoName): Promise<void> {
  await sharp(join(pictures, 'product', `${photo}.avif`))
    .resize(480, 600)
    .avif({ quality: 60, effort: 4 })
    .toFile(join(photos, `${photo}.avif`));
}

/** Prints a brand's mark. */
async function printMark(brand: string, svg: string): Promise<void> {
  mkdirSync(join(pictures, 'brand'), { recursive: true });
  await sharp(Buffer.from(svg))
    .avif({ quality: 80, effort: 4 })
    .toFile(join(pictures, 'brand', `${brand}.avif`));
}

await Promise.all(Object.entries(categoryLeads).map(([category, picture]) => cutCategory(category, picture)));
await Promise.all(departments.map(cutSquare));
await Promise.all(photoNames.map(cutForStories));
await Promise.all([...brandMarks()].map(([brand, svg]) => printMark(brand, svg)));
