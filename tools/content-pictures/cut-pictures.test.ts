import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { demoCatalogue } from '../../libs/demo-shop/src/catalogue/demo-catalogue.ts';
import { photoNames } from '../../libs/ui/src/testing/photos/looks.ts';
import { brandMarks } from './brand-marks.ts';
import { categoryLeads } from './category-leads.ts';

const { brands, categories } = demoCatalogue;
const products = join(import.meta.dirname, '../../libs/demo-shop/pictures/product');

it('has a product picture for every category below the departments', () => {
  const below = categories.filter(({ parent }) => parent !== undefined).map(({ key }) => key);
  expect(Object.keys(categoryLeads).sort()).toEqual(below.sort());
  expect(Object.values(categoryLeads).filter((picture) => !existsSync(join(products, `${picture}.avif`)))).toEqual([]);
});

it('has a mark for every brand', () => {
  expect([...brandMarks().keys()].sort()).toEqual(brands.map(({ key }) => key).sort());
});

it('has every picture that stories show, and no other', () => {
  const photos = join(import.meta.dirname, '../../libs/ui/src/testing/photos');
  const kept = globSync('*.avif', { cwd: photos }).sort();
  expect(kept).toEqual(photoNames.map((name) => `${name}.avif`).sort());
  expect(photoNames.filter((name) => !existsSync(join(products, `${name}.avif`)))).toEqual([]);
});
