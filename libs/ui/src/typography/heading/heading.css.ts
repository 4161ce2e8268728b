import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { fontSize } = vars;
const step = (phone: string, tablet: string) => ({
  fontSize: phone,
  '@media': { [media.tablet]: { fontSize: tablet } },
});

export const heading = style({ letterSpacing: '-0.012em', overflowWrap: 'anywhere', hyphens: 'auto' });
export const size = styleVariants({
  display: step(fontSize.xxxl, fontSize.display),
  xl: step(fontSize.xxl, fontSize.xxxl),
  l: step(fontSize.xl, fontSize.xxl),
  m: step(fontSize.l, fontSize.xl),
  s: step(fontSize.m, fontSize.l),
  xs: step(fontSize.s, fontSize.m),
});
