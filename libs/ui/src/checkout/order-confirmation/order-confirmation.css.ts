import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
    [media.print]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
const sign = style({
  display: 'grid',
  placeContent: 'center',
  width: '3.5rem',
  height: '3.5rem',
  borderRadius: vars.radius.full,
  '@media': { [media.print]: { display: 'none' }, [media.forcedColours]: { border: '1px solid' } },
});
export const signOf = styleVariants({
  confirmed: [sign, { background: vars.status.success.ground, color: vars.status.success.ink }],
  pending: [sign, { background: vars.status.info.ground, color: vars.status.info.ink }],
});
export const words = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s });
export const text = style({ maxWidth: vars.layout.measure, color: vars.text.soft, overflowWrap: 'anywhere' });
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.m} ${vars.space.xl}`,
  paddingBlock: vars.space.m,
  borderBlock: `1px solid ${vars.border.hairline}`,
});
export const term = style({ color: vars.text.muted, fontSize: vars.fontSize.s });
export const value = style({
  fontWeight: vars.fontWeight.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
});
/** Nobody presses on paper. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s,
  '@media': { [media.print]: { display: 'none' } },
});
