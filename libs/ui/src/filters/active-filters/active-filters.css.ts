import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const list = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xs });
export const item = style({ maxWidth: '100%' });
export const clear = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.control,
  paddingInline: vars.space.xs,
  color: vars.text.link,
  fontSize: vars.fontSize.s,
  textUnderlineOffset: '0.2em',
  selectors: { '&:hover': { color: vars.text.linkHover } },
});
