import { breakpoints } from '@torg/ui';

/** The steps of the layout, by the name of what begins there. */
export const viewportBreakpoints = {
  tablet: breakpoints.tablet,
  laptop: breakpoints.desktop,
  desktop: breakpoints.wide,
  desktopBig: breakpoints.widest,
};
