import { describe, expect, it } from 'vitest';
import { contentGoods } from './content.goods.ts';
import { demoCatalogue } from './demo-catalogue.ts';
import { foodGoods } from './food.goods.ts';
import { relationGoods } from './relations.goods.ts';
import { reviewGoods } from './reviews.goods.ts';
import { safetyGoods } from './safety.goods.ts';

const { brands, categories, families, campaigns = [], questions = [], suppliers = [] } = demoCatalogue;
const familyKeys = new Set(families.map(({ key }) => key));
const food = families.filter(({ vatClass }) => vatClass === 'food');

/** What of these names no family. */
const strangers = (keys: readonly string[]) => keys.filter((key) => !familyKeys.has(key));

describe('what is told about the goods', () => {
  it.each([
    ['contents', contentGoods],
    ['food', foodGoods],
    ['safety', safetyGoods],
    ['relations', relationGoods],
    ['reviews', reviewGoods],
  ])('names only families that exist: %s', (_, goods) => {
    expect(strangers(Object.keys(goods))).toEqual([]);
  });

  it('relates, asks about and campaigns for families that exist', () => {
    expect(strangers(families.flatMap(({ related = [] }) => related.map(({ family }) => family)))).toEqual([]);
    expect(families.filter(({ key, related = [] }) => related.some(({ family }) => family === key))).toEqual([]);
    expect(strangers(questions.map(({ family }) => family))).toEqual([]);
    expect(strangers(campaigns.flatMap((campaign) => campaign.families ?? []))).toEqual([]);
    const known = new Set(categories.map(({ key }) => key));
    expect(campaigns.flatMap((campaign) => campaign.categories ?? []).filter((key) => !known.has(key))).toEqual([]);
  });

  it('says which wood solid wood is', () => {
    const ofWood = families.filter(({ parameters }) =>
      parameters.some(({ value }) => value.sv.startsWith('Massivt trä')),
    );
    expect(ofWood.length).toBeGreaterThan(5);
    expect(ofWood.filter(({ parameters }) => !parameters.some(({ key }) => key === 'wood'))).toEqual([]);
  });

  it('says who made everything, and who answers for it where the maker is outside the EU', () => {
    expect(
      brands.filter(({ manufacturer }) => !manufacturer?.postalAddress || !manufacturer.electronicAddress),
    ).toEqual([]);
    const named = families.filter(({ safety }) => safety?.manufacturer);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter(({ safety }) => !safety?.responsiblePerson)).toEqual([]);
    const delivered = new Set(suppliers.map(({ key }) => key));
    expect(families.filter(({ supplier }) => supplier !== undefined && !delivered.has(supplier))).toEqual([]);
  });
});

describe('food', () => {
  it('says what is in it and how much of it, so that a unit price can be told', () => {
    expect(food.filter((family) => !family.food?.ingredients || !family.content).map(({ key }) => key)).toEqual([]);
  });

  it('declares energy that agrees with its fat, carbohydrate, fibre and protein', () => {
    const declared = food.flatMap(({ key, food: own }) =>
      own?.nutrition?.energyKj === undefined ? [] : [{ key, ...own.nutrition }],
    );
    expect(declared.length).toBeGreaterThanOrEqual(6);
    for (const { key, energyKj = 0, energyKcal = 0, fat = 0, carbohydrate = 0, fibre = 0, protein = 0 } of declared) {
      const computed = 37 * fat + 17 * carbohydrate + 8 * fibre + 17 * protein;
      expect(Math.abs(energyKj - computed) / computed, key).toBeLessThan(0.03);
      expect(Math.abs(energyKcal * 4.184 - energyKj) / energyKj, key).toBeLessThan(0.03);
    }
  });

  it('sells a supplement with its daily dose and the statements that belong to it', () => {
    const supplement = families.find((family) => family.categories.includes('kosttillskott'));
    expect(supplement?.food?.dailyDose?.sv).toBeTruthy();
    expect(supplement?.food?.advice?.sv).toMatch(/varierad kost.*utom räckhåll för små barn/);
    expect(supplement?.food?.advice?.nb).toMatch(/variert kosthold.*utilgjengelig for små barn/);
  });
});

describe('packages', () => {
  const packages = families.filter((family) => family.package);

  it('ask for something, with one default a required group, and hold options that exist in that colour', () => {
    expect(packages.length).toBeGreaterThanOrEqual(2);
    const groups = packages.flatMap((family) => family.package ?? []);
    expect(groups.some(({ required }) => !required)).toBe(true);
    for (const { key, required, options } of groups) {
      expect(options.filter(({ isDefault }) => isDefault).length, key).toBe(required ? 1 : 0);
      for (const { family, colour } of options) {
        const colours = families.find((candidate) => candidate.key === family)?.colours ?? [];
        expect(
          colours.some((candidate) => colour === undefined || candidate.key === colour),
          `${key} ${family}`,
        ).toBe(true);
      }
    }
  });

  it('cost less than the things in them', () => {
    for (const { key, price, package: groups = [] } of packages) {
      const parts = groups.flatMap(({ options }) => options.find(({ isDefault }) => isDefault) ?? []);
      const total = parts.reduce((sum, { family, quantity = 1 }) => {
        return sum + quantity * (families.find((candidate) => candidate.key === family)?.price.sek ?? 0);
      }, 0);
      expect(price.sek, key).toBeLessThan(total);
    }
  });
});

describe('reviews', () => {
  const reviews = families.flatMap((family) => family.reviews ?? []);

  it('are told in both languages, and not all of them are happy', () => {
    expect(reviews.filter(({ language }) => language === 'sv').length).toBeGreaterThan(20);
    expect(reviews.filter(({ language }) => language === 'nb').length).toBeGreaterThan(20);
    expect(new Set(reviews.map(({ rating }) => rating))).toEqual(new Set([2, 3, 4, 5]));
    expect(families.filter((family) => !family.reviews).length).toBeGreaterThan(5);
  });

  it('are no older than the product they are about', () => {
    const early = families.filter(({ firstSoldDaysAgo, reviews: own = [] }) =>
      own.some(({ daysAgo }) => daysAgo >= firstSoldDaysAgo),
    );
    expect(early.map(({ key }) => key)).toEqual([]);
  });
});
