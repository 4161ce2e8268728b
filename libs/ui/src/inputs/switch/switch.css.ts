import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { primary } = vars.action;

export const track = style({
  flexShrink: 0,
  width: '2.75rem',
  height: '1.5rem',
  padding: '0.1875rem',
  border: `1px solid ${vars.border.control}`,
  borderRadius: vars.radius.full,
  background: vars.surface.sunken,
  appearance: 'none',
  cursor: 'inherit',
  transition: `border-color ${vars.motion.fast}, background ${vars.motion.fast}`,
  selectors: {
    '&::before': {
      content: '""',
      display: 'block',
      width: '1rem',
      height: '1rem',
      borderRadius: vars.radius.full,
      background: vars.border.control,
      transition: `margin-inline-start ${vars.motion.fast}, background ${vars.motion.fast}`,
      forcedColorAdjust: 'none',
    },
    '&:hover:enabled': { borderColor: vars.border.strong },
    '&:checked': { borderColor: primary.ground, background: primary.ground },
    '&:checked::before': { marginInlineStart: '1.25rem', background: primary.ink },
    '&:disabled': { borderColor: vars.border.hairline },
    '&:disabled::before': { background: vars.border.hairline },
    '&:checked:disabled': { background: vars.border.control },
  },
  '@media': {
    [media.forcedColours]: {
      selectors: {
        '&::before': { background: 'CanvasText' },
        '&:checked': { borderColor: 'Highlight', borderWidth: 2, padding: '0.125rem' },
        '&:checked::before': { background: 'Highlight' },
        '&:disabled::before': { background: 'GrayText' },
      },
    },
  },
});
