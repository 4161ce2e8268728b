import { minorFromDecimal, priorPrice, readGtin } from '@torg/commerce-sdk/domain';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aliasFrom, type Localised } from '@torg/merchant-api/seed';
import { demoCatalogue } from './demo-catalogue.ts';

const pictures = join(import.meta.dirname, '../../pictures/product');
const dayInMs = 24 * 60 * 60 * 1000;
const { brands, categories, families } = demoCatalogue;
const colours = families.flatMap((family) => family.colours);
const skus = colours.flatMap((colour) => colour.skus);
const units = (stock: (typeof skus)[number]['stock']) =>
  stock.inStock + (stock.oversellable ?? 0) + (stock.static ?? 0);

/** Every text that a shopper can read, by where it stands. */
function shownTexts(): [string, Localised][] {
  return [
    ...brands.map((brand): [string, Localised] => [brand.key, brand.description]),
    ...categories.flatMap(({ key, name, description }): [string, Localised][] => [
      [key, name],
      [key, description],
    ]),
    ...families.flatMap(({ key, name, text1, text2, parameters, colours: own }): [string, Localised][] => [
      [key, name],
      [key, text1],
      [key, text2],
      ...parameters.flatMap(({ label, value }): [string, Localised][] => [
        [key, label],
        [key, value],
      ]),
      ...own.flatMap((colour): [string, Localised][] => [
        [key, colour.label],
        [key, colour.alias],
      ]),
    ]),
  ];
}

