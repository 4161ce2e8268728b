import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const root = style({ display: 'grid', justifyItems: 'center', gap: vars.space.s, textAlign: 'center' });
export const meter = style({
  display: 'block',
  width: '15rem',
  maxWidth: '100%',
  height: 4,
  borderRadius: vars.radius.full,
  background: vars.border.hairline,
  fill: vars.text.strong,
  forcedColorAdjust: 'none',
});
