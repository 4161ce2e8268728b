import { style } from '@vanilla-extract/css';
import { vars } from '@torg/ui/styling';

export const root = style({ display: 'grid', gap: vars.space.s, fontSize: vars.fontSize.s });
export const promises = style({ display: 'grid', gap: vars.space.xs });
export const promise = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space.xs });

/** Cards side by side, as wide as a panel has room for. */
export const pair = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space.s });
