import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@torg/ui/styling';
import { framedLink } from '../../elements/framed-link.css.ts';

export const letter = style([
  framedLink,
  {
    justifyContent: 'center',
    minWidth: vars.size.control,
    paddingInline: vars.space.xs,
    borderRadius: vars.radius.control,
    selectors: { '&[aria-current]': { borderColor: vars.border.strong, fontWeight: vars.fontWeight.strong } },
  },
]);

export const head = style({
  display: 'grid',
  gap: vars.space.m,
  '@media': {
    [media.tablet]: { gridTemplateColumns: '1fr minmax(16rem, 22rem)', alignItems: 'center' },
  },
});

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
  gap: vars.space.s,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))', gap: vars.space.m } },
});

export const tile = style({
  display: 'grid',
  height: '100%',
  overflow: 'hidden',
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
  color: vars.text.strong,
  fontWeight: vars.fontWeight.strong,
  textDecoration: 'none',
  transition: `box-shadow ${vars.motion.fast}`,
  ':hover': { boxShadow: vars.shadow.raised },
});
globalStyle(`${tile} > span`, { padding: `${vars.space.s} ${vars.space.m}` });
export const plainTile = style([tile, { alignItems: 'center', minHeight: '3.5rem' }]);
export const mark = style({ display: 'block', width: '100%', height: 'auto', background: vars.surface.picture });
