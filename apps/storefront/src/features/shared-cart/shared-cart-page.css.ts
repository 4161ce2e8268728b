import { style } from '@vanilla-extract/css';
import { vars } from '@torg/ui/styling';

export const lines = style({ display: 'grid', gap: vars.space.m });
