import { style } from '@vanilla-extract/css';
import { turned, turningSign } from '../../theme/turning-sign.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style({ borderTop: `1px solid ${vars.border.hairline}` });
export const item = style({ borderBottom: `1px solid ${vars.border.hairline}` });
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
  minHeight: '3.25rem',
  paddingBlock: vars.space.s,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' }, '&:hover': { color: vars.text.link } },
});
export const heading = style({
  minWidth: 0,
  fontFamily: vars.font.text,
  fontSize: vars.fontSize.l,
  overflowWrap: 'anywhere',
});
export const sign = style([turningSign, { selectors: { [`${item}[open] > ${summary} &`]: turned } }]);
export const content = style({ paddingBlockEnd: vars.space.l, overflowWrap: 'anywhere' });
