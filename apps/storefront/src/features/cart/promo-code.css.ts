import { style } from '@vanilla-extract/css';
import { vars } from '@torg/ui/styling';

/** Takes the focus when what stands here is exchanged; it is no control, so it shows none. */
export const place = style({ outline: 0 });

export const summary = style({ cursor: 'pointer', paddingBlock: vars.space.s, textDecorationLine: 'underline' });

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s, paddingTop: vars.space.xs });
export const field = style({ flex: '1 1 10rem', minWidth: 0 });
/** Level with the control, whose label stands above it. */
export const send = style({ marginBlockStart: '1.625rem' });

export const applied = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  overflowWrap: 'anywhere',
});
