import { style } from '@vanilla-extract/css';
import { vars } from '@torg/ui/styling';

export const hours = style({ display: 'grid', justifyItems: 'start', gap: vars.space.xs });

/** The browser alone knows how it is now: the place is kept, so that nothing moves when it says so. */
export const now = style({ minHeight: '1.75rem' });
