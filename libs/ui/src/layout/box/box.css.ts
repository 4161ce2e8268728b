import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const box = style({ minWidth: 0 });
export const padding = styleVariants(vars.space, (space) => ({ padding: space }));
const { page, raised, sunken, picture } = vars.surface;
export const surface = styleVariants({ page, raised, sunken, picture }, (ground) => ({
  borderRadius: vars.radius.card,
  background: ground,
}));
export const bordered = style({ border: `1px solid ${vars.border.hairline}`, borderRadius: vars.radius.card });
