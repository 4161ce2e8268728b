import { describe, expect, it } from 'vitest';
import type { Translate } from '@torg/i18n';
import { foundGroups, idleGroups } from './suggestion-groups.ts';

const t = ((key: string, values?: object) => (values ? `${key} ${JSON.stringify(values)}` : key)) as Translate;
const viewer = { t, locale: 'sv', vatView: 'incVat', imageBase: '/img' } as const;

const mug = {
  productId: 7,
  alias: 'mugg',
  name: 'Mugg',
  canonicalUrl: '/p/mugg',
  brandName: 'Lera',
  imageFileName: 'mugg å.avif',
  price: { incVat: 9900, exVat: 7920 },
  formattedPrice: { incVat: '99 kr', exVat: '79,20 kr' },
};
const place = { id: 4, alias: 'muggar', name: 'Muggar', canonicalUrl: '/c/muggar' };
const found = { products: [mug], categories: [place], brands: [{ ...place, canonicalUrl: '' }], phrases: ['mugg vit'] };

function group(id: string, groups: ReturnType<typeof foundGroups>) {
  return groups.find((other) => other.id === id)?.suggestions;
}

describe('suggestions', () => {
  it('show products with picture and price', () => {
    expect(group('products', foundGroups(found, [], viewer))).toEqual([
      {
        id: 'product-7',
        label: 'Mugg',
        detail: 'Lera',
        href: '/p/mugg',
        picture: '/img/product/120f150/mugg%20%C3%A5.avif',
        card: { productId: 7, name: 'Mugg', brand: 'Lera', category: '', variant: '', price: null },
        price: '99 kr',
      },
    ]);
  });

  it("show the price in the visitor's VAT view, and say that VAT is not in it", () => {
    const [first] = group('products', foundGroups(found, [], { ...viewer, vatView: 'exVat' })) ?? [];
    expect(first?.price).toBe('goods.vat.exVat {"amount":"79,20 kr"}');
  });

  it('show no price where the market has none, and keep the place of a picture', () => {
    const bare = { ...found, products: [{ ...mug, price: null, formattedPrice: null, imageFileName: null }] };
    const [first] = group('products', foundGroups(bare, [], viewer)) ?? [];
    expect(first).not.toHaveProperty('price');
    expect(first?.picture).toBeNull();
  });

  it('lead to categories, and leave out what has no page', () => {
    const groups = foundGroups(found, [], viewer);
    expect(group('categories', groups)).toMatchObject([{ label: 'Muggar', href: '/c/muggar' }]);
    expect(group('brands', groups)).toEqual([]);
  });

  it('lead whole phrases to their results', () => {
    const phrases = group('phrases', foundGroups(found, [], viewer));
    expect(phrases).toMatchObject([{ query: 'mugg vit', href: '/s/mugg%20vit' }]);
  });

  it('name pages that service words lead to', () => {
    const pages = [{ label: 'Returer', href: '/returer', words: ['returer'] }];
    expect(group('pages', foundGroups(found, pages, viewer))).toMatchObject([{ label: 'Returer', href: '/returer' }]);
  });

  it('are, before anything is typed, recent and popular searches, each with an id of its own', () => {
    const groups = idleGroups({ past: ['mugg'], popular: ['mugg'] }, viewer);
    expect(groups.map(({ suggestions }) => suggestions.map(({ id }) => id))).toEqual([['past-mugg'], ['popular-mugg']]);
  });
});
