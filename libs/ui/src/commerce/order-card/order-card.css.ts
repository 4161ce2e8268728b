import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space.m,
  rowGap: vars.space.xxs,
  padding: vars.space.m,
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
  selectors: { '&:hover': { borderColor: vars.border.strong } },
});
/** The whole card leads where its link does. */
export const link = style({
  color: 'inherit',
  fontWeight: vars.fontWeight.strong,
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
    '&:hover': { textDecoration: 'underline' },
  },
});
export const state = style({ justifySelf: 'end' });
export const soft = style({ color: vars.text.soft, fontSize: vars.fontSize.s });
export const total = style({ justifySelf: 'end', fontVariantNumeric: 'tabular-nums' });
export const goods = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  alignItems: 'center',
  paddingBlockStart: vars.space.xs,
});
export const good = style({ flex: 'none', inlineSize: '3rem' });
