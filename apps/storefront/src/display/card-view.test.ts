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
  return { asked, viewer: cardViewer({ locale: 'sv', vatView: 'incVat', t, imageBase: '/media', country: 'SE' }) };
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
      colours: {
        label: 'goods.colours {"count":2}',
        colours: [{ label: 'Blå', colour: '#00f', href: '/p/mugg-bla', goods: 7 }],
      },
      badges: [],
      rating: undefined,
    });
  });

  it('leads to a comparison that begins with it', () => {
    expect(cardView(mug, viewing().viewer).compare).toEqual({
      label: 'goods.compare {"name":"Mugg"}',
      href: `/jamfor?products=${mug.productId}`,
      of: String(mug.productId),
    });
  });

  it('says nothing of plenty of stock, of a single colour, or of a price that there is not', () => {
    const plain = cardView({ ...mug, variants: [blueMug], price: null }, viewing().viewer);
    expect(plain).toMatchObject({ stock: undefined, colours: undefined, price: null });
    expect(cardView({ ...mug, stock: { ...mug.stock, inStock: 0, total: 0 } }, viewing().viewer).stock).toMatchObject({
      state: 'out-of-stock',
    });
  });

  const reduced = {
    ...mug,
    lowestPrice: {
      isDiscounted: true,
      discountPercentage: 20,
      selling: { incVat: 12_900, exVat: 10_320 },
      comparison: { incVat: 16_200, exVat: 12_960 },
      lowest: { incVat: 12_900, exVat: 10_320 },
    },
  };

  it('says what a reduced price is measured against: the lowest of the 30 days before', () => {
    const { price, badges } = cardView(reduced, viewing().viewer);
    expect(price).toMatchObject({
      prior: '162\u00a0kr',
      priorCaption: 'goods.price.priorShort',
      discount: null,
    });
    expect(badges).toEqual([{ text: 'goods.price.discount {"percent":20}', tone: 'sale' }]);
  });

  it('names the campaign, unless its name is for the shop alone', () => {
    const campaign = { campaignId: '1', name: 'Tre för två', isTitleHidden: false, canonicalUrl: null };
    const hidden = { ...campaign, name: 'Lagerrensning', isTitleHidden: true };
    expect(cardView({ ...mug, campaigns: [hidden, campaign] }, viewing().viewer).badges).toEqual([
      { text: 'Tre för två', tone: 'news' },
    ]);
  });

  it('says what a kilogram costs, in the view of VAT of whoever looks, and in Norway first', () => {
    const soap = { ...mug, pricePerUnit: { price: { incVat: 39_600, exVat: 31_680 }, unit: 'kg' as const } };
    const { viewer } = viewing();
    expect(cardView(soap, viewer).price).toMatchObject({
      unitPrice: 'goods.price.unit {"price":"396,00\u00a0kr/kg"}',
      isUnitPriceFirst: false,
    });
    expect(cardView(soap, { ...viewer, locale: 'nb', country: 'NO', vatView: 'exVat' }).price).toMatchObject({
      unitPrice: '316,80\u00a0kr/kg',
      isUnitPriceFirst: true,
    });
  });

  it('shows stars and how many gave them, once somebody has', () => {
    const rated = { ...mug, rating: { score: 4.44, voteCount: 12 } };
    expect(cardView(rated, viewing().viewer).rating).toEqual({
      score: 4.44,
      count: '(12)',
      spoken: 'goods.rating {"score":"4,4","count":12}',
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
