import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

/** Ground, ink and border of what went well, wrong, or merely happened. */
export const tone = styleVariants(vars.status, ({ ground, ink, border }) => ({
  background: ground,
  borderColor: border,
  color: ink,
}));
