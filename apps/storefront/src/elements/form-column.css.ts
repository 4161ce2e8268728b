import { style } from '@vanilla-extract/css';

/** Wide enough for an e-mail address, and no wider: a long box asks for a long answer. */
export const column = style({ width: '100%', maxWidth: '25rem' });

/** As high as the large button that comes into it, so that nothing below moves then. */
export const laterButton = style({ minBlockSize: '3.5rem' });
