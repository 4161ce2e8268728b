import { style } from '@vanilla-extract/css';
import { vars } from '@torg/ui';

export const footer = style({
  paddingBlock: vars.space.xxxl,
  borderBlockStart: `1px solid ${vars.border.hairline}`,
  background: vars.surface.sunken,
});

export const list = style({ display: 'grid', gap: vars.space.xs, margin: 0, padding: 0, listStyle: 'none' });
