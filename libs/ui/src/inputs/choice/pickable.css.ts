import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

/** A framed label around a radio: its frame says that it is picked, in forced colours too. */
export const pickable = style({
  border: `1px solid ${vars.border.control}`,
  background: vars.surface.raised,
  cursor: 'pointer',
  transition: `border-color ${vars.motion.fast}, background ${vars.motion.fast}`,
  selectors: {
    '&:hover': { borderColor: vars.border.strong },
    '&:has(:checked)': {
      borderColor: vars.action.primary.ground,
      background: vars.accentTint,
      boxShadow: `inset 0 0 0 1px ${vars.action.primary.ground}`,
    },
    '&:active:not(:has(:disabled))': { background: vars.action.secondary.press },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.focus}`, outlineOffset: 2 },
    '&:has(:disabled)': {
      borderColor: vars.border.hairline,
      background: vars.surface.sunken,
      color: vars.text.muted,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    [media.forcedColours]: {
      selectors: {
        '&:has(:checked)': { outline: '3px solid Highlight' },
        // The focus is another line than the pick, and farther out.
        '&:has(:checked:focus-visible)': {
          borderColor: 'Highlight',
          outline: '2px solid CanvasText',
          outlineOffset: 3,
        },
        '&:has(:disabled)': { color: 'GrayText', borderStyle: 'dashed' },
      },
    },
  },
});
