import { style } from '@vanilla-extract/css';

/** Lies out as if it were not there: what stands in a part lies in the box around it. */
export const part = style({ display: 'contents' });
