import { style } from '@vanilla-extract/css';
import { turned, turningSign } from '../../theme/turning-sign.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 });
export const group = style({
  minWidth: 0,
  borderBottom: `1px solid ${vars.border.hairline}`,
  selectors: { '&:first-of-type': { borderTop: `1px solid ${vars.border.hairline}` } },
});
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minHeight: '3rem',
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' }, '&:hover': { color: vars.text.link } },
});
export const heading = style({
  minWidth: 0,
  fontFamily: vars.font.text,
  fontSize: vars.fontSize.m,
  fontWeight: vars.fontWeight.strong,
  overflowWrap: 'anywhere',
});
export const chosen = style({ color: vars.text.muted, fontSize: vars.fontSize.s });
export const sign = style([
  turningSign,
  { marginInlineStart: 'auto', selectors: { [`${group}[open] > ${summary} &`]: turned } },
]);
export const content = style({ paddingBlockEnd: vars.space.m });
/** With script each choice counts at once. */
export const submit = style({
  paddingBlockStart: vars.space.m,
  '@media': { [`not all and ${media.withoutScript}`]: { display: 'none' } },
});
