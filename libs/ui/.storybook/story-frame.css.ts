import { style } from '@vanilla-extract/css';
import { vars } from '../src/theme/vars.css.ts';

export const frame = style({ background: vars.surface.page, color: vars.text.strong });
export const padded = style([frame, { padding: vars.layout.gutter }]);
