import { globalStyle, style } from '@vanilla-extract/css';

const centred = style({ textAlign: 'center' });
const atTheEnd = style({ textAlign: 'end' });
globalStyle(`${centred} p`, { marginInline: 'auto' });
globalStyle(`${atTheEnd} p`, { marginInlineStart: 'auto' });

/** By the account's numbers; the usual one, and what is none, is at the start of the line. */
export const alignments: Readonly<Partial<Record<number, string>>> = {
  2: centred,
  3: atTheEnd,
  4: style({ textAlign: 'justify', hyphens: 'auto' }),
};
