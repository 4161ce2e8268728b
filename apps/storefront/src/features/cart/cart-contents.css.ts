import { style } from '@vanilla-extract/css';
import { vars } from '@torg/ui';

export const lines = style({ display: 'grid', gap: vars.space.l, margin: 0, padding: 0, listStyle: 'none' });

/** The button that sends a line's form. With script every change is sent at once, so it steps aside. */
export const sendButton = style({
  '@media': { '(scripting: enabled)': { display: 'none' } },
});
