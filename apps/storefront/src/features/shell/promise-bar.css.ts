import { style } from '@vanilla-extract/css';
import { media, vars } from '@torg/ui/styling';

/** All of it is seen on every screen: what has no room in the first line stands in the next. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: vars.space.m,
  padding: `${vars.space.xxs} ${vars.layout.gutter}`,
  background: vars.surface.inverse,
  color: vars.text.inverse,
  fontSize: vars.fontSize.xs,
  '@media': { [media.tablet]: { columnGap: vars.space.xl } },
});

export const promise = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  minHeight: '1.375rem',
  '@media': { [media.tablet]: { gap: vars.space.xs, minHeight: '1.75rem' } },
});

export const link = style({ color: 'inherit', textUnderlineOffset: '0.2em' });
