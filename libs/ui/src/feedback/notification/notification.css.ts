import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(-0.75rem)' } });

export const place = style({
  position: 'fixed',
  top: vars.space.m,
  insetInline: vars.space.m,
  zIndex: 80,
  display: 'flex',
  justifyContent: 'flex-end',
  pointerEvents: 'none',
  '@media': { [media.tablet]: { top: vars.space.l, insetInline: vars.space.l } },
});
export const card = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.s,
  width: '100%',
  maxWidth: '26rem',
  padding: vars.space.s,
  paddingInlineStart: vars.space.m,
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
  boxShadow: vars.shadow.overlay,
  pointerEvents: 'auto',
  animation: `${arrive} ${vars.motion.panel} ${vars.motion.enter}`,
});
export const sign = style({
  display: 'inline-flex',
  padding: '0.375rem',
  marginBlock: '0.3125rem',
  borderRadius: vars.radius.full,
});
export const message = style({ flex: 1, minWidth: 0, paddingBlock: '0.6rem' });
