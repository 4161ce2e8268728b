import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style({ display: 'grid', justifyItems: 'start', gap: vars.space.s, maxWidth: '24rem' });
export const table = style({ width: '100%', fontVariantNumeric: 'tabular-nums lining-nums' });
export const row = style({
  borderBottom: `1px solid ${vars.border.hairline}`,
  selectors: { '&[aria-current]': { background: vars.accentTint, fontWeight: vars.fontWeight.strong } },
  '@media': {
    [media.forcedColours]: { selectors: { '&[aria-current]': { outline: '1px solid Highlight' } } },
  },
});
const cell = style({ paddingBlock: '0.375rem', paddingInline: vars.space.xs, verticalAlign: 'baseline' });
export const day = style([cell, { fontWeight: 'inherit', textAlign: 'start', overflowWrap: 'anywhere' }]);
export const hours = style([cell, { textAlign: 'end', overflowWrap: 'anywhere' }]);
export const note = style({
  display: 'block',
  color: vars.text.soft,
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.regular,
});
