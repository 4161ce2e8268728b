import { style } from '@vanilla-extract/css';
import { media, vars } from '@torg/ui/styling';

export const bar = style({
  display: 'flex',
  justifyContent: 'center',
  gap: vars.space.xl,
  padding: `${vars.space.xxs} ${vars.layout.gutter}`,
  background: vars.surface.inverse,
  color: vars.text.inverse,
  fontSize: vars.fontSize.xs,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
});

export const promise = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minHeight: '1.75rem',
  selectors: {
    // On a phone there is room for the first promise alone.
    '&:not(:first-child)': { '@media': { [`not all and ${media.tablet}`]: { display: 'none' } } },
  },
});
