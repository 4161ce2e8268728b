import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { touchTarget } from '../../theme/touch-target.css.ts';
import { vars } from '../../theme/vars.css.ts';

const working = keyframes({ to: { borderBottomColor: vars.accentMark } });

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'min(5.5rem, 28%) minmax(0, 1fr)',
  columnGap: vars.space.m,
  paddingBlock: vars.space.m,
  borderBottom: `1px solid ${vars.border.hairline}`,
  selectors: {
    '&[aria-busy="true"]': {
      cursor: 'progress',
      animation: `${working} calc(4 * ${vars.motion.panel}) infinite alternate`,
    },
  },
  '@media': {
    [media.lessMotion]: {
      selectors: { '&[aria-busy="true"]': { borderBottomColor: vars.accentMark, animation: 'none' } },
    },
  },
});
/** Faded while the line is being changed; its words stay as readable as they are. */
export const picture = style({
  transition: `opacity ${vars.motion.panel}`,
  selectors: { '[aria-busy="true"] > &': { opacity: 0.5 } },
});
export const faded = style({ opacity: 0.5 });
export const campaign = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  color: vars.status.success.ink,
  fontSize: vars.fontSize.s,
});
/** What is not paid. */
export const struck = style({ color: vars.text.muted, textDecorationLine: 'line-through' });
export const roomy = style({ '@media': { [media.tablet]: { gridTemplateColumns: '7rem minmax(0, 1fr)' } } });
export const body = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xs, minWidth: 0 });
export const top = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space.xs });
export const names = style({ flex: 1, minWidth: 0 });
export const name = style([
  touchTarget,
  {
    display: 'inline-block',
    color: 'inherit',
    fontWeight: vars.fontWeight.strong,
    lineHeight: '1.35',
    textDecorationLine: 'none',
    overflowWrap: 'anywhere',
    selectors: { '&:hover': { textDecorationLine: 'underline' } },
  },
]);
export const small = style({ color: vars.text.muted, fontSize: vars.fontSize.s });
export const remove = style({ marginBlockStart: '-0.5rem', marginInlineEnd: '-0.625rem', color: vars.text.soft });
export const price = style({ marginInlineStart: 'auto', textAlign: 'end' });
export const bottom = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: vars.space.s,
  marginTop: 'auto',
});
/** Where a quantity will stand. */
export const quantityPlace = style({ width: '8.25rem' });
