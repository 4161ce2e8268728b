import { style } from '@vanilla-extract/css';
import { vars } from '@torg/ui';

export const choice = style({ display: 'flex', alignItems: 'center', gap: vars.space.xs, minHeight: '2.75rem' });

export const checkbox = style({
  width: '1.25rem',
  height: '1.25rem',
  margin: 0,
  accentColor: vars.action.primary.ground,
});
