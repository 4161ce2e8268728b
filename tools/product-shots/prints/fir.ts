import type { Spot } from './pen.ts';

/** The outline of a fir: branches that come out and go in again on both sides, shorter upwards. */
export function fir([x, y]: Spot, tall: number, random: () => number): Spot[] {
  const tiers = 11;
  const side = (sign: number) =>
    Array.from({ length: tiers }, (_, tier): Spot[] => {
      const reach = tall * 0.23 * (1 - tier / tiers) * (0.8 + random() * 0.35);
      const level = y - tall * 0.1 - tall * 0.9 * (tier / tiers);
      return [
        [x + sign * reach, level],
        [x + sign * reach * 0.42, level - (tall * 0.62) / tiers],
      ];
    }).flat();
  return [[x, y], ...side(-1), [x, y - tall * 1.02], ...side(1).toReversed(), [x, y]];
}
