import { breakpoints } from './breakpoints.ts';

/**
 * From a width on, as a media query. In em, of which 16 pixels make one until the visitor asks their browser for larger
 * text: large text leaves no room for what stands side by side, so a wider layout waits for a wider window.
 */
const from = (width: number) => `(min-width: ${width / 16}em)`;

/** Media queries of the layout steps and of the visitor's wishes, for styles. */
export const media = {
  tablet: from(breakpoints.tablet),
  desktop: from(breakpoints.desktop),
  wide: from(breakpoints.wide),
  widest: from(breakpoints.widest),
  touch: '(pointer: coarse)',
  hover: '(hover: hover) and (pointer: fine)',
  lessMotion: '(prefers-reduced-motion: reduce)',
  withoutScript: '(scripting: none)',
  print: 'print',
  forcedColours: '(forced-colors: active)',
} as const;
