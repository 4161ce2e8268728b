import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

export const area = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.xxs,
  padding: vars.space.l,
  border: `1px dashed ${vars.border.control}`,
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
  color: vars.text.muted,
  fontSize: vars.fontSize.s,
  textAlign: 'center',
  transition: `border-color ${vars.motion.fast}, background ${vars.motion.fast}`,
  selectors: {
    '&:hover': { borderColor: vars.border.strong },
    '&[data-dragged-over]': {
      borderStyle: 'solid',
      borderColor: vars.action.primary.ground,
      background: vars.accentTint,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.focus}`, outlineOffset: 2 },
    '&:has([aria-invalid])': { borderColor: vars.status.danger.border, borderWidth: 2 },
    '&:has(:disabled)': { borderColor: vars.border.hairline, background: vars.surface.sunken },
  },
});
/** Lies unseen over the whole area: the browser's own field takes presses and drops. */
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
  // Without script nobody could name the chosen files but the field itself.
  '@media': { [media.withoutScript]: { position: 'static', height: 'auto', opacity: 1 } },
});
export const action = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  color: vars.text.link,
  fontSize: vars.fontSize.m,
  fontWeight: vars.fontWeight.strong,
  '@media': { [media.withoutScript]: { display: 'none' } },
});
export const files = style({ display: 'grid' });
export const file = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minHeight: '2.25rem',
  borderBottom: `1px solid ${vars.border.hairline}`,
});
export const name = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
