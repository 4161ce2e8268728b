export interface PricePoint {
  /** From when the price held: milliseconds since 1970. */
  at: number;
  /** In any unit, the same for all points. */
  price: number;
}

export interface PriceLine {
  /** The data of an SVG path: flat while a price held, upright where it changed. */
  path: string;
  /** Where a point lies. */
  place(point: PricePoint): { x: number; y: number };
}

/** The run of a price until a moment, over a ground of 100 × 100. Points come in the order of time. */
export function priceLine(points: readonly PricePoint[], until: number): PriceLine {
  const prices = points.map(({ price }) => price);
  const [highest, lowest] = [Math.max(...prices), Math.min(...prices)];
  const begin = points[0]?.at ?? until;
  const share = (part: number, whole: number, other: number) => (whole > 0 ? (part / whole) * 100 : other);
  const place = ({ at, price }: PricePoint) => ({
    x: round(Math.min(100, share(at - begin, until - begin, 0))),
    // One price alone runs through the middle.
    y: round(share(highest - price, highest - lowest, 50)),
  });
  const steps = points.map((point, index) => {
    const { x, y } = place(point);
    return index === 0 ? `M${x} ${y}` : `H${x}V${y}`;
  });
  return { path: points.length === 0 ? '' : `${steps.join('')}H100`, place };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
