import { describe, expect, it } from 'vitest';
import { priceLine } from './price-line.ts';

describe('priceLine', () => {
  it('runs flat while a price holds, and straight up or down where it changes', () => {
    const points = [
      { at: 0, price: 1299 },
      { at: 50, price: 999 },
      { at: 75, price: 1149 },
    ];
    const line = priceLine(points, 100);
    expect(line.path).toBe('M0 0H50V100H75V50H100');
    expect(line.place({ at: 50, price: 999 })).toEqual({ x: 50, y: 100 });
  });

  it('runs through the middle where there was one price alone', () => {
    expect(priceLine([{ at: 10, price: 500 }], 60).path).toBe('M0 50H100');
  });

  it('runs through the middle where the price stayed as it was', () => {
    const points = [
      { at: 0, price: 0 },
      { at: 50, price: 0 },
    ];
    expect(priceLine(points, 100).path).toBe('M0 50H50V50H100');
  });

  it('stays on the ground where a price begins at the very end, or after it', () => {
    expect(priceLine([{ at: 100, price: 1 }], 100).path).toBe('M0 50H100');
    const points = [
      { at: 0, price: 1 },
      { at: 200, price: 2 },
    ];
    expect(priceLine(points, 100).path).toBe('M0 100H100V0H100');
  });

  it('is nothing where there is no price', () => {
    expect(priceLine([], 100).path).toBe('');
  });
});
