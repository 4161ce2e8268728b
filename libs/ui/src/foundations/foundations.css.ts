import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { textStyles } from '../theme/text-styles.ts';
import { vars } from '../theme/vars.css.ts';

export const list = style({
  display: 'grid',
  gap: vars.space.s,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
});
export const sample = style({
  padding: vars.space.m,
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius.card,
});
export const token = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  gap: vars.space.m,
  paddingBlock: vars.space.s,
  borderBottom: `1px solid ${vars.border.hairline}`,
});
export const value = style({ display: 'flex', alignItems: 'center', gap: vars.space.xs });
export const dot = style({ width: '3rem', height: '2rem', flex: 'none', stroke: vars.border.hairline });
export const chip = style({ width: '100%', height: '4rem', stroke: vars.border.hairline, marginBottom: vars.space.xs });
export const code = style({
  fontFamily: "'Source Code Pro', monospace",
  fontSize: vars.fontSize.xs,
  overflowWrap: 'anywhere',
});
export const bar = styleVariants(vars.space, (width) => ({ width, height: vars.space.l, background: vars.accent }));
export const textStyle = styleVariants(textStyles, (told) => ({
  fontFamily: vars.font[told.family],
  fontSize: vars.fontSize[told.phone],
  fontWeight: vars.fontWeight[told.weight],
  lineHeight: vars.lineHeight[told.lineHeight],
  letterSpacing: `${told.tracking}em`,
  overflowWrap: 'anywhere',
  '@media': { [media.tablet]: { fontSize: vars.fontSize[told.size] } },
}));
export const size = styleVariants(vars.fontSize, (fontSize) => ({ fontSize, lineHeight: vars.lineHeight.heading }));
export const fallback = styleVariants(
  { text: ['Source Sans 3', '400'], strong: ['Source Sans 3', '600'], heading: ['Open Sans', '600'] } as const,
  ([family, fontWeight]) => ({
    fontFamily: `'${family}', '${family} Fallback'`,
    fontWeight,
    fontSize: vars.fontSize.l,
  }),
);
export const font = styleVariants(vars.font, (fontFamily) => ({ fontFamily }));
const block = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  padding: vars.space.m,
  minHeight: '9rem',
  background: vars.surface.raised,
  textAlign: 'center',
});
export const radius = styleVariants(vars.radius, (borderRadius) => [
  block,
  { border: `1px solid ${vars.border.control}`, borderRadius },
]);
export const shadow = styleVariants(vars.shadow, (boxShadow) => [block, { borderRadius: vars.radius.card, boxShadow }]);
export const track = style([sample, { overflow: 'hidden' }]);
const runner = style({
  width: '3rem',
  height: vars.space.l,
  marginTop: vars.space.s,
  borderRadius: vars.radius.control,
  background: vars.accent,
  selectors: { [`${track}:hover &`]: { transform: 'translateX(8rem)' } },
});
export const motion = {
  fast: style([runner, { transition: `transform ${vars.motion.fast} ${vars.motion.enter}` }]),
  panel: style([runner, { transition: `transform ${vars.motion.panel} ${vars.motion.enter}` }]),
  enter: style([runner, { transition: `transform ${vars.motion.panel} ${vars.motion.enter}` }]),
  leave: style([runner, { transition: `transform ${vars.motion.panel} ${vars.motion.leave}` }]),
};
export const width = style({ width: '100%', height: vars.space.l, background: vars.surface.sunken, fill: vars.accent });