describe('the demo catalogue', () => {
  it('is large enough to look like a shop', () => {
    expect(colours.length).toBeGreaterThanOrEqual(150);
    expect(families.length).toBeGreaterThanOrEqual(60);
    expect(brands.length).toBeGreaterThanOrEqual(8);
  });

  it('arranges some of its goods three levels deep', () => {
    const depthOf = (key: string | undefined): number =>
      key === undefined ? 0 : 1 + depthOf(categories.find((category) => category.key === key)?.parent);
    const depths = families.map((family) => depthOf(family.categories[0]));
    expect(Math.max(...depths)).toBe(3);
    expect(depths.filter((depth) => depth === 3).length).toBeGreaterThan(20);
    expect(depths.filter((depth) => depth === 2).length).toBeGreaterThan(5);
  });

  it('has goods to choose by shape, colour and size, and goods to choose by scent', () => {
    const shaped = families.filter((family) => family.colours.some(({ shape }) => shape));
    expect(shaped.length).toBeGreaterThanOrEqual(2);
    expect(shaped.some((family) => family.colours.some(({ skus: own }) => own.length > 1))).toBe(true);
    expect(shaped.filter((family) => family.colours.some(({ shape }) => !shape))).toEqual([]);
    expect(families.filter(({ choice }) => choice === 'Scent').map(({ brand }) => brand)).toContain('enrisa');
  });

  it('has every text in both languages', () => {
    const empty = shownTexts().filter(([, { sv, nb }]) => sv.trim() === '' || nb.trim() === '');
    expect(empty).toEqual([]);
    expect(families.filter(({ text3 }) => (text3.sv === '') !== (text3.nb === ''))).toEqual([]);
  });

  it.each(['sv', 'nb'] as const)('has ascii aliases that are unique in %s', (language) => {
    for (const owners of [colours, categories]) {
      const aliases = owners.map(({ alias }) => alias[language]);
      expect(aliases.filter((alias) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(alias))).toEqual([]);
      expect(aliases.filter((alias, index) => aliases.indexOf(alias) !== index)).toEqual([]);
    }
  });

  it('numbers every package once, and as no sku', () => {
    const packages = families.filter((family) => family.package).flatMap((family) => family.colours);
    const numbers = packages.map(({ articleNumber }) => articleNumber);
    expect(packages.length).toBeGreaterThan(1);
    expect(numbers).not.toContain(undefined);
    expect(new Set([...numbers, ...skus.map(({ articleNumber }) => articleNumber)]).size).toBe(
      numbers.length + skus.length,
    );
  });

  it('numbers every sku once, with a fictional but valid GTIN-13', () => {
    expect(new Set(skus.map(({ gtin }) => gtin)).size).toBe(skus.length);
    expect(new Set(skus.map(({ articleNumber }) => articleNumber)).size).toBe(skus.length);
    for (const { gtin, articleNumber } of skus) {
      expect(gtin, articleNumber).toMatch(/^200\d{10}$/);
      expect(readGtin(gtin), articleNumber).toBe(gtin);
      expect(articleNumber).toMatch(/^[A-Z]{3}-\d{4}(-[A-Z0-9]+)*$/);
    }
  });

  it('sells every product in some size, but for packages, which are bought as what they hold', () => {
    const empty = families.filter((family) => family.colours.some(({ skus: own }) => own.length === 0));
    expect(empty).toEqual(families.filter((family) => family.package));
  });

  it('names brands and categories that exist, and leaves no category empty', () => {
    const keys = new Set(categories.map(({ key }) => key));
    const parents = new Set(categories.flatMap(({ parent }) => (parent === undefined ? [] : [parent])));
    const used = new Set(families.flatMap((family) => family.categories));
    expect([...used, ...parents].filter((key) => !keys.has(key))).toEqual([]);
    expect([...keys].filter((key) => !used.has(key) && !parents.has(key))).toEqual([]);
    expect(families.filter(({ brand }) => !brands.some(({ key }) => key === brand))).toEqual([]);
    expect(brands.filter(({ key }) => !families.some(({ brand }) => brand === key))).toEqual([]);
    expect(families.filter((family) => parents.has(family.categories[0] ?? ''))).toEqual([]);
  });

  it('has a light picture for every category', () => {
    for (const { key, primaryImage = '' } of categories) {
      const file = join(pictures, '../category', primaryImage);
      expect(existsSync(file), key).toBe(true);
      expect(statSync(file).size, key).toBeLessThan(65_000);
    }
  });

  it('has a wide picture for every department, and a mark for every brand', () => {
    const departments = categories.filter(({ parent }) => parent === undefined);
    const banners = departments.map(({ backgroundImage = '' }) => join('category', backgroundImage));
    const marks = brands.map(({ logo = '' }) => join('brand', logo));
    expect([...banners, ...marks].filter((file) => !existsSync(join(pictures, '..', file)))).toEqual([]);
  });

  it('shows every colour from the front and once more, in pictures that are on disk and light', () => {
    for (const { images } of colours) {
      expect(images.length).toBeGreaterThanOrEqual(2);
      expect(images[0]?.tags).toEqual(['front']);
      for (const { fileName } of images) {
        const file = join(pictures, fileName);
        expect(existsSync(file), fileName).toBe(true);
        expect(statSync(file).size, fileName).toBeLessThan(95_000);
      }
    }
  });
});

