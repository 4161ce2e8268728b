import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';

const counts = { 1: 1, 2: 2, 3: 3, 4: 4, 6: 6 } as const;
const grid = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const columns = style({ display: 'grid' });
export const phone = styleVariants(counts, grid);
export const tablet = styleVariants(counts, (count) => ({ '@media': { [media.tablet]: grid(count) } }));
export const desktop = styleVariants(counts, (count) => ({ '@media': { [media.desktop]: grid(count) } }));
