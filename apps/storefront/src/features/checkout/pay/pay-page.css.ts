import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@torg/ui/styling';

export const page = style({ display: 'grid', gap: vars.space.l, maxWidth: '44rem', marginInline: 'auto' });
export const total = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.m,
  fontSize: vars.fontSize.l,
  fontVariantNumeric: 'tabular-nums',
});
export const form = style({ minWidth: 0, minHeight: '20rem' });
globalStyle(`${form} iframe`, { display: 'block', maxWidth: '100%', border: 0 });
