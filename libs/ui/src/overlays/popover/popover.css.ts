import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'scale(0.98)' } });

/** Whatever lies over the page beside what opened it. */
export const card = style({
  maxWidth: 'min(24rem, calc(100vw - 2rem))',
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
  color: vars.text.strong,
  boxShadow: vars.shadow.overlay,
  overflow: 'auto',
  outline: 0,
  selectors: {
    '&[data-entering]': { animation: `${appear} ${vars.motion.fast} ${vars.motion.enter}` },
    '&[data-exiting]': { animation: `${appear} ${vars.motion.fast} ${vars.motion.leave} reverse forwards` },
  },
});
export const dialog = style({ display: 'grid', gap: vars.space.xs, padding: vars.space.m, outline: 0 });
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
});
export const title = style({ fontSize: vars.fontSize.m, overflowWrap: 'anywhere' });
/** The button's own room lines up with the card's. */
export const close = style({ marginBlock: '-0.5rem', marginInlineEnd: '-0.5rem' });
