import { describe, expect, it } from 'vitest';
import type { Translate } from '@torg/i18n';
import { cardView, cardViewer } from './card-view.ts';
import { blueMug, mug } from './testing/mug.ts';

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
      colours: { label: 'goods.colours {"count":2}', colours: ['#00f'] },
    });
  });

  it('says nothing of plenty of stock, of a single colour, or of a price that there is not', () => {
    const plain = cardView({ ...mug, variants: [blueMug], price: null }, viewing().viewer);
    expect(plain).toMatchObject({ stock: undefined, colours: undefined, price: null });
    expect(cardView({ ...mug, stock: { ...mug.stock, inStock: 0, total: 0 } }, viewing().viewer).stock).toMatchObject({
      state: 'out-of-stock',
    });
  });

  it('counts no colours where products differ in their scent', () => {
    const scents = [blueMug, blueMug].map((variant) => ({ ...variant, dimension: 'Scent', attributes: {} }));
    expect(cardView({ ...mug, variants: scents }, viewing().viewer).colours).toBeUndefined();
  });

  it('words the same number of colours once for a whole list', () => {
    const { asked, viewer } = viewing();
    const labels = [mug, mug, { ...mug, variants: [blueMug, blueMug, blueMug] }].map(
      (product) => cardView(product, viewer).colours?.label,
    );
    expect(labels).toEqual(['goods.colours {"count":2}', 'goods.colours {"count":2}', 'goods.colours {"count":3}']);
    expect(asked.filter((key) => key === 'goods.colours')).toHaveLength(2);
  });
});
