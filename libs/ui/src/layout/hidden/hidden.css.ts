import { styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';

const { tablet, desktop, wide, widest } = media;
const steps = { tablet, desktop, wide, widest };
const gone = { display: 'none' } as const;

export const below = styleVariants(steps, (step) => ({ '@media': { [`not all and ${step}`]: gone } }));
export const from = styleVariants(steps, (step) => ({ '@media': { [step]: gone } }));
