import { style } from '@vanilla-extract/css';
import { vars } from '@torg/ui/styling';

/** Room below, as the front page's picture reaches up to where the page begins. */
export const needed = style({ marginBlockEnd: vars.space.xxl });
