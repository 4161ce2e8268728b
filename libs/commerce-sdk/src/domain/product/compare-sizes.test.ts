import { describe, expect, it } from 'vitest';
import { compareSizes } from './compare-sizes.ts';

const sorted = (...sizes: string[]) => [...sizes].sort(compareSizes);

describe('sizes stand', () => {
  it.each([
    [['XXS', 'XS', 'S', 'S/M', 'M', 'M/L', 'L', 'XL', 'XXL', '3XL', '4XL']],
    [['19–22', '23–26', '36–38', '36–40', '39–42', '100']],
    [['34', '34,5', '35', '40']],
    [['S', 'XL', '36–38', '1–2 år', '3-4 år']],
    [['50×70 cm', '50×100 cm', '150×200 cm']],
    [['xs', 's', 'm']],
  ])('as %j', (sizes) => {
    expect(sorted(...sizes.toReversed())).toEqual(sizes);
  });

  it('in the order that they had, where nothing tells them apart', () => {
    expect(sorted('Queen', 'King', 'One size')).toEqual(['Queen', 'King', 'One size']);
    expect(sorted('XM', '3S', 'M')).toEqual(['M', '3S', 'XM']);
  });
});
