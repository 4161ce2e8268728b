import { style, styleVariants } from '@vanilla-extract/css';

export const icon = style({
  flexShrink: 0,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
export const filled = style({ fill: 'currentColor' });
/** Points along the line of reading, so it turns with it. */
// Not `:dir()`: the build writes it for older browsers as a list of languages.
export const pointing = style({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } });
export const size = styleVariants({
  s: { width: '1rem', height: '1rem', strokeWidth: 2 },
  m: { width: '1.375rem', height: '1.375rem' },
  l: { width: '2rem', height: '2rem', strokeWidth: 1.3 },
  xl: { width: '3.5rem', height: '3.5rem', strokeWidth: 1 },
});
