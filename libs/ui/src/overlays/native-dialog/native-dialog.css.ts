import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(1rem)' } });
const fade = keyframes({ from: { opacity: 0 } });

export const dialog = style({
  width: 'calc(100% - 2rem)',
  // A column of fields, 25rem, with the space around it.
  maxWidth: '28rem',
  maxHeight: 'calc(100dvh - 2rem)',
  margin: 'auto',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.card,
  background: vars.surface.page,
  color: vars.text.strong,
  boxShadow: vars.shadow.overlay,
  overflow: 'hidden',
  animation: `${rise} ${vars.motion.panel} ${vars.motion.enter}`,
  selectors: {
    '&[open]': { display: 'flex' },
    '&::backdrop': {
      background: vars.surface.scrim,
      animation: `${fade} ${vars.motion.panel} ${vars.motion.enter}`,
    },
  },
  // Shadows and grounds vanish there.
  '@media': { [media.forcedColours]: { border: '2px solid CanvasText' } },
});

/** The page below stays where it is. */
globalStyle(`:root:has(${dialog}[open])`, { overflow: 'hidden' });
