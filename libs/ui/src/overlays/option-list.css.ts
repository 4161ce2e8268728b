// What every list that opens under a control has in common, whichever part opens it.
import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';

export const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-0.25rem)' } });

/** The sheet that the list lies on. */
export const sheet = style({
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
  boxShadow: vars.shadow.overlay,
});

/** One line of it, for a finger too. */
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minHeight: vars.size.control,
  outline: 0,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered], &[data-focused]': { background: vars.action.secondary.hover },
    '&[data-disabled]': { color: vars.text.muted, cursor: 'not-allowed' },
  },
  '@media': {
    [media.forcedColours]: {
      selectors: {
        '&[data-focused]': { outline: '2px solid Highlight', outlineOffset: -2 },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
});
