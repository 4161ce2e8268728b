import { style } from '@vanilla-extract/css';

/** Wide enough for an e-mail address, and no wider: a long box asks for a long answer. */
export const column = style({ width: '100%', maxWidth: '25rem' });
