import { breakpoints } from './breakpoints.ts';

/** Media queries of the layout steps and of the visitor's wishes, for styles. */
export const media = {
  tablet: `(min-width: ${breakpoints.tablet}px)`,
  desktop: `(min-width: ${breakpoints.desktop}px)`,
  wide: `(min-width: ${breakpoints.wide}px)`,
  widest: `(min-width: ${breakpoints.widest}px)`,
  touch: '(pointer: coarse)',
  hover: '(hover: hover) and (pointer: fine)',
  lessMotion: '(prefers-reduced-motion: reduce)',
  withoutScript: '(scripting: none)',
  prefersDark: '(prefers-color-scheme: dark)',
  forcedColours: '(forced-colors: active)',
} as const;
