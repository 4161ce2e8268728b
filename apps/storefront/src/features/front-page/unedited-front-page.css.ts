import { style } from '@vanilla-extract/css';
import { vars } from '@torg/ui/styling';

export const words = style({ display: 'grid', gap: vars.space.m, maxWidth: '40rem', paddingBlockStart: vars.space.l });
