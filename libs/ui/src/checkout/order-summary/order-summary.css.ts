import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { turned, turningSign } from '../../theme/turning-sign.css.ts';
import { vars } from '../../theme/vars.css.ts';

/** Stays in sight: on a narrow screen as a bar along the top, on a wide one as a box beside the fields. */
export const root = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  marginInline: `calc(-1 * ${vars.layout.gutter})`,
  borderBlockEnd: `1px solid ${vars.border.hairline}`,
  background: vars.surface.sunken,
  '@media': {
    [media.desktop]: {
      insetBlockStart: vars.space.l,
      marginInline: 0,
      border: 0,
      borderRadius: vars.radius.card,
    },
    // Open as it then is, it would cover the screen.
    [media.withoutScript]: { position: 'static' },
    [media.print]: { position: 'static' },
  },
});
export const toggle = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.m,
  width: '100%',
  minHeight: '3.5rem',
  paddingBlock: vars.space.xs,
  paddingInline: vars.layout.gutter,
  border: 0,
  background: 'transparent',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outlineOffset: -2 } },
  '@media': {
    [media.desktop]: { display: 'none' },
    [media.withoutScript]: { display: 'none' },
    [media.print]: { display: 'none' },
  },
});
export const toggleLabel = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  color: vars.text.link,
});
export const sign = style([turningSign, { selectors: { [`${toggle}[aria-expanded="true"] &`]: turned } }]);
export const total = style({
  marginInlineStart: 'auto',
  fontSize: vars.fontSize.l,
  fontWeight: vars.fontWeight.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const content = style({
  display: 'none',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  padding: `${vars.space.xs} ${vars.layout.gutter} ${vars.space.l}`,
  selectors: { [`${toggle}[aria-expanded="true"] + &`]: { display: 'grid' } },
  '@media': {
    // Opened, it may be taller than the screen that it is stuck to.
    [`not all and ${media.desktop}`]: { maxHeight: 'calc(100dvh - 3.5rem)', overflowY: 'auto' },
    [media.desktop]: { display: 'grid', padding: vars.space.l },
    [media.withoutScript]: { display: 'grid', maxHeight: 'none' },
    [media.print]: { display: 'grid', maxHeight: 'none' },
  },
});
export const lines = style({ display: 'grid', gap: vars.space.m });
export const line = style({
  display: 'grid',
  gridTemplateColumns: '3.5rem minmax(0, 1fr)',
  gap: vars.space.s,
});
export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignContent: 'start',
  columnGap: vars.space.s,
  minWidth: 0,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});
export const names = style({ flex: '1 1 8rem', minWidth: 0 });
export const name = style({ fontWeight: vars.fontWeight.strong, lineHeight: '1.35' });
export const small = style({ color: vars.text.muted, fontSize: vars.fontSize.s });
export const price = style({ marginInlineStart: 'auto', textAlign: 'end' });
/** The sums may change any moment: they step back, as readable as before. */
export const sums = style({
  paddingTop: vars.space.s,
  borderTop: `1px solid ${vars.border.hairline}`,
  selectors: { '&[aria-busy="true"]': { color: vars.text.muted, cursor: 'progress' } },
});
