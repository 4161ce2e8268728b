import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style({
  display: 'grid',
  gap: vars.space.m,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'max-content minmax(0, 24rem)', alignItems: 'center', gap: vars.space.xl },
  },
});
export const average = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s,
  '@media': { [media.tablet]: { flexDirection: 'column', alignItems: 'flex-start' } },
});
export const score = style({
  fontSize: vars.fontSize.xxl,
  fontWeight: vars.fontWeight.strong,
  lineHeight: 1.15,
  fontVariantNumeric: 'tabular-nums',
});
export const count = style({ color: vars.text.muted, fontSize: vars.fontSize.s });
export const rows = style({ display: 'grid' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '6.5rem minmax(0, 1fr) 2.5rem',
  alignItems: 'center',
  gap: vars.space.s,
  minHeight: '2rem',
  color: vars.text.muted,
  fontSize: vars.fontSize.s,
});
export const link = style({
  color: vars.text.link,
  textDecorationLine: 'none',
  '@media': { [media.touch]: { minHeight: vars.size.control } },
  selectors: { '&:hover': { color: vars.text.linkHover, textDecorationLine: 'underline' } },
});
export const chosen = style({ fontWeight: vars.fontWeight.strong, textDecorationLine: 'underline' });
export const bar = style({ width: '100%', height: '0.5rem', borderRadius: vars.radius.full });
export const track = style({
  fill: vars.surface.picture,
  '@media': { [media.forcedColours]: { fill: 'Canvas' } },
});
export const part = style({
  fill: vars.accentMark,
  '@media': { [media.forcedColours]: { fill: 'CanvasText' } },
});
export const rowCount = style({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
