import { style } from '@vanilla-extract/css';
import { vars } from '../src/theme/vars.css.ts';

export const padded = style({ padding: vars.layout.gutter });
