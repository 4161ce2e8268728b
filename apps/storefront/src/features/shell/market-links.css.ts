import { style } from '@vanilla-extract/css';
import { media, vars } from '@torg/ui/styling';
import { tool } from './header-tool.css.ts';

export const text = style({
  '@media': { [`not all and ${media.desktop}`]: { display: 'none' } },
});

export const markets = style({ position: 'relative' });

export const current = style([tool, { cursor: 'pointer' }]);

export const panel = style({
  position: 'absolute',
  insetInlineEnd: 0,
  zIndex: 10,
  padding: vars.space.xs,
  borderRadius: vars.radius.control,
  background: vars.surface.page,
  boxShadow: vars.shadow.overlay,
  whiteSpace: 'nowrap',
});

export const group = style({
  margin: 0,
  paddingBlockStart: vars.space.s,
  paddingInline: vars.space.xs,
  color: vars.text.muted,
  fontSize: vars.fontSize.s,
});

export const choice = style([tool, { border: 'none', background: 'none', cursor: 'pointer' }]);
