import { expect, it } from 'vitest';
import type { NamedLink } from '@torg/commerce-sdk/domain';
import { sizeGuideOf } from './size-guide-of.ts';

const named = (alias: string): NamedLink => ({ alias, name: alias, canonicalUrl: `/${alias}` });
const jumper = { brand: { ...named('ask'), brandId: 7 }, breadcrumbs: [named('klader'), named('trojor')] };
const page = (alias: string, ...tags: string[]) => ({
  ...{ alias, title: alias, canonicalUrl: `/${alias}` },
  tags: ['size-guide', ...tags],
});

const everything = page('everything');
const clothes = page('clothes', 'category:klader');
const jumpers = page('jumpers', 'category:trojor', 'category:gensere');
const brand = page('brand', 'brand:ask');
const brandsJumpers = page('brands-jumpers', 'brand:ask', 'category:klader');

it.each([
  ['all goods', [everything], 'everything'],
  ['its category before all goods', [everything, clothes], 'clothes'],
  ['the nearest category', [clothes, jumpers], 'jumpers'],
  ['its brand before any category', [jumpers, brand], 'brand'],
  ['its brand in its category before all', [brand, jumpers, brandsJumpers], 'brands-jumpers'],
])('is that of %s', (_, pages, alias) => {
  expect(sizeGuideOf(jumper, pages)?.alias).toBe(alias);
});

it('is never that of other goods', () => {
  const others = [
    page('socks', 'category:sockor'),
    page('lo', 'brand:lo'),
    page('lo-jumpers', 'brand:lo', 'category:trojor'),
  ];
  expect(sizeGuideOf(jumper, others)).toBeNull();
  expect(sizeGuideOf({ brand: null, breadcrumbs: [] }, [brand, clothes])).toBeNull();
});
