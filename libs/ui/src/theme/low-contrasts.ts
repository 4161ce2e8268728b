import { type ColourPair, colourPairs } from './colour-pairs.ts';
import { contrast } from './contrast.ts';
import { tokenList } from './token-list.ts';

/** Two colours that meet on the screen and are nearer to each other than WCAG 2.2 AA allows. */
export interface ContrastWarning extends ColourPair {
  /** The contrast that they have, from 1 to 21. */
  contrast: number;
}

/** What a theme map does to the pairs that it touches: those that are too weak afterwards. Values are CSS colours. */
export function lowContrasts(map: ReadonlyMap<string, string>): readonly ContrastWarning[] {
  const theme = new Map<string, string>(tokenList(Object.fromEntries(map)).map(({ name, value }) => [name, value]));
  const valueOf = (name: string) => theme.get(name) ?? '';
  return colourPairs()
    .filter(({ ink, ground }) => map.has(ink) || map.has(ground))
    .map((pair) => ({ ...pair, contrast: contrast(valueOf(pair.ink), valueOf(pair.ground), valueOf('surface.page')) }))
    .filter((pair) => pair.contrast < pair.atLeast);
}