describe('the prices', () => {
  it('differ between the countries, and end a history with a price no higher than the regular one', () => {
    for (const { key, price, history, type } of families) {
      if (type !== 'giftcard') expect(price.nok, key).not.toBe(price.sek);
      if (!history) continue;
      const days = history.map(({ daysAgo }) => daysAgo);
      expect(days, key).toEqual([...days].sort((a, b) => b - a));
      expect(history[0], key).toMatchObject(price);
      expect(history.at(-1)?.sek, key).toBeLessThan(price.sek);
      expect(history.at(-1)?.nok, key).toBeLessThan(price.nok);
    }
  });

  it('contain a fresh reduction, a falling run and one that was cheaper five weeks ago', () => {
    const shapes = families.flatMap(({ history }) => (history ? [history.map(({ sek }) => sek)] : []));
    const isFalling = (run: readonly number[]) => run.every((sek, index) => index === 0 || sek < (run[index - 1] ?? 0));
    expect(shapes.some((run) => run.length === 2 && isFalling(run))).toBe(true);
    expect(shapes.some((run) => run.length > 3 && isFalling(run))).toBe(true);
    const cheaperBefore = families
      .flatMap(({ history = [] }) => history.slice(1, -1))
      .filter(({ daysAgo }) => daysAgo > 33);
    expect(cheaperBefore.length).toBeGreaterThanOrEqual(1);
  });

  it.each([
    { key: 'vas-aker', prior: 399, why: 'a fresh reduction' },
    { key: 'ljusstake-vaka', prior: 549, why: 'a falling run' },
    { key: 'espressokopp-strand', prior: 179, why: 'cheaper five weeks ago' },
    { key: 'doftljus-stilla', prior: 279, why: 'cheaper too long ago to count' },
    { key: 'handduk-tjarn', prior: 239, why: 'cheaper five weeks ago than today' },
  ])('of $key compare with $prior kronor: $why', ({ key, prior }) => {
    const history = families.find((family) => family.key === key)?.history ?? [];
    const points = history.map(({ daysAgo, sek }) => ({ from: -daysAgo * dayInMs, price: minorFromDecimal(sek) }));
    expect(priorPrice(points, -(history.at(-1)?.daysAgo ?? 0) * dayInMs)).toBe(minorFromDecimal(prior));
  });

  it('are below what they are compared with wherever a reduction may be shown; one is not, and shows none', () => {
    const today = families.flatMap(({ key, history }) => {
      if (!history) return [];
      const points = history.map(({ daysAgo, nok }) => ({ from: -daysAgo * dayInMs, price: minorFromDecimal(nok) }));
      const prior = priorPrice(points, -(history.at(-1)?.daysAgo ?? 0) * dayInMs);
      return [{ key, isReduced: prior !== null && (points.at(-1)?.price ?? 0) < prior }];
    });
    expect(today.length).toBeGreaterThanOrEqual(8);
    expect(today.filter(({ isReduced }) => !isReduced).map(({ key }) => key)).toEqual(['handduk-tjarn']);
  });

  it('contain something of at least 3000 NOK, food, and a book', () => {
    expect(families.some(({ price }) => price.nok >= 3000)).toBe(true);
    expect(new Set(families.map(({ vatClass }) => vatClass))).toEqual(new Set(['standard', 'food', 'book', 'none']));
  });
});

describe('the stock', () => {
  it('knows every state that a shopper can meet', () => {
    const totals = colours.map((colour) => colour.skus.map(({ stock }) => units(stock)));
    expect(totals.some((sizes) => sizes.every((total) => total === 0))).toBe(true);
    expect(totals.some((sizes) => sizes.includes(0) && sizes.some((total) => total > 0))).toBe(true);
    expect(skus.some(({ stock }) => units(stock) >= 1 && units(stock) <= 5)).toBe(true);
    expect(skus.some(({ stock }) => (stock.oversellable ?? 0) > 0)).toBe(true);
    expect(skus.some(({ stock }) => (stock.static ?? 0) > 0)).toBe(true);
    expect(skus.some(({ stock }) => units(stock) === 0 && (stock.incomingInDays ?? 0) > 0)).toBe(true);
  });
});

it('keeps the addresses that the demo goods have always had', () => {
  const before = (name: string) =>
    name
      .toLowerCase()
      .replace(/[åäöæøé]/g, (letter) => ({ å: 'a', ä: 'a', ö: 'o', æ: 'ae', ø: 'o' })[letter] ?? 'e')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '');
  const localised = [...families, ...colours.map(({ label }) => ({ name: label }))];
  const names = [...categories, ...localised].flatMap(({ name }) => [name.sv, name.nb]);
  const all = [...brands.map(({ name }) => name), ...names];
  expect(all.length).toBeGreaterThan(300);
  expect(all.map(aliasFrom)).toEqual(all.map(before));
});
