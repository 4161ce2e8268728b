import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const breathe = keyframes({ '50%': { opacity: 0.55 } });

export const skeleton = style({
  display: 'block',
  background: vars.surface.picture,
  borderRadius: vars.radius.control,
  animation: `${breathe} 1.8s ease-in-out infinite`,
  '@media': {
    [media.lessMotion]: { animation: 'none' },
    [media.forcedColours]: { border: '1px solid GrayText' },
  },
});
export const shape = styleVariants({
  text: { height: '0.9em', marginBlock: '0.3em' },
  short: { height: '0.9em', marginBlock: '0.3em', width: '40%' },
  title: { height: '1.75rem', width: '60%' },
  button: { height: '3rem' },
  picture: { aspectRatio: '4 / 5', borderRadius: vars.radius.card },
});
