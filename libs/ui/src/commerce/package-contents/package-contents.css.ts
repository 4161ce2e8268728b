import { style } from '@vanilla-extract/css';
import { turned, turningSign } from '../../theme/turning-sign.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style({ fontSize: vars.fontSize.s });
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  width: 'fit-content',
  maxWidth: '100%',
  minHeight: vars.size.control,
  color: vars.text.link,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: vars.text.linkHover, textDecorationLine: 'underline' },
  },
});
export const sign = style([turningSign, { selectors: { [`${root}[open] > ${summary} &`]: turned } }]);
export const items = style({
  display: 'grid',
  gap: vars.space.xs,
  paddingInlineStart: vars.space.s,
  borderInlineStart: `2px solid ${vars.border.hairline}`,
});
export const item = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space.s });
export const names = style({ minWidth: 0, overflowWrap: 'anywhere', hyphens: 'auto' });
export const variant = style({ display: 'block', color: vars.text.muted });
export const quantity = style({ flexShrink: 0, color: vars.text.muted, fontVariantNumeric: 'tabular-nums' });
