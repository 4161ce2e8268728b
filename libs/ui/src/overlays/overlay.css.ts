import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const fade = keyframes({ from: { opacity: 0 } });

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: 70,
  background: vars.surface.scrim,
  selectors: {
    '&[data-entering]': { animation: `${fade} ${vars.motion.panel} ${vars.motion.enter}` },
    '&[data-exiting]': { animation: `${fade} ${vars.motion.panel} ${vars.motion.leave} reverse forwards` },
  },
});
/** The frame inside a panel: title on top, content that scrolls, footer that stays. */
export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  height: '100%',
  outline: 0,
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
  paddingBlock: vars.space.s,
  paddingInline: `${vars.space.l} ${vars.space.s}`,
  borderBottom: `1px solid ${vars.border.hairline}`,
});
export const headWithBack = style({ gap: vars.space.xs, paddingInlineStart: vars.space.s });
export const title = style({ flex: 1, minWidth: 0, fontSize: vars.fontSize.xl, overflowWrap: 'anywhere', outline: 0 });
export const body = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space.l,
  outlineOffset: -4,
});
/** The content of a frame that took another's place. */
export const nextBody = style([body, { animation: `${fade} ${vars.motion.panel} ${vars.motion.enter}` }]);
export const foot = style({
  padding: vars.space.l,
  borderTop: `1px solid ${vars.border.hairline}`,
  background: vars.surface.sunken,
});
