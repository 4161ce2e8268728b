import { describe, expect, it } from 'vitest';
import type { Variant } from '@torg/commerce-sdk/domain';
import { variantLevels } from './variant-levels.ts';

const stock = { inStock: 1, oversellable: 0, static: 0, total: 1 };

function variant(
  level: number,
  dimension: string,
  value: string,
  productId: number,
  variants: Variant[] = [],
): Variant {
  const alias = `vas-${productId}`;
  return {
    ...{ level, dimension, value, productId, alias, variants, stock },
    label: value,
    skuId: null,
    canonicalUrl: `/p/${alias}`,
    primaryImage: null,
    attributes: {},
  };
}

const low = variant(2, 'Shape', 'low', 1, [variant(1, 'Color', 'white', 1), variant(1, 'Color', 'red', 2)]);
const tall = variant(2, 'Shape', 'tall', 3, [variant(1, 'Color', 'white', 3), variant(1, 'Color', 'red', 4)]);
const bottle = variant(2, 'Shape', 'bottle', 5, [variant(1, 'Color', 'white', 5)]);

describe('variantLevels', () => {
  it('offers the shapes first, then the colours of the shape shown', () => {
    const levels = variantLevels({ productId: 4, variants: [low, tall, bottle] });
    expect(levels.map(({ dimension, current }) => [dimension, current.value])).toEqual([
      ['Shape', 'tall'],
      ['Color', 'red'],
    ]);
    expect(levels[1]?.options.map(({ productId }) => productId)).toEqual([3, 4]);
  });

  it('keeps the colour when the shape changes, where the other shape has it', () => {
    const [shapes] = variantLevels({ productId: 4, variants: [low, tall, bottle] });
    expect(shapes?.options.map(({ value, canonicalUrl }) => [value, canonicalUrl])).toEqual([
      ['low', '/p/vas-2'],
      ['tall', '/p/vas-4'],
      ['bottle', '/p/vas-5'],
    ]);
  });

  it('offers nothing where there is nothing to choose', () => {
    expect(variantLevels({ productId: 1, variants: [] })).toEqual([]);
    expect(variantLevels({ productId: 5, variants: [bottle] })).toEqual([]);
  });
});
