import { describe, expect, it } from 'vitest';
import type { ListedProduct, Variant } from '@torg/commerce-sdk/domain';
import type { Translate } from '@torg/i18n';
import { cardView, cardViewer } from './card-view.ts';

const stock = { inStock: 40, oversellable: 0, static: 0, total: 40 };
const amount = { incVat: 12_900, exVat: 10_320 };
const blue: Variant = {
  level: 1,
  dimension: 'Color',
  value: 'blue',
  label: 'Blå',
  productId: 7,
  skuId: null,
  alias: 'mugg-bla',
  canonicalUrl: '/p/mugg-bla',
  stock,
  primaryImage: null,
  attributes: { hex: '#00f' },
  variants: [],
};
const mug: ListedProduct = {
  productId: 7,
  alias: 'mugg-bla',
  name: 'Mugg',
  articleNumber: 'M-7',
  canonicalUrl: '/p/mugg-bla',
  brand: null,
  primaryCategory: null,
  images: [{ fileName: 'å.avif', tags: [] }],
  price: { currency: 'SEK', selling: amount, regular: amount, vat: 2580, isDiscounted: false, discountPercentage: 0 },
  lowestPrice: null,
  stock,
  skus: [{ skuId: 71 }],
  variants: [blue, { ...blue, productId: 8, attributes: {} }],
};

function viewing() {
  const asked: string[] = [];
  const t: Translate = (key, ...values) => {
    asked.push(key);
    return [key, ...values.map((value) => JSON.stringify(value))].join(' ');
  };
  return { asked, viewer: cardViewer({ locale: 'sv', vatView: 'incVat', t }, '/media') };
}

describe('cardView', () => {
  it('puts a product in words, with its picture in the sizes of a card', () => {
    expect(cardView(mug, viewing().viewer)).toMatchObject({
      href: '/p/mugg-bla',
      name: 'Mugg',
      image: {
        src: '/media/product/480f600/%C3%A5.avif',
        srcSet:
          '/media/product/320f400/%C3%A5.avif 320w, /media/product/480f600/%C3%A5.avif 480w, /media/product/640f800/%C3%A5.avif 640w',
      },
      secondImage: undefined,
      price: { selling: '129\u00a0kr' },
      colours: { label: 'list.colours {"count":2}', colours: ['#00f'] },
    });
  });

  it('says nothing of plenty of stock, of a single colour, or of a price that there is not', () => {
    const plain = cardView({ ...mug, variants: [blue], price: null }, viewing().viewer);
    expect(plain).toMatchObject({ stock: undefined, colours: undefined, price: null });
    expect(cardView({ ...mug, stock: { ...stock, inStock: 0, total: 0 } }, viewing().viewer).stock).toMatchObject({
      state: 'out-of-stock',
    });
  });

  it('counts no colours where products differ in their scent', () => {
    const scents = [blue, blue].map((variant) => ({ ...variant, dimension: 'Scent', attributes: {} }));
    expect(cardView({ ...mug, variants: scents }, viewing().viewer).colours).toBeUndefined();
  });

  it('words the same number of colours once for a whole list', () => {
    const { asked, viewer } = viewing();
    const labels = [mug, mug, { ...mug, variants: [blue, blue, blue] }].map(
      (product) => cardView(product, viewer).colours?.label,
    );
    expect(labels).toEqual(['list.colours {"count":2}', 'list.colours {"count":2}', 'list.colours {"count":3}']);
    expect(asked.filter((key) => key === 'list.colours')).toHaveLength(2);
  });
});
