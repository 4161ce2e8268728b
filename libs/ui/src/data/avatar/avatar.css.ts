import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const avatar = style({
  position: 'relative',
  display: 'inline-grid',
  placeContent: 'center',
  flexShrink: 0,
  overflow: 'hidden',
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius.full,
  background: vars.surface.picture,
  color: vars.text.soft,
  fontWeight: vars.fontWeight.strong,
  lineHeight: '1',
});
export const size = styleVariants({
  s: { width: '2rem', height: '2rem', fontSize: vars.fontSize.xs },
  m: { width: '2.75rem', height: '2.75rem', fontSize: vars.fontSize.m },
  l: { width: '4rem', height: '4rem', fontSize: vars.fontSize.xl },
});
/** Lies over the initials, which are seen again where it cannot be fetched. */
export const picture = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' });
