import { style } from '@vanilla-extract/css';
import { media } from './media.ts';
import { vars } from './vars.css.ts';

/** A sign that turns over where what it stands for is open. By which mark that is known, its component says. */
export const turningSign = style({
  display: 'inline-flex',
  transition: `transform ${vars.motion.fast}`,
  '@media': { [media.lessMotion]: { transition: 'none' } },
});

export const turned = { transform: 'rotate(-180deg)' };
