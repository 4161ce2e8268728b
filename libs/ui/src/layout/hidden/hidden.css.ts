import { styleVariants } from '@vanilla-extract/css';
import { breakpoints } from '../../theme/breakpoints.ts';

const gone = { display: 'none' } as const;

export const below = styleVariants(breakpoints, (width) => ({ '@media': { [`(width < ${width}px)`]: gone } }));
export const from = styleVariants(breakpoints, (width) => ({ '@media': { [`(width >= ${width}px)`]: gone } }));
