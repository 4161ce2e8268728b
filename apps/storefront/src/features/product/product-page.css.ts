import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '@torg/ui/styling';

export const opening = style({
  display: 'grid',
  gap: vars.space.m,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(18rem, 21rem)',
      alignItems: 'start',
      gap: vars.space.xl,
    },
    // The first picture and the way to buy it are seen whole, on a laptop too: beside thumbnails, below the header.
    [media.desktop]: {
      gridTemplateColumns: 'clamp(26rem, (100svh - 17rem) * 0.8 + 5.5rem, 100% - 30rem) minmax(0, 34rem)',
      gap: vars.space.xxxl,
    },
  },
});

export const buyBox = style({
  display: 'grid',
  gap: vars.space.l,
  '@media': { [media.tablet]: { position: 'sticky', insetBlockStart: vars.space.l } },
});

export const titleRow = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: vars.space.s,
});

export const promises = style({
  display: 'grid',
  gap: vars.space.xs,
  padding: `${vars.space.m} 0 0`,
  borderBlockStart: `1px solid ${vars.border.hairline}`,
  color: vars.text.soft,
  fontSize: vars.fontSize.s,
});

export const promise = style({ display: 'flex', gap: vars.space.xs, alignItems: 'center' });

/** Of no use on paper, where nothing can be followed. */
export const onScreen = style({ '@media': { [media.print]: { display: 'none' } } });

export const facts = style({
  display: 'grid',
  gap: vars.space.xxl,
  paddingBlock: vars.space.xxl,
  borderBlockStart: `1px solid ${vars.border.hairline}`,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '3fr 2fr',
      gridTemplateRows: 'auto 1fr',
      gap: `${vars.space.xxl} ${vars.space.xxxl}`,
    },
  },
});

/** Beside the texts and what stands below them, however long it is. */
export const numbers = style({
  '@media': { [media.desktop]: { gridColumn: 2, gridRow: '1 / span 2' } },
});

/** What customers think and ask; of no use on paper, where nobody can write. */
export const opinions = style({
  display: 'grid',
  gap: vars.space.xxl,
  paddingBlock: vars.space.xxl,
  borderBlockStart: `1px solid ${vars.border.hairline}`,
  '@media': {
    [media.desktop]: { gridTemplateColumns: '3fr 2fr', gap: vars.space.xxxl },
    [media.print]: { display: 'none' },
  },
});

/** The picture that was on a card grows into its place here (`client/grow-picture.ts`). */
export const sketchedPicture = style({ minWidth: 0 });

/** The price of a card, as large as that of the page. */
export const sketchedPrice = style({});
globalStyle(`${sketchedPrice} > div bdi:first-child`, { fontSize: vars.fontSize.xxl, lineHeight: '1.25' });
globalStyle(`${sketchedPrice} s > bdi:first-child`, { fontSize: vars.fontSize.s });

/** Lists of a few products each, one below the other, and beside each other in a wide row where they fit. */
export const relations = style({
  display: 'flex',
  flexFlow: 'row wrap',
  gap: `${vars.space.xxl} ${vars.space.l}`,
});
globalStyle(`${relations} > *`, { flex: '0 0 100%' });

const inWide = (flexBasis: string) => ({ '@media': { [media.wide]: { flexBasis } } });

/** As wide as so many columns of a grid of four. */
const columnsWide = (count: number) => inWide(`calc(${count} / 4 * (100% + ${vars.space.l}) - ${vars.space.l})`);

export const relation = styleVariants({ 1: columnsWide(1), 2: columnsWide(2), 3: columnsWide(3), 4: {} });
