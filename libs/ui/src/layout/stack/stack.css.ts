import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const stack = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  // One without anything in it, such as the sizes of what has none, takes no gap of the one around it.
  selectors: { '&:empty': { display: 'none' } },
});
export const gap = styleVariants(vars.space, (space) => ({ gap: space }));
export const align = styleVariants({
  stretch: {},
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center', textAlign: 'center' },
});
