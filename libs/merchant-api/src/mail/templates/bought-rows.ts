import type { BoughtPackage } from './order-facts.ts';

/** A row of what was bought: a loose line, or a package with the lines in it. */
export type BoughtRow<Line> = { package: null; line: Line } | { package: BoughtPackage; lines: readonly Line[] };

/** What lies in a package, in a row of words. */
export function packageContents(lines: readonly { quantity: number; name: string; articleNumber: string }[]): string {
  const numbered = (articleNumber: string) => (articleNumber === '' ? '' : ` (${articleNumber})`);
  return lines.map(({ quantity, name, articleNumber }) => `${quantity} × ${name}${numbered(articleNumber)}`).join('; ');
}

/** Puts the lines of each package together, where the first of them stands, as the cart does. */
export function boughtRows<Line extends { package?: BoughtPackage }>(lines: readonly Line[]): BoughtRow<Line>[] {
  return lines.flatMap((line, index): BoughtRow<Line>[] => {
    const bought = line.package;
    if (!bought) return [{ package: null, line }];
    const isOfIt = (other: Line) => other.package?.key === bought.key;
    return lines.findIndex(isOfIt) === index ? [{ package: bought, lines: lines.filter(isOfIt) }] : [];
  });
}
