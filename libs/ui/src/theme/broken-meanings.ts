import Color from 'colorjs.io';
import { tokenList } from './token-list.ts';

/** Two things that a shopper must tell apart and that a theme makes look alike. */
export interface BrokenMeaning {
  /** The tokens that do it. */
  names: readonly string[];
  reason: 'radios-look-like-boxes' | 'controls-look-like-chips' | 'sale-looks-usual' | 'failure-looks-like-success';
}

/** From here two colours are told apart at a glance (CIEDE2000). */
const apart = 12;
/** Half the height of the smallest control: its ends are round from here. */
const pill = 22;
/** A circle of 20 px has corners of 10. */
const round = 10;

/** What a theme map does to meaning, with what it touches alone. Values are CSS that the map was let through with. */
export function brokenMeanings(map: ReadonlyMap<string, string>): readonly BrokenMeaning[] {
  const values = new Map<string, string>(tokenList(Object.fromEntries(map)).map(({ name, value }) => [name, value]));
  const pixels = (name: string) => inPixels(values.get(name) ?? '');
  const areAlike = (one: string, other: string) =>
    new Color(values.get(one) ?? '').deltaE(values.get(other) ?? '', '2000') < apart;
  const found: (BrokenMeaning | false)[] = [
    pixels('radius.full') < round && { names: ['radius.full'], reason: 'radios-look-like-boxes' },
    pixels('radius.control') >= pill && { names: ['radius.control'], reason: 'controls-look-like-chips' },
    areAlike('price.sale', 'text.strong') && { names: ['price.sale', 'text.strong'], reason: 'sale-looks-usual' },
    areAlike('status.danger.ink', 'status.success.ink') && {
      names: ['status.danger.ink', 'status.success.ink'],
      reason: 'failure-looks-like-success',
    },
  ];
  return found.filter((one) => one !== false).filter(({ names }) => names.some((name) => map.has(name)));
}

function inPixels(length: string): number {
  const value = parseFloat(length);
  return /r?em$/.test(length) ? value * 16 : value;
}
