import { style } from '@vanilla-extract/css';

/** As high as the window, so that the footer comes into no view when what is marked is less than the grey cards. */
export const place = style({ minHeight: '100vh' });
