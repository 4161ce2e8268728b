import { style } from '@vanilla-extract/css';
import { vars } from '@torg/ui/styling';
import { framedLink } from '../../elements/framed-link.css.ts';

export const letter = style([
  framedLink,
  {
    justifyContent: 'center',
    minWidth: vars.size.control,
    paddingInline: vars.space.xs,
    borderRadius: vars.radius.control,
    selectors: { '&[aria-current]': { borderColor: vars.border.strong, fontWeight: vars.fontWeight.strong } },
  },
]);
