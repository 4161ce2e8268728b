/** The least width of each class but the narrowest, in CSS pixels. */
export interface ViewportBreakpoints {
  tablet: number;
  laptop: number;
  desktop: number;
  desktopBig: number;
}

/** How wide a window is, from the narrowest to the widest. */
export type ViewportClass = 'phone' | keyof ViewportBreakpoints;

/** A document is the same for every window, so the server takes all of them for this wide (CSS pixels). */
export const assumedWidth = 1360;

/** The class of a window. It is for what styles cannot do: what they can is theirs. */
export function viewportClassOf(width: number, breakpoints: ViewportBreakpoints): ViewportClass {
  if (width >= breakpoints.desktopBig) return 'desktopBig';
  if (width >= breakpoints.desktop) return 'desktop';
  if (width >= breakpoints.laptop) return 'laptop';
  return width >= breakpoints.tablet ? 'tablet' : 'phone';
}
