import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const points = style({ marginTop: vars.space.xxs });
export const point = style({
  selectors: { '& + &, summary + &': { borderTop: `1px solid ${vars.border.hairline}` } },
});
export const pointName = style({ fontWeight: vars.fontWeight.strong });
export const pointLine = style({ display: 'block' });
export const distance = style({ color: vars.text.muted, fontSize: vars.fontSize.s });
export const waiting = style({
  display: 'grid',
  gap: vars.space.xs,
  marginTop: vars.space.s,
});
/** As tall as an option, so that nothing jumps when they come. */
export const waitingCard = style({
  padding: vars.space.m,
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius.card,
});
export const empty = style({ marginTop: vars.space.s });
