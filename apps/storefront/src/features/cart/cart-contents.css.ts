import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@torg/ui/styling';

/** Takes the focus when a line goes; it is no control, so it shows none. */
export const region = style({ outline: 0 });
/** What waits for a connection, above what lies in the cart. */
export const contents = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  outline: 0,
});

export const lines = style({ display: 'grid', gap: vars.space.l });

/** The button that sends a line's form. With script every change is sent at once, so it steps aside. */
export const sendButton = style({
  '@media': { '(scripting: enabled)': { display: 'none' } },
});

export const quantity = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xs,
  minWidth: 0,
  overflowWrap: 'anywhere',
});

/** Lines beside what they cost, where both have room; the sums stay in sight. */
export const columns = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 24rem',
      gap: vars.space.xxl,
      alignItems: 'start',
    },
  },
});
/** On a narrow screen its parts lie in the column of the page itself, so that the way on can stay at its foot. */
export const sums = style({
  display: 'contents',
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gap: vars.space.l,
      position: 'sticky',
      insetBlockStart: vars.space.l,
      padding: vars.space.l,
      borderRadius: vars.radius.card,
      background: vars.surface.sunken,
    },
  },
});
export const sumsBelow = style({ display: 'grid', gap: vars.space.l, marginBlockStart: vars.space.l });

/** The way to the checkout: at the foot of a narrow window, whatever of the cart is in sight. */
export const wayOn = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  marginInline: `calc(-1 * ${vars.layout.gutter})`,
  padding: `${vars.space.s} ${vars.layout.gutter}`,
  borderBlockStart: `1px solid ${vars.border.hairline}`,
  background: vars.surface.page,
  '@media': {
    [media.desktop]: { position: 'static', marginInline: 0, padding: 0, border: 0, background: 'transparent' },
    [media.print]: { position: 'static' },
  },
});
/** What has the focus comes to stand above it. */
globalStyle(`html:has(${wayOn})`, {
  scrollPaddingBlockEnd: vars.space.giant,
  '@media': { [media.desktop]: { scrollPaddingBlockEnd: 'auto' } },
});

/** Where the cart goes, which few change: no step on the way. */
export const country = style({ color: vars.text.soft, fontSize: vars.fontSize.s });
export const countrySummary = style({
  width: 'fit-content',
  paddingBlock: vars.space.xs,
  cursor: 'pointer',
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.2em',
});

/** What a shopper can do about what a notice says. */
export const wayOut = style({ marginBlockStart: vars.space.xs });

/** A quiet button whose words stand below those of the line. */
export const flush = style({ marginInlineStart: `calc(-1 * ${vars.space.m})` });
/** What can be done with the cart as a whole. Its words stand below those of the lines. */
export const tools = style({ display: 'flex', flexWrap: 'wrap', marginInline: `calc(-1 * ${vars.space.m})` });
/** Where such a button comes with the script: nothing below it moves then. */
export const laterRoom = style({
  minHeight: vars.size.control,
  '@media': { [media.withoutScript]: { display: 'none' } },
});
/** The same for the link that changes a package. */
export const changeRoom = style({
  minHeight: '1lh',
  '@media': { [media.withoutScript]: { display: 'none' } },
});
export const noteSummary = style({
  minHeight: vars.size.touch,
  paddingBlock: vars.space.s,
  cursor: 'pointer',
  fontSize: vars.fontSize.s,
});
