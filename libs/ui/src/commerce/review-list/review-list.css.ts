import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const list = style({ display: 'grid' });
export const item = style({
  paddingBlock: vars.space.m,
  borderBlockStart: `1px solid ${vars.border.hairline}`,
});
