import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';
import { row } from '../choice/choice.css.ts';

export const list = style({ marginTop: vars.space.xxs });
export const count = style({ color: vars.text.muted, fontSize: vars.fontSize.s });
export const more = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minHeight: vars.size.control,
  color: vars.text.link,
  cursor: 'pointer',
  listStyle: 'none',
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.2em',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: vars.text.linkHover },
    // Opened, it has said what it had to say; the options stand in its place.
    'details[open] > &': { display: 'none' },
  },
});

/** A row below another, one step to the side for each level. */
export const depth = styleVariants({
  1: [row, { paddingInlineStart: vars.space.l }],
  2: [row, { paddingInlineStart: `calc(2 * ${vars.space.l})` }],
  3: [row, { paddingInlineStart: `calc(3 * ${vars.space.l})` }],
});
