import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';
import { row } from '../choice/choice.css.ts';
import { pickable } from '../choice/pickable.css.ts';

export const list = style({ marginTop: vars.space.xxs });
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xs,
  marginTop: vars.space.s,
});
export const card = style([row, pickable, { padding: vars.space.m, borderRadius: vars.radius.card }]);
/** In a card the name weighs more than what is said of it. */
export const name = style({ fontWeight: vars.fontWeight.strong });
