import { style } from '@vanilla-extract/css';
import { vars } from '@torg/ui';

/** Takes the focus when a line goes; it is no control, so it shows none. */
export const region = style({ outline: 0 });

export const lines = style({ display: 'grid', gap: vars.space.l });

/** The button that sends a line's form. With script every change is sent at once, so it steps aside. */
export const sendButton = style({
  '@media': { '(scripting: enabled)': { display: 'none' } },
});
