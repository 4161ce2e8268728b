import { style } from '@vanilla-extract/css';
import { media, vars } from '@torg/ui/styling';

/** Takes the focus when a line goes; it is no control, so it shows none. */
export const region = style({ outline: 0 });

export const lines = style({ display: 'grid', gap: vars.space.l });

/** The button that sends a line's form. With script every change is sent at once, so it steps aside. */
export const sendButton = style({
  '@media': { '(scripting: enabled)': { display: 'none' } },
});

/** The words that open what is folded away. */
export const opener = style({ cursor: 'pointer', paddingBlock: vars.space.xs, textDecorationLine: 'underline' });

export const parts = style({ fontSize: vars.fontSize.s });
export const partList = style({ display: 'grid', gap: vars.space.xs, paddingBlock: vars.space.xs });
export const partVariant = style({ color: vars.text.muted });

export const quantity = style({ display: 'grid', gap: vars.space.xs });

/** Lines beside what they cost, where both have room; the sums stay in sight. */
export const columns = style({
  display: 'grid',
  gap: vars.space.l,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 24rem', gap: vars.space.xxl, alignItems: 'start' },
  },
});
export const sums = style({
  '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: vars.space.l } },
});
export const sumsBelow = style({ marginBlockStart: vars.space.l });

/** What a shopper can do about what a notice says. */
export const wayOut = style({ marginBlockStart: vars.space.xs });
