import { style } from '@vanilla-extract/css';
import { vars } from '@torg/ui/styling';
import { framedLink } from '../../elements/framed-link.css.ts';

export const chip = style([framedLink, { paddingInline: vars.space.m, borderRadius: vars.radius.full }]);
