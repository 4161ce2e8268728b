import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.m,
  paddingBlock: vars.space.xxxl,
  textAlign: 'center',
});
export const sign = style({
  display: 'inline-flex',
  padding: vars.space.l,
  borderRadius: vars.radius.full,
  background: vars.surface.picture,
  color: vars.text.link,
});
export const picture = style({ width: '20rem', maxWidth: '100%' });
export const text = style({ maxWidth: '36rem', color: vars.text.soft });
export const action = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.s,
  marginTop: vars.space.xs,
});
