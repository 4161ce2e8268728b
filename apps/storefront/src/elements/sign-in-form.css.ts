import { style } from '@vanilla-extract/css';

/** As high as the large button that comes into it, so that nothing below moves then. */
export const passkey = style({ minBlockSize: '3.5rem' });
