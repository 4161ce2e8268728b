import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xs });
export const text = style({ display: 'flex', alignItems: 'center', gap: vars.space.xs, fontSize: vars.fontSize.s });
export const reached = style({ color: vars.status.success.ink, fontWeight: vars.fontWeight.strong });
const bar = { borderRadius: vars.radius.full } as const;
const fill = {
  ...bar,
  background: vars.accentMark,
  transition: `inline-size ${vars.motion.panel} ${vars.motion.enter}`,
} as const;
export const meter = style({
  ...bar,
  width: '100%',
  height: '0.5rem',
  border: `1px solid ${vars.border.control}`,
  background: vars.surface.picture,
  appearance: 'none',
  overflow: 'hidden',
  selectors: {
    '&::-webkit-progress-bar': { background: 'transparent' },
    '&::-webkit-progress-value': fill,
    '&::-moz-progress-bar': fill,
  },
});
/** Reached, it has said what it had to say: a line that says well done. */
export const full = style({
  height: '0.25rem',
  border: 0,
  selectors: {
    '&::-webkit-progress-value': { background: vars.status.success.border },
    '&::-moz-progress-bar': { background: vars.status.success.border },
  },
});
