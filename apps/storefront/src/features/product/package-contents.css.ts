import { style } from '@vanilla-extract/css';
import { vars } from '@torg/ui/styling';

export const option = style({ display: 'flex', alignItems: 'center', gap: vars.space.s });

export const picture = style({ flexShrink: 0, width: '4rem' });
